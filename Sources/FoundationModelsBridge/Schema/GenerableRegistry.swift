import FoundationModels
import PlaygroundEvaluator

/// What `@Generable` and `@Guide` said about the document's types.
final class GenerableRegistry {
    private var traits: [ObjectIdentifier: GenerableTraits] = [:]
    private var partials: [ObjectIdentifier: NominalType] = [:]

    func add(_ traits: GenerableTraits, for type: NominalType) {
        self.traits[ObjectIdentifier(type)] = traits
    }

    func traits(of type: NominalType) -> GenerableTraits? { traits[ObjectIdentifier(type)] }

    /// Remembers which type a `PartiallyGenerated` is the partial form of.
    func addPartial(_ partial: NominalType, of type: NominalType) {
        partials[ObjectIdentifier(partial)] = type
    }

    /// The type that a `PartiallyGenerated` is the partial form of.
    func origin(ofPartial type: NominalType) -> NominalType? { partials[ObjectIdentifier(type)] }
}

/// What `@Generable` said about one type; texts and guides are evaluated when a schema is made.
struct GenerableTraits {
    typealias Evaluation = (any HostContext) throws -> Value

    /// One property's `@Guide` attributes, merged.
    struct Guides {
        var description: Evaluation?
        var guides: [Evaluation] = []
    }

    var name: Evaluation?
    var description: Evaluation?
    var representsNilExplicitly = false
    /// By the position of the stored property.
    var properties: [Guides]
}
