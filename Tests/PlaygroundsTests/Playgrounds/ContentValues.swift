import FoundationModels
import Playgrounds

#Playground("Content is made and read") {
    let content = GeneratedContent(properties: ["name": "Ada", "age": 36, "tags": ["a", "b"], "height": 1.7])
    print(content.jsonString)
    print(try content.value(String.self, forProperty: "name"), try content.value(Int.self, forProperty: "age"))
    print(try content.value([String].self, forProperty: "tags"))
    print(try content.value(Int?.self, forProperty: "weight") ?? 0)
    print(content.isComplete, content.id == nil)
    do {
        _ = try content.value(Int.self, forProperty: "name")
    } catch {
        print("not a number")
    }
}

func name(_ content: GeneratedContent) -> String {
    switch content.kind {
    case .null: "null"
    case .bool(let value): "bool \(value)"
    case .number(let value): "number \(value)"
    case .string(let value): "string \(value)"
    case .array(let elements): "array \(elements.map(name))"
    case .structure(let properties, let keys): "structure \(keys) \(properties.count)"
    }
}

#Playground("Kinds") {
    print(name(try GeneratedContent(json: #"{"b": [1, true, null], "a": "x"}"#)))
    print(name(GeneratedContent(elements: [1, 2])), name(GeneratedContent("text")))
    print(name(try GeneratedContent(json: "[1, 2")), try GeneratedContent(json: "[1, 2").isComplete)
}

#Playground("Built-in types") {
    print(try Int(GeneratedContent(json: "3")), try Double(GeneratedContent(json: "2.5")))
    print(try Bool(GeneratedContent(json: "true")), try [String](GeneratedContent(json: #"["a"]"#)))
    print(5.generatedContent.jsonString, "x".generatedContent.jsonString, [1, 2].generatedContent.jsonString)
}
