import FoundationModels

/// Content made up from a schema: valid, readable, and different from prompt to prompt.
struct SampleContent {
    private typealias Node = GenerationSchema.Node

    /// Deeper than this, optional properties are left out and arrays are as short as they may be.
    private static let comfortableDepth = 4

    private let schema: GenerationSchema
    private let topic: String
    private let heights: SchemaHeights
    /// Values that may still be made; bounds on arrays can ask for more than any window holds.
    private var budget = 20_000

    init(schema: GenerationSchema, topic: String) {
        self.schema = schema
        self.topic = topic
        heights = SchemaHeights(schema: schema)
    }

    mutating func content() throws -> GeneratedContent {
        try value(schema.root, Place(path: schema.name, label: schema.name, depth: 0))
    }

    /// Where a value stands: its path decides what it is, its label how it reads.
    private struct Place {
        var path: String
        var label: String
        var depth: Int

        func property(_ name: String) -> Place {
            Place(path: path + "." + name, label: name, depth: depth + 1)
        }

        func element(_ index: Int) -> Place {
            Place(path: path + "[\(index)]", label: "\(label) \(index + 1)", depth: depth + 1)
        }
    }

    private mutating func value(_ node: Node, _ place: Place) throws -> GeneratedContent {
        guard heights.height(of: node) != nil, let node = schema.resolve(node) else { throw unsatisfiable(place) }
        budget -= 1
        guard budget >= 0 else { throw LanguageModelError.contextSizeExceeded(tokenCount: 20_000, contextSize: 4096) }
        return switch node {
        case .object(let object): try structure(object, place)
        case .array(let array): try elements(array, place)
        case .string(let string): GeneratedContent(try text(string, place))
        case .integer(let integer): GeneratedContent(number(integer, place))
        case .number(let number): self.number(number, place)
        case .bool: GeneratedContent(dice(place) % 2 == 0)
        case .null: GeneratedContent(kind: .null)
        case .anyOf(let union): try choice(union, place)
        case .reference: throw unsatisfiable(place)
        case .anything: GeneratedContent(words(place))
        }
    }

    private mutating func structure(_ object: GenerationSchema.ObjectNode, _ place: Place) throws -> GeneratedContent {
        var pairs: [(String, any ConvertibleToGeneratedContent)] = []
        for property in object.properties where !isLeftOut(property, place) {
            pairs.append((property.name, try value(property.node, place.property(property.name))))
        }
        return GeneratedContent(properties: pairs, uniquingKeysWith: { first, _ in first })
    }

    private func isLeftOut(_ property: GenerationSchema.PropertyNode, _ place: Place) -> Bool {
        property.isOptional && (place.depth >= Self.comfortableDepth || heights.height(of: property.node) == nil)
    }

    private mutating func elements(_ array: GenerationSchema.ArrayNode, _ place: Place) throws -> GeneratedContent {
        let least = array.minimumCount ?? 0
        let isShort = place.depth >= Self.comfortableDepth || heights.height(of: array.items) == nil
        let wanted = isShort ? least : max(least, 2)
        let count = min(wanted, array.maximumCount ?? wanted)
        var elements: [any ConvertibleToGeneratedContent] = []
        for index in 0..<max(0, count) { elements.append(try value(array.items, place.element(index))) }
        return GeneratedContent(elements: elements)
    }

    /// Takes a branch by the topic; near the bottom, the one that comes to an end soonest.
    private mutating func choice(_ union: GenerationSchema.UnionNode, _ place: Place) throws -> GeneratedContent {
        let finite = union.choices.compactMap { branch in heights.height(of: branch).map { (branch, $0) } }
        guard let shallowest = finite.min(by: { $0.1 < $1.1 }) else { throw unsatisfiable(place) }
        let isDeep = place.depth >= Self.comfortableDepth
        var place = place
        place.depth += 1
        return try value(isDeep ? shallowest.0 : finite[dice(place) % finite.count].0, place)
    }
}

extension SampleContent {
    private func text(_ node: GenerationSchema.StringNode, _ place: Place) throws -> String {
        if let choices = node.choices {
            guard !choices.isEmpty else { throw unsatisfiable(place) }
            return choices[dice(place) % choices.count]
        }
        if let pattern = node.pattern { return try SamplePattern.text(matching: pattern) }
        return words(place)
    }

    /// A readable value for free text: the property's name in plain words.
    private func words(_ place: Place) -> String {
        var words = "Sample"
        for character in place.label {
            if character.isUppercase, words.last?.isLowercase == true { words += " " }
            words += words == "Sample" ? " " + character.lowercased() : character.lowercased()
        }
        return words
    }

    private func number(_ node: GenerationSchema.IntegerNode, _ place: Place) -> Int {
        let low = node.minimum ?? node.maximum.map { $0.subtractingReportingOverflow(9).partialValue } ?? 1
        let least = node.maximum.map { min(low, $0) } ?? low
        let most = node.maximum ?? (least.addingReportingOverflow(9).overflow ? .max : least + 9)
        let span = UInt64(bitPattern: Int64(most)) &- UInt64(bitPattern: Int64(least))
        let step = span == .max ? UInt64(dice(place)) : UInt64(dice(place)) % (span + 1)
        return Int(truncatingIfNeeded: UInt64(bitPattern: Int64(least)) &+ step)
    }

    private func number(_ node: GenerationSchema.NumberNode, _ place: Place) -> GeneratedContent {
        // A bound is always a valid value, whatever its digits; without bounds a short decimal will do.
        if let bound = node.minimum ?? node.maximum { return GeneratedContent(.number(bound)) }
        return GeneratedContent(Double(dice(place) % 90 + 10) / 10)
    }

    /// A number that depends on the topic and the place only: FNV-1a, whose lowest bits are good enough here.
    private func dice(_ place: Place) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in (topic + place.path).utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
        }
        return Int((hash ^ (hash >> 29)) >> 2)
    }

    private func unsatisfiable(_ place: Place) -> any Error {
        LanguageModelError.unsupportedGenerationGuide(
            .init(
                schemaName: schema.name,
                debugDescription: "No content satisfies the schema \(schema.name) at \(place.path)."))
    }
}
