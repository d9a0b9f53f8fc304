extension ProgramWriter {
    /// An expression of a type.
    ///
    /// - Parameter isTyped: whether the place says the type, so that `nil`, `[]` and `.name` are enough.
    func expression(_ kind: Kind, depth: Int = 3, isTyped: Bool = false) -> Piece {
        if let variable = variables(of: kind).last, chance(depth <= 0 || operatorsLeft <= 0 ? 85 : 15) {
            return chance(50) ? Piece(variable.name) : Piece(pick(variables(of: kind)).name)
        }
        operatorsLeft -= 1
        if depth <= 0 || operatorsLeft < 0 { return leaf(kind, isTyped: isTyped) }
        if chance(10), !kind.isFunction { return general(kind, depth: depth, isTyped: isTyped) }
        if let found = fromTypes(kind, depth: depth), chance(35) { return found }
        switch kind {
        case .int: return integer(depth - 1)
        case .double: return double(depth - 1)
        case .string: return string(depth - 1)
        case .bool: return condition(depth - 1)
        case .optional(let wrapped): return optional(wrapped, depth - 1, isTyped: isTyped)
        case .array(let element): return array(element, depth - 1, isTyped: isTyped)
        case .dictionary(let key, let value): return dictionary(key, value, depth - 1, isTyped: isTyped)
        case .set(let element): return set(element, depth - 1)
        case .tuple(let parts): return tuple(parts, depth - 1)
        case .function(let parameters, let result): return closure(parameters, result, depth - 1)
        case .named: return instance(kind, depth - 1, isTyped: isTyped)
        }
    }

    /// The shortest expressions of a type.
    func leaf(_ kind: Kind, isTyped: Bool) -> Piece {
        switch kind {
        case .int: return fixed(chance(12) ? Piece("-\(number(1...9))", .prefix) : Piece("\(number(0...12))"), kind)
        case .double: return fixed(Piece("\(number(0...20)).\(pick(["0", "5", "25", "125"]))", .prefix), kind)
        case .string:
            return Piece(pick(["\"\"", "\"a\"", "\"bc\"", "\"Swift\"", "\"é\"", "\"x y\"", "\"42\"", "\"👩‍👧!\""]))
        case .bool: return Piece(pick(["true", "false"]))
        case .optional(let wrapped):
            if chance(40) { return isTyped ? Piece("nil") : Piece("Optional<\(wrapped.text)>.none") }
            let inner = leaf(wrapped, isTyped: isTyped)
            return isTyped && !wrapped.isOptional ? inner : Piece("Optional<\(wrapped.text)>(\(inner.text))")
        case .array(let element):
            if chance(15) { return isTyped ? Piece("[]") : Piece("[\(element.text)]()") }
            return Piece(
                "[" + (0...number(0...2)).map { _ in leaf(element, isTyped: isTyped).text }.joined(separator: ", ")
                    + "]")
        case .dictionary(let key, let value):
            return Piece("[\(leaf(key, isTyped: isTyped).text): \(leaf(value, isTyped: isTyped).text)]")
        case .set(let element): return Piece("Set([\(leaf(element, isTyped: false).text)])")
        case .tuple(let parts):
            return Piece("(" + parts.map { leaf($0, isTyped: isTyped).text }.joined(separator: ", ") + ")")
        case .function(let parameters, let result):
            return closure(parameters, result, 0)
        case .named: return instance(kind, 0, isTyped: isTyped)
        }
    }

    /// A literal among many operators says its type, or the compiler would try them all.
    private func fixed(_ literal: Piece, _ kind: Kind) -> Piece {
        operatorsLeft < 3 ? Piece("(\(literal.text) as \(kind.text))") : literal
    }

    /// An operator given as a function: the hardest to type-check of all.
    func sum(of kind: Kind) -> String {
        guard operatorsLeft >= 3 else { return "{ (a: \(kind.text), b: \(kind.text)) -> \(kind.text) in a + b }" }
        operatorsLeft -= 3
        return "+"
    }

    /// What every type has: choices, calls, elements of collections.
    private func general(_ kind: Kind, depth: Int, isTyped: Bool) -> Piece {
        choose([
            (4, { self.ternary(kind, depth: depth, isTyped: isTyped) }),
            (3, { self.fallback(kind, depth: depth) }),
            (
                2,
                {
                    let value = self.expression(kind, depth: depth - 1)
                    return self.isQuiet ? value : Piece("echo\(self.number)(\(value.text))")
                }
            ),
            (
                2,
                {
                    let value = self.isolated { self.expression(kind, depth: depth - 1, isTyped: true) }
                    return Piece("{ () -> \(kind.text) in \(value.text) }()").parenthesised(self.isInCondition)
                }
            ),
            (2, { Piece("\(self.expression(.tuple([kind, .int]), depth: depth - 1).base).0") }),
            (
                2,
                {
                    Piece(
                        "\(self.expression(.dictionary(.string, kind), depth: depth - 1).base)[\(self.plain(.string, depth - 1)), default: \(self.plain(kind, depth - 1))]"
                    )
                }
            ),
        ])
    }

    /// Inside the braces of a closure nothing of the condition around it holds.
    func isolated<Result>(_ body: () -> Result) -> Result {
        let saved = (isInCondition, mayThrow, returnKind)
        (isInCondition, mayThrow, returnKind) = (false, false, nil)
        defer { (isInCondition, mayThrow, returnKind) = saved }
        return body()
    }

    /// A right operand that the operator asks for: one that throws would have the operator throw too.
    private func lazily<Result>(_ body: () -> Result) -> Result {
        let saved = mayThrow
        mayThrow = false
        defer { mayThrow = saved }
        return body()
    }

    private func ternary(_ kind: Kind, depth: Int, isTyped: Bool) -> Piece {
        let test = condition(depth - 1)
        let (first, second) = (
            expression(kind, depth: depth - 1, isTyped: isTyped), expression(kind, depth: depth - 1, isTyped: isTyped)
        )
        return Piece("\(test.within(.or)) ? \(first.within(.or)) : \(second.within(.or))", .ternary)
    }

    private func fallback(_ kind: Kind, depth: Int) -> Piece {
        let optional = expression(.optional(kind), depth: depth - 1)
        let other = lazily { expression(kind, depth: depth - 1) }
        return Piece("\(optional.within(.cast)) ?? \(other.within(.cast))", .coalescing)
    }

    /// The text of an argument.
    func plain(_ kind: Kind, _ depth: Int, isTyped: Bool = false) -> String {
        expression(kind, depth: depth, isTyped: isTyped).text
    }

    // MARK: - Text

    private func string(_ depth: Int) -> Piece {
        choose([
            (
                4,
                {
                    .binary(
                        self.expression(.string, depth: depth), "+", self.expression(.string, depth: depth), .addition)
                }
            ),
            (6, { self.interpolation(depth) }),
            (
                1,
                { Piece("\(self.expression(.string, depth: depth).base).\(self.pick(["uppercased", "lowercased"]))()") }
            ),
            (1, { Piece("String(\(self.expression(.string, depth: depth).base).reversed())") }),
            (
                2,
                {
                    Piece(
                        "String(\(self.expression(.string, depth: depth).base).\(self.pick(["prefix", "suffix", "dropFirst", "dropLast"]))(\(self.number(0...4))))"
                    )
                }
            ),
            (2, { Piece("String(\(self.plain(.int, depth)))") }),
            (1, { Piece("String(\(self.plain(.int, depth)), radix: \(self.pick([2, 8, 16, 36])))") }),
            (1, { Piece("String(repeating: \(self.plain(.string, 0)), count: \(self.number(0...3)))") }),
            (
                2,
                {
                    Piece(
                        "\(self.expression(.array(.string), depth: depth).base).joined(separator: \(self.pick(["\", \"", "\"\"", "\"-\""])))"
                    )
                }
            ),
            (1, { Piece("String(describing: \(self.plain(self.printable(), depth)))") }),
            (
                1,
                {
                    Piece("String(\(self.expression(.string, depth: depth).base).map { $0 == \"a\" ? \"b\" : $0 })")
                        .parenthesised(self.isInCondition)
                }
            ),
            (
                1,
                {
                    Piece(
                        "\(self.expression(.string, depth: depth).base).split(separator: \" \").joined(separator: \"/\")"
                    )
                }
            ),
            (1, { self.tupleElement(.string, depth) }),
        ])
    }

    func interpolation(_ depth: Int) -> Piece {
        var text = ""
        for _ in 0...number(0...2) {
            text += pick(["", "a ", "n=", "[", " · "])
            // Quotes inside an interpolation read badly; a variable or a number does not need them.
            text += "\\(\(isolated { plain(printable(), depth) }))"
        }
        return Piece("\"\(text)\"")
    }

    /// A type whose values print the same in every run.
    func printable() -> Kind {
        let found = kind(depth: 1)
        return isOrdered(found) ? found : scalar()
    }

    // MARK: - Conditions

    func condition(_ depth: Int) -> Piece {
        if depth <= 0 { return expression(.bool, depth: 0) }
        return choose([
            (
                8,
                {
                    let kind = self.pick([Kind.int, .int, .double, .string])
                    let name = self.pick(["<", ">", "<=", ">=", "==", "!="])
                    return .binary(
                        self.expression(kind, depth: depth), name, self.expression(kind, depth: depth), .comparison)
                }
            ),
            (2, { self.equality(depth) }),
            (2, { .binary(self.condition(depth - 1), "&&", self.lazily { self.condition(depth - 1) }, .and) }),
            (2, { .binary(self.condition(depth - 1), "||", self.lazily { self.condition(depth - 1) }, .or) }),
            (2, { Piece("!\(self.condition(depth - 1).base)", .prefix) }),
            (1, { Piece("\(self.expression(.array(.int), depth: depth).base).contains(\(self.plain(.int, depth)))") }),
            (
                1,
                {
                    Piece(
                        "\(self.expression(.string, depth: depth).base).\(self.pick(["hasPrefix", "hasSuffix", "contains"]))(\(self.plain(.string, 0)))"
                    )
                }
            ),
            (1, { Piece("\(self.expression(.array(self.scalar()), depth: depth).base).isEmpty") }),
            (
                1,
                {
                    self.call(
                        self.expression(.array(.int), depth: depth).base, "allSatisfy", [], parameters: [.int],
                        result: .bool, depth)
                }
            ),
            (
                1,
                {
                    self.call(
                        self.expression(.array(.int), depth: depth).base, "contains", [], label: "where",
                        parameters: [.int], result: .bool, depth)
                }
            ),
            (
                1,
                {
                    .binary(
                        self.expression(.optional(self.scalar()), depth: depth), self.pick(["==", "!="]), Piece("nil"),
                        .comparison)
                }
            ),
            (1, { Piece("\(self.expression(.int, depth: depth).base).isMultiple(of: \(self.number(2...4)))") }),
            (1, { Piece("(\(self.number(0...3))...\(self.number(4...20))).contains(\(self.plain(.int, depth)))") }),
            (1, { Piece("\(self.expression(.set(.string), depth: depth).base).contains(\(self.plain(.string, 0)))") }),
        ])
    }

    private func equality(_ depth: Int) -> Piece {
        var kind = kind(depth: 1)
        if !isEquatable(kind) { kind = .bool }
        return .binary(expression(kind, depth: depth), pick(["==", "!="]), expression(kind, depth: depth), .comparison)
    }
}

extension Piece {
    /// In parentheses, where a closure would be read as a block.
    func parenthesised(_ isNeeded: Bool) -> Piece { isNeeded ? Piece("(\(text))") : self }
}
