import FoundationModels
import Playgrounds

func menuSchema(dishes: [String]) throws -> GenerationSchema {
    let dish = DynamicGenerationSchema(
        name: "Dish",
        properties: [
            .init(name: "name", description: "The dish.", schema: .init(name: "DishName", anyOf: dishes)),
            .init(name: "price", schema: .init(type: Double.self, guides: [.range(5...20)])),
            .init(name: "note", schema: .init(type: String.self), isOptional: true),
        ])
    let menu = DynamicGenerationSchema(
        name: "Menu", description: "What is served today.",
        properties: [
            .init(name: "title", schema: .init(type: String.self)),
            .init(
                name: "dishes",
                schema: .init(arrayOf: .init(referenceTo: "Dish"), minimumElements: 1, maximumElements: 3)),
        ])
    return try GenerationSchema(root: menu, dependencies: [dish])
}

#Playground("A schema made while the program runs") {
    let dishes = ["Soup", "Salad"]
    let session = LanguageModelSession()
    let menu = try await session.respond(to: "Write a menu.", schema: menuSchema(dishes: dishes)).content
    let served = try menu.value([GeneratedContent].self, forProperty: "dishes")
    print((1...3).contains(served.count))
    for dish in served {
        let name = try dish.value(String.self, forProperty: "name")
        let price = try dish.value(Double.self, forProperty: "price")
        if !dishes.contains(name) || !(5.0...20.0).contains(price) { print("\(name) for \(price)") }
    }
    if case .structure(_, let orderedKeys) = menu.kind { print(orderedKeys) }
}

#Playground("What is wrong with a schema is said") {
    do {
        _ = try menuSchema(dishes: [])
    } catch let error as GenerationSchema.SchemaError {
        print(error.errorDescription ?? "no description")
    }
    do {
        _ = try GenerationSchema(root: .init(arrayOf: .init(referenceTo: "Dish")), dependencies: [])
    } catch {
        print(error.localizedDescription)
    }
}

#Playground {
    let content = GeneratedContent(properties: ["name": "Maren Holt", "age": 30])
    print(content.jsonString)
    print(try GeneratedContent(json: #"{"title": "A story of"#).jsonString)
    print(content == (try GeneratedContent(json: content.jsonString)))
}
