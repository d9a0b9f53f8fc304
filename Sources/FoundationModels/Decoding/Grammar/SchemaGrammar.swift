/// Writes the JSON texts of a schema as a grammar.
///
/// There is one layout: `{"key": value, "key": value}` on one line, a space after `:` and `,`, as `jsonString` writes
/// it. Text between values is then never a choice, so it is fed in batches; and it is the spacing that models have
/// seen most in compact JSON, so that their tokens (`": "`, `", "`) fit it.
struct SchemaGrammar {
    private let schema: GenerationSchema
    private let spells: (UInt8) -> Bool
    private var grammar: GrammarRules
    /// Rules of the containers and unions that references lead to.
    private var rules: [(key: String, rule: Int)] = []
    private var anythingRule: Int?

    private init(schema: GenerationSchema, grammar: GrammarRules, spells: @escaping (UInt8) -> Bool) {
        self.schema = schema
        self.grammar = grammar
        self.spells = spells
    }

    /// Adds the schema's rules to `grammar` and returns the grammar of its values.
    static func add(
        _ schema: GenerationSchema, to grammar: inout GrammarRules, spells: @escaping (UInt8) -> Bool
    ) throws -> Grammar {
        if let defect = schema.defects.first {
            throw ConstraintError.unsupportedSchema(path: defect.path, reason: defect.reason)
        }
        var writer = SchemaGrammar(schema: schema, grammar: grammar, spells: spells)
        let root = schema.rootKey.map(GenerationSchema.Node.reference) ?? schema.root
        let value = try writer.value(root, at: Place())
        grammar = writer.grammar
        return value
    }

    /// Where in the schema the writer is, for messages and against circles.
    private struct Place {
        var path = ""
        /// References followed since the last container.
        var followed: [String] = []
        /// Nodes around this one.
        var depth = 0

        func member(_ name: String) -> Place { Place(path: path.isEmpty ? name : path + "." + name, depth: depth) }
        var element: Place { Place(path: path + "[]", depth: depth) }
    }

    /// The writer calls itself for nodes inside nodes; real types are far from this.
    private static let depthLimit = 200

    private mutating func value(_ node: GenerationSchema.Node, at outer: Place) throws -> Grammar {
        var place = outer
        place.depth += 1
        guard place.depth <= Self.depthLimit else {
            throw ConstraintError.unsupportedSchema(
                path: "", reason: "the schema nests deeper than \(Self.depthLimit) levels.")
        }
        return switch node {
        case .object(let object): .rule(try container { try $0.object(object, at: place) })
        case .array(let array): .rule(try container { try $0.array(array, at: place) })
        case .string(let string): try text(string, at: place)
        case .integer(let integer): try self.integer(integer, at: place)
        case .number(let number): try self.number(number, at: place)
        case .bool: .choice([.text("true"), .text("false")])
        case .null: .text("null")
        case .anyOf(let union): try self.union(union, at: place)
        case .reference(let key): try reference(key, at: place)
        case .anything: .rule(anything())
        }
    }

    private mutating func container(_ body: (inout SchemaGrammar) throws -> Grammar) throws -> Int {
        let rule = grammar.reserve(isContainer: true)
        grammar.rules[rule].body = try body(&self)
        return rule
    }

    private func key(_ name: String) -> Grammar { .sequence([.jsonString(name, spells: spells), .text(": ")]) }
}

// MARK: - References and unions

extension SchemaGrammar {
    private mutating func reference(_ key: String, at place: Place) throws -> Grammar {
        if let known = rules.first(where: { $0.key == key }) { return .rule(known.rule) }
        guard let node = schema.definition(key) else {
            throw ConstraintError.unsupportedSchema(path: place.path, reason: "there is no definition of \(key).")
        }
        // A name that stands for itself alone has no value.
        if place.followed.contains(key) { return .nothing }
        if Self.canRecur(node) { return .rule(try namedRule(key, node, at: place)) }
        var inside = place
        inside.followed.append(key)
        return try value(node, at: inside)
    }

    /// Whether values of this form may contain values of the same definition.
    private static func canRecur(_ node: GenerationSchema.Node) -> Bool {
        switch node {
        case .object, .array, .anyOf: true
        default: false
        }
    }

    /// The rule is known before its body is written, since the body may refer to it.
    private mutating func namedRule(_ key: String, _ node: GenerationSchema.Node, at place: Place) throws -> Int {
        let isUnion = if case .anyOf = node { true } else { false }
        let rule = grammar.reserve(isContainer: !isUnion)
        rules.append((key, rule))
        grammar.rules[rule].body =
            switch node {
            case .object(let object): try self.object(object, at: place)
            case .array(let array): try self.array(array, at: place)
            case .anyOf(let union): try self.union(union, at: place)
            default: .nothing
            }
        return rule
    }

    private mutating func union(_ union: GenerationSchema.UnionNode, at place: Place) throws -> Grammar {
        guard !union.choices.isEmpty else {
            throw ConstraintError.unsatisfiable(path: place.path, reason: "the union has no choices.")
        }
        return .choice(try union.choices.map { try value($0, at: place) })
    }
}

// MARK: - Containers

extension SchemaGrammar {
    /// Members in order, each optional one written or not as the model likes.
    private mutating func object(_ object: GenerationSchema.ObjectNode, at place: Place) throws -> Grammar {
        let members = try object.properties.map { property in
            let value = try value(property.node, at: place.member(property.name))
            return Member(text: .sequence([key(property.name), value]), isOptional: property.isOptional)
        }
        let firstRequired = members.firstIndex { !$0.isOptional } ?? members.count
        guard firstRequired > 0 else {
            return .sequence([.text("{"), members.isEmpty ? .empty : members[0].text] + rest(members.dropFirst()))
        }
        // The first member written has no comma before it: for each that can be the first, what may follow it.
        var rests: [Int: Int] = [:]
        for index in (1...min(firstRequired + 1, members.count)).reversed() {
            rests[index] = grammar.add(restBody(members, from: index, rests), isContainer: true)
        }
        var branches = members[...min(firstRequired, members.count - 1)].enumerated().map { index, member in
            Grammar.sequence([member.text, .rule(rests[index + 1] ?? 0)])
        }
        if firstRequired == members.count { branches.append(.text("}")) }
        return .sequence([.text("{"), .choice(branches)])
    }

    private struct Member {
        var text: Grammar
        var isOptional: Bool

        /// The member behind another one.
        var following: Grammar {
            let written = Grammar.sequence([.text(", "), text])
            return isOptional ? .optional(written) : written
        }
    }

    private func rest(_ members: ArraySlice<Member>) -> [Grammar] { members.map(\.following) + [.text("}")] }

    /// A rest is the tail of its object, so its rule stands for the same container.
    private func restBody(_ members: [Member], from index: Int, _ rests: [Int: Int]) -> Grammar {
        guard let next = rests[index + 1], index < members.count else { return .sequence(rest(members[index...])) }
        return .sequence([members[index].following, .rule(next)])
    }

    private mutating func array(_ array: GenerationSchema.ArrayNode, at place: Place) throws -> Grammar {
        let (least, most) = (array.minimumCount ?? 0, array.maximumCount)
        guard least >= 0, most.map({ $0 >= least }) ?? true else {
            throw ConstraintError.unsatisfiable(
                path: place.path, reason: "no count is at least \(least) and at most \(most ?? 0).")
        }
        if most == 0 { return .text("[]") }
        let item = try items(array.items, isMany: max(least, most ?? 0) > 8, at: place.element)
        let more = Grammar.repetition(
            .sequence([.text(", "), item]), atLeast: max(0, least - 1), atMost: most.map { $0 - 1 })
        let filled = Grammar.sequence([item, more, .text("]")])
        return .sequence([.text("["), least == 0 ? .choice([.text("]"), filled]) : filled])
    }

    /// Many items share one rule, so that a large count does not copy a large grammar.
    private mutating func items(_ node: GenerationSchema.Node, isMany: Bool, at place: Place) throws -> Grammar {
        let item = try value(node, at: place)
        if case .rule = item { return item }
        return isMany ? .rule(grammar.add(item, isContainer: false)) : item
    }

    /// Any JSON value, in the one layout.
    private mutating func anything() -> Int {
        if let anythingRule { return anythingRule }
        let value = grammar.reserve(isContainer: false)
        anythingRule = value
        let member = Grammar.sequence([.anyJSONString, .text(": "), .rule(value)])
        let object = grammar.add(Self.list("{", member, "}"), isContainer: true)
        let array = grammar.add(Self.list("[", .rule(value), "]"), isContainer: true)
        grammar.rules[value].body = .choice([
            .rule(object), .rule(array), .anyJSONString, .decimal(from: nil, to: nil),
            .text("true"), .text("false"), .text("null"),
        ])
        return value
    }

    private static func list(_ open: String, _ item: Grammar, _ close: String) -> Grammar {
        let filled = Grammar.sequence([item, .any(of: .sequence([.text(", "), item])), .text(close)])
        return .sequence([.text(open), .choice([.text(close), filled])])
    }
}

// MARK: - Simple values

extension SchemaGrammar {
    private mutating func text(_ string: GenerationSchema.StringNode, at place: Place) throws -> Grammar {
        let content = try string.pattern.map { try PatternCompiler.content(of: $0, rules: &grammar) }
        guard let choices = string.choices else {
            return content.map { Grammar.jsonString(content: $0) } ?? .anyJSONString
        }
        let allowed = try content.map { try Self.choices(choices, matching: $0, rules: grammar) } ?? choices
        guard !allowed.isEmpty else {
            throw ConstraintError.unsatisfiable(path: place.path, reason: "none of the choices is allowed.")
        }
        return .choice(allowed.map { .jsonString($0, spells: spells) })
    }

    private func integer(_ node: GenerationSchema.IntegerNode, at place: Place) throws -> Grammar {
        let (low, high) = (node.minimum ?? .min, node.maximum ?? .max)
        guard low <= high else {
            throw ConstraintError.unsatisfiable(path: place.path, reason: "no integer is from \(low) to \(high).")
        }
        return .integer(in: low...high)
    }

    private func number(_ node: GenerationSchema.NumberNode, at place: Place) throws -> Grammar {
        for bound in [node.minimum, node.maximum] {
            guard let bound, abs(bound.exponent) > 400 else { continue }
            throw ConstraintError.unsupportedSchema(
                path: place.path, reason: "the bound \(bound) is beyond every number type.")
        }
        if let low = node.minimum, let high = node.maximum, low > high {
            throw ConstraintError.unsatisfiable(path: place.path, reason: "no number is from \(low) to \(high).")
        }
        return .decimal(from: node.minimum, to: node.maximum)
    }

    /// The texts that, escaped as JSON, belong to the language of a pattern.
    private static func choices(_ choices: [String], matching content: Grammar, rules: GrammarRules) throws -> [String]
    {
        var pattern = rules
        pattern.root = content
        let automaton = try AutomatonBuilder.build(pattern, depthLimit: 1)
        return StateCache(automaton: automaton).withStorage { storage in
            let start = storage.start()
            return choices.filter { text in
                let end = storage.next(start, bytes: Array(JSONEscapes.escape(text, spells: { _ in true }).utf8))
                return end != StateCache.dead && storage.accepting[Int(end)]
            }
        }
    }
}
