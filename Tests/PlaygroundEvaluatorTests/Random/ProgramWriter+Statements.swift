extension ProgramWriter {
    func writeProgram() {
        (callsLeft, mayThrow) = (12, false)
        for kind in [Kind.int, .string, .array(.int), kind(), kind()] { varStatement(kind) }
        for _ in 0..<number(4...8) {
            callsLeft = max(callsLeft, 4)
            statement(depth: 2)
        }
        if protocolName != nil { existentialStatement() }
        if generics != nil { genericStatement() }
        if stackName != nil { stackStatement() }
        for variable in variables.suffix(8) where isOrdered(variable.kind) && !variable.kind.isFunction {
            line("print(\"\(variable.name):\", \(variable.name))")
        }
        if chance(20) { trapStatement() }
    }

    /// What is assigned stays small, so that loops do not let it grow without end.
    func small(_ kind: Kind, _ value: Piece) -> String {
        if value.text == "[]" { return value.text }
        return switch kind {
        case .int: "\(value.within(.multiplication)) % 997"
        case .string: "String(\(value.base).prefix(12))"
        case .array: "Array(\(value.base).prefix(5))"
        default: value.text
        }
    }

    func inCondition<Result>(_ body: () -> Result) -> Result {
        let saved = isInCondition
        isInCondition = true
        defer { isInCondition = saved }
        return body()
    }

    func statement(depth: Int) {
        choose([
            (7, { self.letStatement() }),
            (5, { self.varStatement() }),
            (6, { self.printStatement() }),
            (5, { self.assignment() }),
            (3, { self.compoundAssignment() }),
            (4, { self.collectionChange() }),
            (3, { self.placeChange() }),
            (3, { self.mutatingCall() }),
            (2, { self.inoutCall() }),
            (2, { self.destructuring() }),
            (2, { self.closureStatement() }),
            (1, { self.localFunction() }),
            (1, { self.castStatement() }),
            (1, { self.aliasStatement() }),
            (self.isInFunction ? 2 : 0, { self.guardStatement() }),
            (depth > 0 ? 5 : 0, { self.ifStatement(depth - 1) }),
            (depth > 0 ? 3 : 0, { self.ifLetStatement(depth - 1) }),
            (depth > 0 ? 4 : 0, { self.switchStatement(depth - 1) }),
            (depth > 0 && self.loopDepth < 2 ? 5 : 0, { self.loopStatement(depth - 1) }),
            (depth > 0 && !self.isInFunction ? 3 : 0, { self.doStatement(depth - 1) }),
            (depth > 0 ? 1 : 0, { self.deferStatement() }),
            (depth > 0 && self.loopDepth > 0 ? 2 : 0, { self.jump() }),
        ])
    }

    func body(_ depth: Int) { for _ in 0..<number(1...2) { statement(depth: depth) } }

    // MARK: - Variables

    private func letStatement() {
        let kind = kind()
        let name = name("v")
        if chance(20), !kind.isFunction {
            line("let \(name): \(kind.text)")
            line(
                "if \(inCondition { condition(2).text }) { \(name) = \(plain(kind, 2, isTyped: true)) } else { \(name) = \(plain(kind, 1, isTyped: true)) }"
            )
        } else if chance(15) {
            line(
                "let \(name): \(kind.text) = if \(inCondition { condition(2).text }) { \(plain(kind, 2, isTyped: true)) } else { \(plain(kind, 1, isTyped: true)) }"
            )
        } else if chance(60) {
            line("let \(name): \(kind.text) = \(plain(kind, 3, isTyped: true))")
        } else {
            line("let \(name) = \(plain(kind, 2))")
        }
        declare(Variable(name: name, kind: kind))
    }

    func varStatement(_ wanted: Kind? = nil) {
        let kind = wanted ?? kind()
        let name = name("v")
        line("var \(name): \(kind.text) = \(plain(kind, 2, isTyped: true))")
        declare(Variable(name: name, kind: kind, isMutable: true, isCapturable: !isInFunction || chance(50)))
    }

    private func printStatement() {
        guard !isQuiet else { return }
        let parts = (0...number(0...2)).map { _ in plain(printable(), 3) }
        switch number(0...9) {
        case 0: line("print(\(parts.joined(separator: ", ")), separator: \"|\")")
        case 1: line("debugPrint(\(parts[0]))")
        case 2: line("dump(\(parts[0]))")
        case 3: line("print(type(of: \(plain(kind(), 2))))")
        default: line("print(\(parts.joined(separator: ", ")))")
        }
    }

    func mutableVariable(_ test: (Variable) -> Bool = { _ in true }) -> Variable? {
        let found = variables.filter { $0.isMutable && test($0) }
        return found.isEmpty ? nil : pick(found)
    }

    func assignment() {
        guard let variable = mutableVariable() else { return varStatement() }
        let value = expression(variable.kind, depth: 3, isTyped: true)
        guard value.text != variable.name else { return varStatement() }
        line("\(variable.name) = \(small(variable.kind, value))")
    }

    private func compoundAssignment() {
        guard let variable = mutableVariable({ [.int, .double, .string, .array(.int)].contains($0.kind) }) else {
            return varStatement()
        }
        switch variable.kind {
        case .int: line("\(variable.name) \(pick(["+=", "-="])) \(small(.int, expression(.int, depth: 2)))")
        case .double: line("\(variable.name) \(pick(["+=", "-=", "/="])) \(number(1...5)).5")
        default: line("\(variable.name) += \(small(variable.kind, expression(variable.kind, depth: 1)))")
        }
        if variable.kind != .double { line("\(variable.name) = \(small(variable.kind, Piece(variable.name)))") }
    }

    private func destructuring() {
        let (first, second) = (kind(depth: 1), kind(depth: 1))
        let names = (name("v"), name("v"))
        line("let (\(names.0), \(names.1)): (\(first.text), \(second.text)) = \(plain(.tuple([first, second]), 2))")
        declare(Variable(name: names.0, kind: first))
        declare(Variable(name: names.1, kind: second))
    }

    // MARK: - Closures and functions

    private func closureStatement() {
        let name = name("f")
        let (parameter, result) = (scalar(), scalar())
        if let counter = variables.last(where: { $0.isMutable && $0.isCapturable && $0.kind == .int }), chance(60) {
            block("let \(name): (Int) -> Int = { step in") {
                line("\(counter.name) = (\(counter.name) + step) % 100")
                line("return \(counter.name) * 2")
            }
            declare(Variable(name: name, kind: .function([.int], .int)))
            line("print(\(name)(\(number(1...9))), \(counter.name), [1, 2, 3].map(\(name)), \(counter.name))")
            return
        }
        let kind = Kind.function([parameter], result)
        line("let \(name): \(kind.text) = \(escaping { expression(kind, depth: 2, isTyped: true).text })")
        declare(Variable(name: name, kind: kind))
        line("print(\(name)(\(plain(parameter, 1))))")
    }

    private func localFunction() {
        guard !isInFunction else { return letStatement() }
        let result = scalar()
        let saved = variables
        variables.removeAll { !$0.isCapturable }
        let function = writeFunction(name("local"), "func", result: result)
        variables = saved
        line("print(\(call(function, on: nil, 1)))")
    }

    private func castStatement() {
        let name = name("anything")
        line("let \(name): [Any] = [\((0..<4).map { _ in plain(kind(depth: 1), 1) }.joined(separator: ", "))]")
        block("for item in \(name) {") {
            line("if let whole = item as? Int { print(\"Int\", whole) }")
            line("else if let text = item as? String { print(\"String\", text) }")
            let other = kind(depth: 1)
            if isOrdered(other) { line("else if let other = item as? \(other.text) { print(\"other\", other) }") }
            line("else { print(\"neither\") }")
        }
    }

    /// Two names for one object, or two copies of a value.
    private func aliasStatement() {
        guard let variable = variables.last(where: { declared($0.kind) != nil }), let type = declared(variable.kind),
            let field = type.fields.first(where: { isOrdered($0.kind) })
        else { return letStatement() }
        let copy = name("copy")
        line("var \(copy) = \(variable.name)")
        line("\(copy).\(field.name) = \(small(field.kind, expression(field.kind, depth: 1, isTyped: true)))")
        line("print(\(copy).\(field.name), \(variable.name).\(field.name))")
        declare(Variable(name: copy, kind: variable.kind, isMutable: true))
    }

    // MARK: - Generics, protocols, traps

    private func existentialStatement() {
        guard let name = protocolName else { return }
        let items = sizedTypes.map { plain(.named($0), 2) } + [plain(.int, 1)]
        line("let sized: [any \(name)] = [\(items.joined(separator: ", "))]")
        line(
            "for item in sized { print(item.size\(number) % 1000, item.isLarge\(number), item.scaled\(number)(by: 2).count) }"
        )
    }

    private func genericStatement() {
        guard let generics else { return }
        let kind = pick(Self.keys)
        line("print(\(generics.largest)(\(plain(.array(kind), 2)), or: \(plain(kind, 1))))")
        line("print(\(generics.converted)(\(plain(.array(kind), 2)), \(closure([kind], scalar(), 2).text)))")
        line("print(\(generics.pairs)(\(plain(.array(kind), 2))) \(closure([kind], pick(Self.keys), 1).text))")
    }

    private func stackStatement() {
        guard let stackName else { return }
        let kind = kind(depth: 1)
        let name = name("stack")
        line("var \(name) = \(stackName)<\(kind.text)>()")
        for _ in 0..<number(1...3) { line("\(name).push(\(plain(kind, 2, isTyped: true)))") }
        line("\(name)[0] = \(plain(kind, 1, isTyped: true))")
        if chance(50) { line("\(name).pop()") }
        line("print(\(name).items.count, \(name).top == nil, type(of: \(name)))")
        line("print(\(name).mapped \(closure([kind], scalar(), 1).text))")
    }

    private func trapStatement() {
        let list = expression(.array(.int), depth: 1).base
        choose([
            (2, { self.line("print(\(self.expression(.array(.int), depth: 2).base)[\(self.number(0...3))])") }),
            (
                1,
                {
                    self.line("let absent: Int? = \(self.plain(.optional(.int), 2, isTyped: true))");
                    self.line("print(absent!)")
                }
            ),
            (
                1,
                {
                    self.line("let many = \(list).count"); self.line("print(10 / (many - 2))")
                }
            ),
            (
                1,
                {
                    self.line("var big = Int.max - \(self.number(0...2))")
                    // A closure that makes the list would be taken for the loop's body.
                    self.line("for _ in \(list.hasPrefix("{") ? "(\(list))" : list) { big += 1 }");
                    self.line("print(big)")
                }
            ),
            (1, { self.line("precondition(\(self.condition(1).text), \"not so\")") }),
            (
                1,
                {
                    self.line("let thing: Any = \(self.plain(self.scalar(), 1))"); self.line("print(thing as! Int)")
                }
            ),
            (
                2,
                {
                    self.line("if \(self.inCondition { self.condition(1).text }) { throw \(self.failure()) }");
                    self.line("print(\"end\")")
                }
            ),
        ])
    }
}
