import PlaygroundEvaluator

/// The conformances that the session library adds to types of the standard library and Foundation.
enum BuiltInGenerables {
    static var types: [HostType] {
        scalars + [
            // A declaration of a type that is there already adds to it.
            HostType("struct Array<Element>: Generable where Element: Generable") {
                [HostMember(noting: "typealias PartiallyGenerated = [Element.PartiallyGenerated]")]
            },
            HostType(
                "enum Optional<Wrapped>: ConvertibleToGeneratedContent where Wrapped: ConvertibleToGeneratedContent"
            ) {
                [HostMember(noting: "typealias PartiallyGenerated = Wrapped.PartiallyGenerated")]
            },
        ]
    }

    private static var scalars: [HostType] {
        ["Bool", "String", "Int", "Float", "Double", "Decimal"].map { name in
            HostType("struct \(name): Generable") { [HostMember(noting: "typealias PartiallyGenerated = \(name)")] }
        }
    }
}
