import SourceText

/// Something that has no value when it is declared, and has to get one before it is used: a variable, or the `self` of an
/// initializer.
final class Storage {
    /// Tells parts of all storages of a function apart.
    typealias PartID = Int

    struct Part {
        var id: PartID
        /// As messages name it: `x`, `self.x`, `point.1`.
        var name: String
        var isLet: Bool
    }

    enum Kind {
        /// A variable declared without a value.
        case variable
        /// The `self` of an initializer that gives each stored property its value.
        case fields
        /// The `self` of an initializer that gets it whole: from another initializer, or by assignment.
        case whole
    }

    let name: String
    let kind: Kind
    let isLet: Bool
    var parts: [Part]
    /// Whether a fault has been reported; one fault is one message.
    var isReported = false
    /// Of the `self` of a class.
    var object: ObjectParts?

    struct ObjectParts {
        /// How many stored properties the superclasses have.
        var inherited: Int
        /// Whether the superclass's part has been made; nil without a superclass to call.
        var superclass: PartID?
        /// Whether it is made without being asked for, at the end.
        var isSuperclassImplicit = false
    }

    init(name: String, kind: Kind, isLet: Bool, parts: [Part]) {
        self.name = name
        self.kind = kind
        self.isLet = isLet
        self.parts = parts
    }

    /// `constant` or `variable`, as Swift begins its messages.
    var noun: String { isLet ? "constant" : "variable" }
}

/// What is known where control is: which parts have a value on every way here, and which on some.
struct InitializationState {
    var isReachable = true
    var given: Set<Storage.PartID> = []
    var perhapsGiven: Set<Storage.PartID> = []

    static let unreachable = InitializationState(isReachable: false)

    /// Where two ways come together.
    mutating func join(_ other: InitializationState) {
        guard other.isReachable else { return }
        guard isReachable else { return self = other }
        given.formIntersection(other.given)
        perhapsGiven.formUnion(other.perhapsGiven)
    }

    mutating func give(_ part: Storage.PartID) {
        given.insert(part)
        perhapsGiven.insert(part)
    }

    mutating func take(_ part: Storage.PartID) {
        given.remove(part)
        perhapsGiven.remove(part)
    }
}
