@testable import FoundationModels

/// Makes random schemas: nested, optional, unions, recursive, with every guide.
struct SchemaMaker {
    var random: RandomSource
    private var definitions: [GenerationSchema.Definition] = []
    /// Definitions that may be referred to; those still being made only where recursion can stop.
    private var open: [String] = []
    private var serial = 0

    init(seed: UInt64) { random = RandomSource(seed: seed) }

    mutating func schema() -> GenerationSchema {
        definitions = []
        let root = chance(4) ? node(depth: 0) : .object(object(depth: 0))
        return GenerationSchema(root: root, definitions: definitions)
    }

    private mutating func pick<Element>(_ elements: [Element]) -> Element {
        elements[Int.random(in: 0..<elements.count, using: &random)]
    }

    private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

    private mutating func node(depth: Int) -> GenerationSchema.Node {
        let isDeep = depth >= 3
        switch Int.random(in: 0..<(isDeep ? 7 : 12), using: &random) {
        case 0: return .bool
        case 1, 2: return .string(string())
        case 3: return .integer(integer())
        case 4: return .number(number())
        case 5: return chance(3) ? .null : .string(string())
        case 6: return .integer(integer())
        case 7, 8: return .object(object(depth: depth + 1))
        case 9: return .array(array(depth: depth + 1))
        case 10: return .anyOf(union(depth: depth + 1))
        default: return named(depth: depth + 1)
        }
    }

    private mutating func name() -> String {
        serial += 1
        return pick(["a", "title", "na\"me", "größe", "x\\y", "tab\t", "days", "d"])
            + (chance(2) ? "\(serial)" : "_\(serial)")
    }

    private mutating func object(depth: Int) -> GenerationSchema.ObjectNode {
        let count = Int.random(in: 0...(depth == 0 ? 5 : 3), using: &random)
        let properties = (0..<count).map { _ in
            GenerationSchema.PropertyNode(name: name(), node: node(depth: depth), isOptional: chance(2))
        }
        return GenerationSchema.ObjectNode(title: "T\(serial)", properties: properties)
    }

    private mutating func array(depth: Int) -> GenerationSchema.ArrayNode {
        let least = chance(2) ? nil : Int.random(in: 0...3, using: &random)
        let most = chance(3) ? nil : (least ?? 0) + Int.random(in: 0...3, using: &random)
        return GenerationSchema.ArrayNode(items: node(depth: depth), minimumCount: least, maximumCount: most)
    }

    private mutating func union(depth: Int) -> GenerationSchema.UnionNode {
        let count = Int.random(in: 1...3, using: &random)
        return GenerationSchema.UnionNode(choices: (0..<count).map { _ in node(depth: depth) })
    }

    private mutating func string() -> GenerationSchema.StringNode {
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return GenerationSchema.StringNode(choices: choices())
        case 1: return GenerationSchema.StringNode(pattern: pick(Self.patterns))
        default: return GenerationSchema.StringNode()
        }
    }

    static let patterns = [
        #"\d{3}-\d{4}"#, "[A-Z][a-z]+( [A-Z][a-z]+)?", "(Mr|Mrs|Dr)\\. [A-Za-z]{1,8}", ".{0,5}", #"[^\n"]*"#,
        #"\w+@\w+\.(com|org)"#, "#?[0-9a-fA-F]{6}", "a*b+c?", "(ab|a)(c|bc)", "", #"["\\]{2}"#, "ä|ö|ü|😀",
        #"(?i)yes|no"#, #"\p{Lu}\p{Ll}*"#, #"[\w&&[^aeiou]]{2,3}"#, #"\s?x\S"#,
    ]

    private mutating func choices() -> [String] {
        let pool = ["a", "ab", "abc", "b", "", "with \"quotes\"", "näive", "😀", "line\nbreak", "back\\slash", "true"]
        return (0..<Int.random(in: 1...4, using: &random)).map { _ in pick(pool) }.reduce(into: []) {
            if !$0.contains($1) { $0.append($1) }
        }
    }

    private mutating func integer() -> GenerationSchema.IntegerNode {
        let bounds = [-1_000_000, -321, -100, -10, -1, 0, 1, 5, 9, 10, 11, 99, 100, 256, 1999, 1_000_000, .max, .min]
        let pair = [pick(bounds), pick(bounds)].sorted()
        return GenerationSchema.IntegerNode(minimum: chance(3) ? nil : pair[0], maximum: chance(3) ? nil : pair[1])
    }

    private mutating func number() -> GenerationSchema.NumberNode {
        let bounds = [-1000.5, -12.75, -1, -0.001, 0, 0.05, 0.1, 0.125, 1, 1.5, 9.99, 10, 37.2, 100, 12345.678, 1e21]
        let pair = [pick(bounds), pick(bounds)].sorted()
        return GenerationSchema.NumberNode(
            minimum: chance(3) ? nil : ExactNumber(pair[0]), maximum: chance(3) ? nil : ExactNumber(pair[1]))
    }

    /// A definition of its own, or one that is already there; one still open is recursion.
    private mutating func named(depth: Int) -> GenerationSchema.Node {
        if let key = open.last, chance(2) {
            return chance(2)
                ? .anyOf(.init(choices: [.null, .reference(key)]))
                : .array(.init(items: .reference(key), minimumCount: nil, maximumCount: chance(2) ? 2 : nil))
        }
        if let known = definitions.last, chance(3) { return .reference(known.key) }
        serial += 1
        let key = "D\(serial)"
        open.append(key)
        let node =
            chance(3)
            ? .anyOf(union(named: key, depth: depth)) : GenerationSchema.Node.object(object(named: key, depth))
        open.removeLast()
        definitions.append(GenerationSchema.Definition(key: key, node: node))
        return .reference(key)
    }

    private mutating func object(named key: String, _ depth: Int) -> GenerationSchema.ObjectNode {
        var object = object(depth: depth)
        object.title = key
        return object
    }

    /// As enumerations with payloads are: objects without names of their own, which may hold the union again.
    private mutating func union(named key: String, depth: Int) -> GenerationSchema.UnionNode {
        let cases = (0..<Int.random(in: 1...2, using: &random)).map { _ in
            GenerationSchema.Node.object(object(depth: depth))
        }
        return GenerationSchema.UnionNode(choices: [.null] + cases)
    }
}
