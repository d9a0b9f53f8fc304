/// The partial form of a generable structure, whose properties can be reached by key paths of the whole; Easel's own.
///
/// The compiler hides what macros add from code that is itself the argument of a macro, such as the body of
/// `#Playground`. There, `partial.title` is found through `Whole.title`; everywhere else the partial form's own
/// property is found first.
@dynamicMemberLookup
public protocol PartialStructure {
    /// The structure that this is a part of.
    associatedtype Whole

    /// The partial form's property for each generated property of the whole.
    static var partialPaths: [PartialKeyPath<Whole>: PartialKeyPath<Self>] { get }
}

extension PartialStructure {
    /// Reads the part of a generated property, nil until there is one; other properties have no part, which is a trap.
    public subscript<Value: Generable>(dynamicMember path: KeyPath<Whole, Value>) -> Value.PartiallyGenerated? {
        part(at: path) as? Value.PartiallyGenerated
    }

    /// Reads the part of a generated property that may be absent; other properties have no part, which is a trap.
    public subscript<Value: Generable>(dynamicMember path: KeyPath<Whole, Value?>) -> Value.PartiallyGenerated? {
        part(at: path) as? Value.PartiallyGenerated
    }

    private func part(at path: PartialKeyPath<Whole>) -> Any {
        guard let own = Self.partialPaths[path] else {
            preconditionFailure("\(path) is not a generated property, so \(Self.self) has no part of it.")
        }
        return self[keyPath: own]
    }
}
