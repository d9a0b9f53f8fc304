extension GenerationSchema {
    /// A named, typed member of a schema, with a description and guides.
    ///
    /// Follows API version 26.0.
    public struct Property: Sendable {
        let name: String
        let description: String?
        let isOptional: Bool
        let guides: [GuideRule]
        /// Asked only while the owner's schema is put together, so that a type may contain itself.
        let schema: @Sendable () -> GenerationSchema

        private init(
            name: String, description: String?, isOptional: Bool, type: (some Generable).Type, guides: [GuideRule]
        ) {
            self.name = name
            self.description = description
            self.isOptional = isOptional
            self.guides = guides
            schema = { SchemaAssembly.schema(of: type) }
        }

        /// Creates a property that is always generated.
        ///
        /// Guides that contradict each other make requests with the schema fail with `unsupportedGuide`.
        /// Follows API version 26.0.
        public init<Value>(
            name: String, description: String? = nil, type: Value.Type, guides: [GenerationGuide<Value>] = []
        ) where Value: Generable {
            self.init(
                name: name, description: description, isOptional: false, type: type, guides: guides.flatMap(\.rules))
        }

        /// Creates a property that the model may leave out.
        ///
        /// Follows API version 26.0.
        public init<Value>(
            name: String, description: String? = nil, type: Value?.Type, guides: [GenerationGuide<Value>] = []
        ) where Value: Generable {
            self.init(
                name: name, description: description, isOptional: true, type: Value.self,
                guides: guides.flatMap(\.rules))
        }

        /// Creates a text property that must match a regular expression.
        ///
        /// Follows API version 26.0.
        public init<RegexOutput>(
            name: String, description: String? = nil, type: String.Type, guides: [Regex<RegexOutput>] = []
        ) {
            self.init(
                name: name, description: description, isOptional: false, type: type,
                guides: guides.map(GuideRule.init(matching:)))
        }

        /// Creates a text property that must match a regular expression and that the model may leave out.
        ///
        /// Follows API version 26.0.
        public init<RegexOutput>(
            name: String, description: String? = nil, type: String?.Type, guides: [Regex<RegexOutput>] = []
        ) {
            self.init(
                name: name, description: description, isOptional: true, type: String.self,
                guides: guides.map(GuideRule.init(matching:)))
        }
    }
}
