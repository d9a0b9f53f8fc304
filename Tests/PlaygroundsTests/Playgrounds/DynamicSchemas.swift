import FoundationModels
import Playgrounds

#Playground("Unions, references and lists") {
    let circle = DynamicGenerationSchema(
        name: "Circle", properties: [.init(name: "radius", schema: .init(type: Double.self, guides: [.minimum(0)]))])
    let square = DynamicGenerationSchema(
        name: "Square", properties: [.init(name: "side", schema: .init(type: Int.self, guides: [.range(1...9)]))])
    let shape = DynamicGenerationSchema(
        name: "Shape", anyOf: [.init(referenceTo: "Circle"), .init(referenceTo: "Square")])
    let drawing = DynamicGenerationSchema(
        name: "Drawing", description: "Some shapes.",
        properties: [
            .init(name: "colour", schema: .init(name: "Colour", anyOf: ["red", "green"])),
            .init(
                name: "shapes",
                schema: .init(arrayOf: .init(referenceTo: "Shape"), minimumElements: 2, maximumElements: 2)),
            .init(name: "remark", schema: .init(type: String.self), isOptional: true),
        ])
    let schema = try GenerationSchema(root: drawing, dependencies: [circle, square, shape])
    print(schema.name)
    let content = try await LanguageModelSession().respond(to: "Draw.", schema: schema).content
    print(["red", "green"].contains(try content.value(String.self, forProperty: "colour")))
    print(try content.value([GeneratedContent].self, forProperty: "shapes").count)
    print(try content.value(String?.self, forProperty: "remark")?.isEmpty ?? false)
}

#Playground("Each mistake has its error") {
    func attempt(_ root: DynamicGenerationSchema, _ others: [DynamicGenerationSchema] = []) {
        do {
            _ = try GenerationSchema(root: root, dependencies: others)
            print("accepted")
        } catch GenerationSchema.SchemaError.duplicateType(_, let type, _) {
            print("two of", type)
        } catch GenerationSchema.SchemaError.duplicateProperty(_, let property, _) {
            print("twice", property)
        } catch GenerationSchema.SchemaError.emptyTypeChoices(let schema, _) {
            print("no choices in", schema)
        } catch GenerationSchema.SchemaError.undefinedReferences(_, let references, _) {
            print("unknown", references)
        } catch {
            print("other")
        }
    }
    let text = DynamicGenerationSchema(type: String.self)
    attempt(.init(name: "A", properties: [.init(name: "b", schema: text)]))
    attempt(.init(name: "A", properties: [.init(name: "b", schema: text), .init(name: "b", schema: text)]))
    attempt(.init(name: "A", anyOf: [String]()))
    attempt(.init(name: "A", properties: [.init(name: "b", schema: .init(referenceTo: "C"))]))
    attempt(
        .init(name: "A", properties: []), [.init(name: "B", properties: []), .init(name: "B", anyOf: ["x"])])
}
