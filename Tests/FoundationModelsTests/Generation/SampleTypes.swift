@testable import FoundationModels

/// What the macro writes, written by hand, so that the library is tested without it.
struct Trip: Generable, Equatable {
    var title: String
    var days: [Day]
    var kind: Kind
    var note: String?

    static var generationSchema: GenerationSchema {
        GenerationSchema(
            type: Trip.self, description: "A plan.",
            properties: [
                GenerationSchema.Property(name: "title", description: "A name.", type: String.self),
                GenerationSchema.Property(name: "days", type: [Day].self, guides: [.count(1...3)]),
                GenerationSchema.Property(name: "kind", description: "What kind.", type: Kind.self),
                GenerationSchema.Property(name: "note", type: String?.self),
            ])
    }

    var generatedContent: GeneratedContent {
        var pairs: [(String, any ConvertibleToGeneratedContent)] = [("title", title), ("days", days), ("kind", kind)]
        if let note { pairs.append(("note", note)) }
        return GeneratedContent(properties: pairs, uniquingKeysWith: { $1 })
    }

    init(_ content: GeneratedContent) throws {
        title = try content.value(forProperty: "title")
        days = try content.value(forProperty: "days")
        kind = try content.value(forProperty: "kind")
        note = try content.value(forProperty: "note")
    }

    struct PartiallyGenerated: Identifiable, ConvertibleFromGeneratedContent {
        var id: GenerationID
        var title: String.PartiallyGenerated?
        var days: [Day].PartiallyGenerated?
        var kind: Kind.PartiallyGenerated?
        var note: String?.PartiallyGenerated?

        init(_ content: GeneratedContent) throws {
            id = content.id ?? GenerationID()
            title = try content.value(forProperty: "title")
            days = try content.value(forProperty: "days")
            kind = try content.value(forProperty: "kind")
            note = try content.value(forProperty: "note")
        }
    }
}

struct Day: Generable, Equatable {
    var stops: [Stop]

    static var generationSchema: GenerationSchema {
        GenerationSchema(
            type: Day.self,
            properties: [GenerationSchema.Property(name: "stops", type: [Stop].self, guides: [.maximumCount(2)])])
    }

    var generatedContent: GeneratedContent { GeneratedContent(properties: ["stops": stops]) }

    init(_ content: GeneratedContent) throws {
        stops = try content.value(forProperty: "stops")
    }
}

/// A type that contains itself.
struct Stop: Generable, Equatable {
    var name: String
    var next: [Stop]

    static var generationSchema: GenerationSchema {
        GenerationSchema(
            type: Stop.self,
            properties: [
                GenerationSchema.Property(name: "name", type: String.self),
                GenerationSchema.Property(name: "next", type: [Stop].self),
            ])
    }

    var generatedContent: GeneratedContent { GeneratedContent(properties: ["name": name, "next": next]) }

    init(_ content: GeneratedContent) throws {
        name = try content.value(forProperty: "name")
        next = try content.value(forProperty: "next")
    }
}

enum Kind: String, Generable {
    case city, cityBreak

    static var generationSchema: GenerationSchema {
        GenerationSchema(type: Kind.self, anyOf: ["city", "cityBreak"])
    }

    var generatedContent: GeneratedContent { GeneratedContent(rawValue) }

    init(_ content: GeneratedContent) throws {
        guard content.isComplete, let kind = Kind(rawValue: try content.value()) else {
            throw content.mismatch(expected: "a case of Kind")
        }
        self = kind
    }
}
