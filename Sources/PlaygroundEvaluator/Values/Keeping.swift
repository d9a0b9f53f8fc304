/// How a variable holds an object that it does not keep alive.
enum Keeping {
    /// Reads as nil when the object is gone.
    case weak
    /// Reading ends the program when the object is gone.
    case unowned

    /// A field's value as the variable shows it.
    func read(_ field: Value, _ site: Site) throws -> Value {
        let value = field.withoutWeakness
        guard self == .unowned else { return value }
        switch value {
        case .some(let object): return object
        case .none: throw site.trap("Attempted to read an unowned reference but the object was already deallocated")
        default: return value
        }
    }

    /// What a field holds for a value: a reference that does not keep the object.
    static func hold(_ value: Value) -> Value {
        switch value {
        case .some(.object(let object)), .object(let object):
            .host(HostBox(WeakReference(object), type: WeakReference.type(beside: object)))
        default: value
        }
    }

    /// Changes a weak field of a struct as if it were a plain one.
    static func modify(_ structure: inout StructValue, _ index: Int, _ body: (inout Value) throws -> Void) throws {
        let isWeak = structure.type.weakProperties.contains(index)
        var value = structure.storage.fields[index].withoutWeakness
        defer { structure.storage.fields[index] = isWeak ? hold(value) : value }
        try body(&value)
    }
}

/// What a `weak` or `unowned` variable holds.
final class WeakReference {
    private weak var object: ObjectValue?

    init(_ object: ObjectValue) { self.object = object }

    var value: Value { object.map { .some(.object($0)) } ?? .none }

    /// The type that the box around a reference carries: never seen by a program, so the object's own will do.
    static func type(beside object: ObjectValue) -> NominalType { object.type }
}

extension Value {
    /// The object, or nil, that a weak reference stands for; every other value is itself.
    var withoutWeakness: Value {
        if case .host(let box) = self, let reference = box.payload as? WeakReference { return reference.value }
        return self
    }
}

extension TypeSystem {
    /// How a stored property holds its object, where it is not simply kept.
    func keeping(of index: Int, in type: Type) -> Keeping? {
        guard let nominal = nominal(type)?.type else { return nil }
        var position = index
        for owner in superclasses(of: nominal).reversed() {
            guard position >= owner.storedProperties.count else {
                guard owner.weakProperties.contains(position) else { return nil }
                return owner.unownedProperties.contains(position) ? .unowned : .weak
            }
            position -= owner.storedProperties.count
        }
        return nil
    }

    /// A value as a field holds it.
    func held(_ value: Value, _ type: NominalType, _ index: Int) -> Value {
        keeping(of: index, in: .nominal(type, [])) == nil ? value : Keeping.hold(value)
    }
}
