import PlaygroundSyntax
import SourceText

/// A struct, class, enum, actor or protocol, declared in the document or by a host library.
///
/// Of use as long as the interpreter that made it; two types are the same when they are the same object.
package final class NominalType: Hashable {
    package enum Kind: String, Sendable { case `struct`, `class`, `enum`, actor, `protocol` }

    package let name: String
    package let kind: Kind
    /// The module that `debugPrint` writes before the name; a host library sets its own when it configures the type.
    package var module: String {
        get {
            if configuration != nil { configureNow() }
            return ownModule
        }
        set { ownModule = newValue }
    }
    private var ownModule = "main"
    /// The type it is nested in.
    package let enclosing: NominalType?
    /// Those of the types it is nested in, then its own.
    package var genericParameters: [GenericParameter] = []
    /// How many of its generic parameters belong to the types it is nested in.
    private(set) var inheritedParameters = 0
    package var superclass: Type?
    /// Protocols it conforms to directly, in order.
    package var conformances: [NominalType] = []
    package var storedProperties: [StoredProperty] = []
    package var cases: [EnumCase] = []
    /// The raw type of an enum.
    package var rawType: Type?
    package var nestedTypes: [String: NominalType] = [:]
    /// Associated types of a protocol, with their defaults.
    package var associatedTypes: [String: Type] = [:]
    var associatedConstraints: [String: [NominalType]] = [:]
    /// Attributes as written, `@Generable(description: "…")`.
    package var attributes: [Attribute] = []
    package var documentation: String?
    /// A property whose value once stood where values of the type stand now.
    package var forwarding: Forwarding?
    package var place: SourcePlace?
    package var hooks: Hooks {
        _read {
            if configuration != nil { configureNow() }
            yield ownHooks
        }
        _modify {
            if configuration != nil { configureNow() }
            yield &ownHooks
        }
    }
    private var ownHooks = Hooks()
    /// Sets module and hooks when the type is first used: asking Swift what a host's type conforms to takes a while.
    private var configuration: ((NominalType) -> Void)?

    package func configureLater(_ configuration: @escaping (NominalType) -> Void) { self.configuration = configuration }

    private func configureNow() {
        let pending = configuration
        configuration = nil
        pending?(self)
    }

    /// Forgets hooks and coding, which the document's functions stand behind.
    func forgetOwnWays() { (configuration, ownHooks, coding) = (nil, Hooks(), nil) }

    /// How a `Codable` type of the document is written and read; nil when it is not one.
    package var coding: Coding?
    /// The rows a host library or an attached macro gives the type; the document's own members are kept by the checker.
    package var hostMembers: [HostMember] = [] {
        didSet { onHostMembersChanged?() }
    }
    /// Members by name: the document's own and the host's rows.
    let members = MemberTable()
    /// `Self` of a protocol's members.
    let selfParameter = GenericParameter(name: "Self")
    /// Reads rows that an attached macro added.
    var onHostMembersChanged: (() -> Void)?
    /// The superclass's layout comes first in `allStoredProperties`.
    var isFromHost = false
    var isMarker = false
    /// A protocol only classes conform to.
    var isClassBound = false
    /// Declared `private` or `fileprivate`, or inside of such a type.
    var isHidden = false
    /// A class declared `final`.
    var isFinal = false
    /// Class methods by full name, for dynamic dispatch; filled when first used.
    var dispatchCache: [String: Member] = [:]
    /// Requirements of the extension or declaration under which each conformance holds.
    var conditionalConformances: [ObjectIdentifier: [TypeRequirement]] = [:]
    var typeAliases: [String: (parameters: [GenericParameter], type: Type)] = [:]
    var declaration: NominalDeclaration?
    /// Stored properties declared `weak` or `unowned`, by position.
    var weakProperties: Set<Int> = []
    var unownedProperties: Set<Int> = []
    var lazyProperties: Set<Int> = []
    /// The names of properties behind wrappers, by the names of the stored properties that hold the wrappers.
    var wrappedProperties: [String: String] = [:]
    /// Functions that make the wrapper of a value, by the names of the stored properties.
    var wrapperMakers: [String: Function] = [:]
    /// Stored properties declared `T!`, by position.
    var implicitlyUnwrapped: Set<Int> = []
    /// Whether any class inherits from this one, so that its members may be overridden.
    var isSubclassed = false
    func isLazyProperty(_ index: Int) -> Bool { lazyProperties.contains(index) }
    /// Whether members made from the parts have been added.
    var isSynthesized = false
    /// Initial values of stored properties, by position.
    var propertyDefaults: [Int: Function] = [:]
    /// Default values of enum payloads.
    var caseDefaults: [CaseDefault: Function] = [:]
    /// `deinit`
    var deinitializer: Function?

    package init(name: String, kind: Kind, enclosing: NominalType? = nil) {
        self.name = name
        self.kind = kind
        self.enclosing = enclosing
        selfParameter.owner = self
        if kind == .protocol { selfParameter.constraints = [self] }
    }

    /// Takes over the generic parameters of the type it is nested in, whose code it may be written in terms of.
    func inheritParameters() {
        guard let enclosing, kind != .protocol, enclosing.kind != .protocol else { return }
        genericParameters = enclosing.genericParameters
        inheritedParameters = genericParameters.count
    }

    /// Whether a library made the type beside one of the document, and its members are not declared yet.
    var isMadeByHost: Bool { !isFromHost && !storedProperties.isEmpty && members.all.isEmpty }

    /// `Outer.Inner`
    package var qualifiedName: String { (enclosing.map { $0.qualifiedName + "." } ?? "") + name }

    package struct StoredProperty {
        package var name: String
        package var type: Type
        package var isLet: Bool
        package var attributes: [Attribute]
        package var documentation: String?
        package var hasDefault: Bool

        package init(
            name: String, type: Type, isLet: Bool, attributes: [Attribute] = [], documentation: String? = nil,
            hasDefault: Bool = false
        ) {
            self.name = name
            self.type = type
            self.isLet = isLet
            self.attributes = attributes
            self.documentation = documentation
            self.hasDefault = hasDefault
        }
    }

    package struct EnumCase {
        package var name: String
        package var payload: [Type.TupleElement]
        package var rawValue: Value?

        package init(name: String, payload: [Type.TupleElement] = [], rawValue: Value? = nil) {
            self.name = name
            self.payload = payload
            self.rawValue = rawValue
        }
    }

    /// What a type does in its own way; nil means the structural default.
    package struct Hooks {
        package var equal: ((Value, Value) -> Bool)?
        package var hash: ((Value, inout Hasher) -> Void)?
        package var isLess: ((Value, Value) throws -> Bool)?
        /// `description`, for `print` and interpolation.
        package var describe: ((Value) throws -> String)?
        package var debugDescribe: ((Value) throws -> String)?
        /// Whether a value has a description of its own, for types that only some of their arguments give one; nil for all.
        package var isDescribed: ((Value) -> Bool)?
        /// The children a canvas shows and `dump` walks, for host values.
        package var mirror: ((Value) -> [(label: String?, value: Value)])?
        /// Whether a canvas leaves such values out of what they are parts of: an identity says nothing to a reader.
        package var isHiddenPart = false
        /// Makes a `for` loop possible: returns a function that gives the next element, or nil at the end.
        package var makeIterator: ((Value, any HostContext) throws -> () throws -> Value?)?

        /// The value as another type sees it, for `as?`, `is` and catch patterns: an error of one API version as the
        /// error of another. nil when it has no such view.
        package var view: ((Value, NominalType) -> Value?)?
        /// Reads a host value, for `Decodable` types of a host library.
        package var decode: ((any Decoder, any HostContext) throws -> Value)?

        package init() {}
    }

    /// What the coders of a host library ask of a document's `Encodable` or `Decodable` type.
    package struct Coding {
        /// Stored properties that take part, each with its coding key, in order; the names themselves without `CodingKeys`.
        package var keys: [(property: String, key: String)]
        /// The document's own `encode(to:)`: the value, the encoder.
        package var encode: ((Value, _ encoder: Value, any HostContext) throws -> Void)?
        /// The document's own `init(from:)`: the generic arguments, the decoder.
        package var decode: (([Type], _ decoder: Value, any HostContext) throws -> Value)?
        /// Makes a value of the decoded properties by name; the others get their default values.
        package var make: (([Type], [String: Value], any HostContext) throws -> Value)?

        package init(keys: [(property: String, key: String)]) {
            self.keys = keys
        }
    }

    package static func == (left: NominalType, right: NominalType) -> Bool { left === right }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension NominalType {
    /// Lets code from before a type came between be used still: what the type lacks is looked for in one of its properties.
    package struct Forwarding: Sendable {
        package var property: String
        /// Said where it is used.
        package var note: String

        package init(to property: String, note: String) {
            self.property = property
            self.note = note
        }
    }
}

extension NominalType {
    /// The parameters' types of a method that the document declares; nil without one.
    package func parameterTypes(of method: String, labels: [String?]) -> [Type]? {
        members[method].first { !$0.isHost && $0.labels == labels }?.type.parameters.map(\.type)
    }
}
