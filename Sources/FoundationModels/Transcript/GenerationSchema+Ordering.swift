extension GenerationSchema {
    /// The content with the properties of its objects in the schema's order; what the schema does not know comes last.
    func inOrder(_ content: GeneratedContent) -> GeneratedContent {
        inOrder(content, root)
    }

    private func inOrder(_ content: GeneratedContent, _ node: Node) -> GeneratedContent {
        switch (content.storage, resolve(node)) {
        case (.structure(let properties), .object(let object)):
            GeneratedContent(.structure(inOrder(properties, object)), id: content.id, isComplete: content.isComplete)
        case (.array(let elements), .array(let array)):
            GeneratedContent(
                .array(elements.map { inOrder($0, array.items) }), id: content.id, isComplete: content.isComplete)
        case (_, .anyOf(let union)): inOrder(content, union)
        default: content
        }
    }

    /// Orders by the first branch that the content fits.
    private func inOrder(_ content: GeneratedContent, _ union: UnionNode) -> GeneratedContent {
        let branch = union.choices.first { choice in
            let alone = GenerationSchema(root: choice, definitions: definitions)
            return (try? alone.validate(content)) != nil
        }
        return branch.map { inOrder(content, $0) } ?? content
    }

    private func inOrder(
        _ properties: GeneratedContent.Properties, _ object: ObjectNode
    ) -> GeneratedContent.Properties {
        var ordered = GeneratedContent.Properties()
        for property in object.properties {
            ordered[property.name] = properties[property.name].map { inOrder($0, property.node) }
        }
        for (name, value) in properties.pairs where ordered[name] == nil { ordered[name] = value }
        return ordered
    }
}
