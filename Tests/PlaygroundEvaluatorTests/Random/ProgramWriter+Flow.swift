extension ProgramWriter {
    private func test(_ depth: Int = 2) -> String { inCondition { condition(depth).text } }

    func ifStatement(_ depth: Int) {
        line("if \(test()) {")
        inner { body(depth) }
        if chance(30) {
            line("} else if \(test()) {")
            inner { body(depth) }
        }
        if chance(50) {
            line("} else {")
            inner { body(depth) }
        }
        line("}")
    }

    func ifLetStatement(_ depth: Int) {
        let wrapped = kind(depth: 1)
        let optionals = variables(of: .optional(wrapped))
        let name: String
        if let shadowed = optionals.last, chance(40) {
            name = shadowed.name
            line("if let \(name)\(chance(30) ? ", \(test(1))" : "") {")
        } else {
            name = self.name("v")
            line(
                "if let \(name) = \(inCondition { plain(.optional(wrapped), 2) })\(chance(30) ? ", \(test(1))" : "") {")
        }
        inner {
            variables.removeAll { $0.name == name }
            declare(Variable(name: name, kind: wrapped))
            body(depth)
        }
        if chance(40) {
            line("} else {")
            inner { body(depth) }
        }
        line("}")
    }

    func guardStatement() {
        guard let returnKind else { return }
        let value = small(returnKind, expression(returnKind, depth: 1, isTyped: true))
        if chance(50) {
            let wrapped = kind(depth: 1)
            let name = name("v")
            line("guard let \(name) = \(inCondition { plain(.optional(wrapped), 2) }) else { return \(value) }")
            declare(Variable(name: name, kind: wrapped))
        } else {
            line("guard \(test()) else { return \(value) }")
        }
    }

    // MARK: - Switches

    func switchStatement(_ depth: Int) {
        choose([
            (3, { self.enumSwitch(depth) }), (2, { self.integerSwitch(depth) }), (1, { self.tupleSwitch(depth) }),
            (1, { self.optionalSwitch(depth) }), (1, { self.stringSwitch(depth) }),
        ])
    }

    private func enumSwitch(_ depth: Int) {
        let enums = types.filter { $0.form == .choice }
        guard !enums.isEmpty else { return integerSwitch(depth) }
        let type = pick(enums)
        writeSwitch(over: inCondition { plain(.named(type.name), 2) }, cases: type.cases) { body(depth) }
    }

    private func arm(_ pattern: String, _ depth: Int, binding variables: [Variable] = [], falls: Bool = false) {
        line(pattern)
        inner {
            variables.forEach(declare)
            body(depth)
            if falls { line("fallthrough") }
        }
    }

    private func integerSwitch(_ depth: Int) {
        let name = name("n")
        line("switch \(inCondition { plain(.int, 2) }) {")
        arm("case \(number(-3...0)), \(number(1...4)):", depth)
        arm("case \(number(-9...0))...\(number(1...9)):", depth, falls: chance(20))
        arm("case 100...:", depth)
        if chance(50) { arm("case ..<(\(number(-5...5))):", depth) }
        if chance(60) {
            arm("case let \(name) where \(name) % 2 == 0:", depth, binding: [Variable(name: name, kind: .int)])
        }
        arm("default:", depth)
        line("}")
    }

    private func stringSwitch(_ depth: Int) {
        line("switch \(inCondition { plain(.string, 2) }) {")
        arm("case \"\", \"a\":", depth)
        arm("case \"Swift\":", depth)
        let name = name("s")
        arm(
            "case let \(name) where \(name).count > \(number(1...5)):", depth,
            binding: [Variable(name: name, kind: .string)])
        arm("default:", depth)
        line("}")
    }

    private func tupleSwitch(_ depth: Int) {
        let names = (name("a"), name("b"))
        line("switch (\(inCondition { plain(.int, 2) }), \(inCondition { plain(.bool, 2) })) {")
        arm("case (0...5, true):", depth)
        arm("case (let \(names.0), false) where \(names.0) > 3:", depth, binding: [Variable(name: names.0, kind: .int)])
        arm(
            "case let (\(names.0), \(names.1)):", depth,
            binding: [
                Variable(name: names.0, kind: .int), Variable(name: names.1, kind: .bool),
            ])
        line("}")
    }

    private func optionalSwitch(_ depth: Int) {
        let wrapped = scalar()
        let name = name("v")
        line("switch \(inCondition { plain(.optional(wrapped), 2) }) {")
        if wrapped == .int, chance(50) { arm("case 0?, 1?:", depth) }
        arm(
            pick(["case .some(let \(name)):", "case let \(name)?:"]), depth,
            binding: [Variable(name: name, kind: wrapped)])
        arm(pick(["case .none:", "case nil:"]), depth)
        line("}")
    }

    // MARK: - Loops

    func loopStatement(_ depth: Int) {
        loopDepth += 1
        let calls = callsLeft
        if isInFunction { callsLeft = 0 } else { callsLeft = min(callsLeft, 2) }
        choose([
            (3, { self.rangeLoop(depth) }), (3, { self.listLoop(depth) }), (1, { self.sortedLoop(depth) }),
            (1, { self.whileLoop(depth) }), (1, { self.repeatLoop(depth) }), (1, { self.enumeratedLoop(depth) }),
        ])
        callsLeft = calls
        loopDepth -= 1
    }

    private func looping(_ header: String, _ depth: Int, binding: [Variable], end: String = "}", first: String? = nil) {
        let label = chance(30) ? name("loop") : nil
        if let label { labels.append(label) }
        line((label.map { "\($0): " } ?? "") + header)
        inner {
            if let first { line(first) }
            binding.forEach(declare)
            body(depth)
        }
        line(end)
        if label != nil { labels.removeLast() }
    }

    private func rangeLoop(_ depth: Int) {
        let name = name("i")
        let range = pick([
            "0..<\(number(0...4))", "1...\(number(1...4))", "(0..<\(number(1...4))).reversed()",
            "stride(from: 0, through: 9, by: \(number(3...5)))",
        ])
        let filter = chance(25) ? " where \(name) % 2 == \(number(0...1))" : ""
        looping("for \(name) in \(range)\(filter) {", depth, binding: [Variable(name: name, kind: .int)])
    }

    /// A variable that holds what a loop goes over.
    private func source(_ kind: Kind) -> String {
        let list = name("list")
        line("let \(list): \(kind.text) = \(plain(kind, 2, isTyped: true))")
        return list
    }

    private func listLoop(_ depth: Int) {
        let element = kind(depth: 1)
        let name = name("item")
        let list = source(.array(element))
        looping("for \(name) in \(list).prefix(4) {", depth, binding: [Variable(name: name, kind: element)])
    }

    private func enumeratedLoop(_ depth: Int) {
        let element = scalar()
        let names = (name("i"), name("item"))
        let list = source(.array(element))
        looping(
            "for (\(names.0), \(names.1)) in \(list).prefix(4).enumerated() {", depth,
            binding: [Variable(name: names.0, kind: .int), Variable(name: names.1, kind: element)])
    }

    private func sortedLoop(_ depth: Int) {
        let value = kind(depth: 1)
        let names = (name("k"), name("v"))
        let dictionary = source(.dictionary(.string, value))
        looping(
            "for (\(names.0), \(names.1)) in \(dictionary).sorted(by: { $0.key < $1.key }).prefix(4) {", depth,
            binding: [Variable(name: names.0, kind: .string), Variable(name: names.1, kind: value)])
    }

    private func whileLoop(_ depth: Int) {
        let name = name("turn")
        line("var \(name) = 0")
        // `turn < 1, size > (2)` would be read as the call of something generic.
        looping(
            "while \(name) < \(number(1...4))\(chance(40) ? ", (\(test(1)))" : "") {", depth,
            binding: [Variable(name: name, kind: .int, isCapturable: false)], first: "\(name) += 1")
    }

    private func repeatLoop(_ depth: Int) {
        let name = name("turn")
        line("var \(name) = 0")
        looping(
            "repeat {", depth, binding: [Variable(name: name, kind: .int, isCapturable: false)],
            end: "} while \(name) < \(number(1...3))", first: "\(name) += 1")
    }

    func jump() {
        let target = labels.isEmpty || chance(50) ? "" : " " + pick(labels)
        line("if \(test(1)) { \(pick(["break", "continue"]))\(target) }")
    }

    // MARK: - Errors and the end of blocks

    func doStatement(_ depth: Int) {
        let saved = mayThrow
        line("do {")
        inner {
            mayThrow = true
            if let function = functions.last(where: { $0.throwsErrors }), callsLeft > 0 {
                line("_ = try \(call(function, on: nil, 2))")
            }
            body(depth)
            if chance(60) { line("if \(test(1)) { throw \(failure()) }") }
            mayThrow = saved
        }
        if chance(50) { handler("} catch Failure\(number).code(let code) where code > 0 {", "\"code\", code") }
        if chance(50) { handler("} catch let failure as Failure\(number) {", "\"failure\", failure") }
        handler("} catch {", "\"error\", error")
        line("}")
    }

    private func handler(_ header: String, _ printed: String) {
        line(header)
        inner { line("print(\(printed))") }
    }

    func deferStatement() {
        block("do {") {
            line("defer { print(\"deferred\", \(plain(scalar(), 1))) }")
            body(0)
        }
    }
}
