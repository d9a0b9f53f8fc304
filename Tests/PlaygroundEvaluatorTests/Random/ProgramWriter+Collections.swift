extension ProgramWriter {
    // MARK: - Closures

    /// `list.map { item in … }`, or with the closure in parentheses where braces would be misread.
    func call(
        _ base: String, _ name: String, _ arguments: [String], label: String? = nil, parameters: [Kind], result: Kind,
        _ depth: Int
    ) -> Piece {
        let body = closure(parameters, result, depth).text
        if isInCondition || label != nil {
            let last = label.map { "\($0): \(body)" } ?? body
            return Piece("\(base).\(name)(\((arguments + [last]).joined(separator: ", ")))")
        }
        let before = arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))"
        return Piece("\(base).\(name)\(before) \(body)")
    }

    /// A closure with all its types written, so that its body can be anything.
    func closure(_ parameters: [Kind], _ result: Kind, _ depth: Int) -> Piece {
        let names = parameters.map { _ in name("p") }
        let known = variables.count
        let calls = callsLeft
        if isInFunction { callsLeft = 0 }
        for (name, kind) in zip(names, parameters) { declare(Variable(name: name, kind: kind, isCapturable: true)) }
        let body = isolated { expression(result, depth: depth, isTyped: true).text }
        variables.removeSubrange(known...)
        callsLeft = calls
        let list = zip(names, parameters).map { "\($0): \($1.text)" }.joined(separator: ", ")
        return Piece("{ (\(list)) -> \(result.text) in \(body) }")
    }

    // MARK: - Optionals

    func optional(_ wrapped: Kind, _ depth: Int, isTyped: Bool) -> Piece {
        choose([
            (isTyped ? 3 : 0, { self.expression(wrapped, depth: depth, isTyped: true) }),
            (isTyped ? 0 : 2, { Piece("Optional<\(wrapped.text)>(\(self.plain(wrapped, depth)))") }),
            (1, { self.leaf(.optional(wrapped), isTyped: isTyped) }),
            (3, { Piece("\(self.expression(.array(wrapped), depth: depth).base).\(self.pick(["first", "last"]))") }),
            (
                2,
                {
                    Piece(
                        "\(self.expression(.dictionary(.string, wrapped), depth: depth).base)[\(self.plain(.string, 0))]"
                    )
                }
            ),
            (
                2,
                {
                    let source = self.scalar()
                    return self.call(
                        self.expression(.optional(source), depth: depth).base, "map", [], parameters: [source],
                        result: wrapped, depth)
                }
            ),
            (
                1,
                {
                    let source = self.scalar()
                    return self.call(
                        self.expression(.optional(source), depth: depth).base, "flatMap", [], parameters: [source],
                        result: .optional(wrapped), depth)
                }
            ),
            (
                2,
                {
                    self.call(
                        self.expression(.array(wrapped), depth: depth).base, "first", [], label: "where",
                        parameters: [wrapped], result: .bool, depth)
                }
            ),
            (wrapped == .int ? 4 : 0, { Piece("Int(\(self.plain(.string, depth)))") }),
            (wrapped == .double ? 3 : 0, { Piece("Double(\(self.plain(.string, depth)))") }),
            (
                wrapped == .int ? 2 : 0,
                { Piece("\(self.expression(.array(.int), depth: depth).base).firstIndex(of: \(self.plain(.int, 0)))") }
            ),
            (
                wrapped == .int ? 2 : 0,
                { Piece("\(self.expression(.optional(.string), depth: depth).base)?.count", .prefix) }
            ),
            (
                wrapped == .string ? 2 : 0,
                { Piece("\(self.expression(.array(.string), depth: depth).base).first?.uppercased()", .prefix) }
            ),
            (2, { self.conversion(wrapped, depth) }),
        ])
    }

    /// `any as? T`
    private func conversion(_ wrapped: Kind, _ depth: Int) -> Piece {
        let source = chance(60) ? wrapped : scalar()
        return Piece("(\(expression(source, depth: depth).within(.range)) as Any as? \(wrapped.text))")
    }

    // MARK: - Arrays

    func array(_ element: Kind, _ depth: Int, isTyped: Bool) -> Piece {
        let this = Kind.array(element)
        func list() -> String { expression(this, depth: depth).base }
        return choose([
            (5, { self.arrayLiteral(element, depth, isTyped: isTyped) }),
            (
                4,
                {
                    let source = self.scalar()
                    return self.call(
                        self.expression(.array(source), depth: depth).base, "map", [], parameters: [source],
                        result: element, depth)
                }
            ),
            (2, { self.call(list(), "filter", [], parameters: [element], result: .bool, depth) }),
            (2, { .binary(self.expression(this, depth: depth), "+", self.expression(this, depth: depth), .addition) }),
            (1, { Piece("Array(\(list()).reversed())") }),
            (
                2,
                {
                    Piece(
                        "Array(\(list()).\(self.pick(["prefix", "suffix", "dropFirst", "dropLast"]))(\(self.number(0...3))))"
                    )
                }
            ),
            (1, { Piece("Array(repeating: \(self.plain(element, depth)), count: \(self.number(0...3)))") }),
            (
                1,
                {
                    let source = self.scalar()
                    return self.call(
                        self.expression(.array(source), depth: depth).base, "compactMap", [], parameters: [source],
                        result: .optional(element), depth)
                }
            ),
            (
                1,
                {
                    let source = self.scalar()
                    return self.call(
                        self.expression(.array(source), depth: depth).base, "flatMap", [], parameters: [source],
                        result: this, depth)
                }
            ),
            (self.isComparable(element) ? 3 : 0, { Piece("\(list()).sorted(\(self.pick(["", "by: >", "by: <"])))") }),
            (1, { self.sorted(element, list(), depth) }),
            (
                element == .int ? 2 : 0,
                { Piece("Array(\(self.number(0...3))\(self.pick(["...", "..<"]))\(self.number(3...6)))") }
            ),
            (
                element == .int ? 1 : 0,
                {
                    Piece(
                        "Array(stride(from: \(self.number(0...9)), to: \(self.number(0...9)), by: \(self.pick([2, 3, -1, -2]))))"
                    )
                }
            ),
            (
                element == .int ? 1 : 0,
                { Piece("Array(\(self.expression(.array(.string), depth: depth).base).indices)") }
            ),
            (
                Self.keys.contains(element) ? 2 : 0,
                { Piece("\(self.expression(.set(element), depth: depth).base).sorted()") }
            ),
            (
                Self.keys.contains(element) ? 2 : 0,
                {
                    Piece("\(self.expression(.dictionary(element, .int), depth: depth).base).keys.sorted()")
                }
            ),
            (
                element == .string ? 1 : 0,
                { Piece("\(self.expression(.array(.int), depth: depth).base).map(String.init)") }
            ),
            (
                element == .string ? 1 : 0,
                {
                    Piece("\(self.expression(.string, depth: depth).base).map { String($0) }").parenthesised(
                        self.isInCondition)
                }
            ),
            (
                1,
                {
                    Piece(
                        "zip(\(list()), \(self.expression(.array(.int), depth: depth).text)).map \(self.closure([element, .int], element, depth).text)"
                    ).parenthesised(self.isInCondition)
                }
            ),
            (
                element == .tuple([.int, .string]) ? 3 : 0,
                {
                    Piece(
                        "\(self.expression(.array(.string), depth: depth).base).enumerated().map { ($0.offset, $0.element) }"
                    ).parenthesised(self.isInCondition)
                }
            ),
        ])
    }

    private func arrayLiteral(_ element: Kind, _ depth: Int, isTyped: Bool) -> Piece {
        let count = number(0...3)
        if count == 0 { return isTyped ? Piece("[]") : Piece("[\(element.text)]()") }
        // A literal of the same long element may not be inferred fast; the elements are simple.
        let elements = (0..<count).map { _ in plain(element, min(depth, 1), isTyped: isTyped) }
        return Piece("[\(elements.joined(separator: ", "))]")
    }

    private func sorted(_ element: Kind, _ list: String, _ depth: Int) -> Piece {
        // An order that holds together: by one value of each element.
        let key: Kind = .int
        let names = (name("a"), name("b"))
        func measured(_ name: String) -> String {
            let known = variables
            variables = [Variable(name: name, kind: element)]
            defer { variables = known }
            return path(from: Variable(name: name, kind: element), to: key) ?? "\(name)"
        }
        guard path(from: Variable(name: "x", kind: element), to: key) != nil else { return Piece(list) }
        let body = "{ \(names.0), \(names.1) in \(measured(names.0)) \(pick(["<", ">"])) \(measured(names.1)) }"
        return isInCondition ? Piece("\(list).sorted(by: \(body))") : Piece("\(list).sorted \(body)")
    }

    /// A stored path from a value to a simple one: `point.x`, `text.count`.
    func path(from variable: Variable, to kind: Kind) -> String? {
        if variable.kind == kind { return variable.name }
        switch variable.kind {
        case .string where kind == .int: return "\(variable.name).count"
        case .array where kind == .int: return "\(variable.name).count"
        case .tuple(let parts):
            for (index, part) in parts.enumerated() {
                if let found = path(from: Variable(name: "\(variable.name).\(index)", kind: part), to: kind) {
                    return found
                }
            }
            return nil
        case .named:
            guard let type = declared(variable.kind) else { return nil }
            for field in type.fields + type.computed where field.kind == kind {
                return "\(variable.name).\(field.name)"
            }
            return nil
        default: return nil
        }
    }

    // MARK: - Dictionaries, sets, tuples

    func dictionary(_ key: Kind, _ value: Kind, _ depth: Int, isTyped: Bool) -> Piece {
        let this = Kind.dictionary(key, value)
        func base() -> String { expression(this, depth: depth).base }
        return choose([
            (5, { self.dictionaryLiteral(key, value, depth, isTyped: isTyped) }),
            (1, { isTyped ? Piece("[:]") : Piece("[\(key.text): \(value.text)]()") }),
            (
                2,
                {
                    let source = self.scalar()
                    let base = self.expression(.dictionary(key, source), depth: depth).base
                    return self.quietly { self.call(base, "mapValues", [], parameters: [source], result: value, depth) }
                }
            ),
            (
                1,
                {
                    let entry = self.name("entry")
                    let known = self.variables.count
                    self.declare(Variable(name: "\(entry).key", kind: key))
                    self.declare(Variable(name: "\(entry).value", kind: value))
                    let test = self.quietly { self.isolated { self.condition(depth).text } }
                    self.variables.removeSubrange(known...)
                    return Piece("\(base()).filter { \(entry) in \(test) }").parenthesised(self.isInCondition)
                }
            ),
            (
                1,
                {
                    Piece(
                        "\(base()).merging(\(self.expression(this, depth: depth).text)) { old, new in \(self.pick(["old", "new"])) }"
                    ).parenthesised(self.isInCondition)
                }
            ),
            (
                1,
                {
                    Piece(
                        "Dictionary(\(self.expression(.array(key), depth: depth).base).map { ($0, \(self.isolated { self.plain(value, 0) })) }, uniquingKeysWith: { first, _ in first })"
                    )
                }
            ),
        ])
    }

    private func dictionaryLiteral(_ key: Kind, _ value: Kind, _ depth: Int, isTyped: Bool) -> Piece {
        let keys = key == .int ? ["1", "2", "30"] : ["\"a\"", "\"bc\"", "\"Swift\""]
        let entries = keys.prefix(number(1...3)).map { "\($0): \(plain(value, min(depth, 1), isTyped: isTyped))" }
        return Piece("[\(entries.joined(separator: ", "))]")
    }

    func set(_ element: Kind, _ depth: Int) -> Piece {
        func base() -> String { expression(.set(element), depth: depth).base }
        return choose([
            (4, { Piece("Set(\(self.expression(.array(element), depth: depth).text))") }),
            (
                2,
                {
                    Piece(
                        "\(base()).\(self.pick(["union", "intersection", "subtracting", "symmetricDifference"]))(\(self.expression(.set(element), depth: depth).text))"
                    )
                }
            ),
            (
                1,
                {
                    let base = base()
                    return self.quietly { self.call(base, "filter", [], parameters: [element], result: .bool, depth) }
                }
            ),
        ])
    }

    /// Without calls that print: sets and dictionaries visit their elements in any order.
    private func quietly<Result>(_ body: () -> Result) -> Result {
        let saved = isQuiet
        isQuiet = true
        defer { isQuiet = saved }
        return body()
    }

    func tuple(_ parts: [Kind], _ depth: Int) -> Piece {
        Piece("(" + parts.map { plain($0, depth) }.joined(separator: ", ") + ")")
    }
}
