extension GeneratedContent {
    /// Creates content with named properties in the given order; for a repeated name the last value counts.
    ///
    /// Follows API version 26.0.
    public init(properties: KeyValuePairs<String, any ConvertibleToGeneratedContent>, id: GenerationID? = nil) {
        self.init(.structure(Properties(properties.map { ($0.key, $0.value.generatedContent) })), id: id)
    }

    /// Creates content with named properties in the given order, asking `combine` for the value of a repeated name.
    ///
    /// Follows API version 26.0.
    public init<S>(
        properties: S, id: GenerationID? = nil,
        uniquingKeysWith combine: (GeneratedContent, GeneratedContent) throws -> some ConvertibleToGeneratedContent
    ) rethrows where S: Sequence, S.Element == (String, any ConvertibleToGeneratedContent) {
        var unique = Properties()
        for (key, value) in properties {
            let new = value.generatedContent
            unique[key] = try unique[key].map { try combine($0, new).generatedContent } ?? new
        }
        self.init(.structure(unique), id: id)
    }

    /// Creates content that is an array of the given elements.
    ///
    /// Follows API version 26.0.
    public init<S>(elements: S, id: GenerationID? = nil)
    where S: Sequence, S.Element == any ConvertibleToGeneratedContent {
        self.init(.array(elements.map(\.generatedContent)), id: id)
    }

    /// Creates content from any value that can be written as content.
    ///
    /// Follows API version 26.0.
    public init(_ value: some ConvertibleToGeneratedContent) {
        self = value.generatedContent
    }

    /// Creates content from any value that can be written as content, with an identity of your choice.
    ///
    /// Follows API version 26.0.
    public init(_ value: some ConvertibleToGeneratedContent, id: GenerationID) {
        self = value.generatedContent
        self.id = id
    }
}
