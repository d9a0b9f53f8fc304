extension ProgramWriter {
    func writeDeclarations() {
        block("func echo\(number)<T>(_ value: T) -> T {") {
            line("print(\"echo\")")
            line("return value")
        }
        block("enum Failure\(number): Error, Equatable {") { line("case empty, code(Int), text(String)") }
        for _ in 0..<number(1...3) {
            choose([
                (4, { self.writeStruct() }), (3, { self.writeEnum() }), (2, { self.writeClass() }),
            ])
        }
        if chance(25) { writeProtocol() }
        if chance(25) { writeGenericFunctions() }
        if chance(15) { writeStack() }
        for _ in 0..<number(0...3) { writeFunction() }
    }

    // MARK: - Functions

    func writeFunction() {
        let throwsErrors = chance(30)
        let result = pick([scalar(), kind(depth: 1), kind(depth: 1)])
        let function = writeFunction(
            globalName("make"), "func", result: result, throwsErrors: throwsErrors,
            hasInout: !throwsErrors && chance(25))
        functions.append(function)
    }

    /// A function or method with parameters of its own and a body; gives back how it is called.
    @discardableResult
    func writeFunction(
        _ name: String, _ introducer: String, result: Kind, throwsErrors: Bool = false, hasInout: Bool = false
    ) -> DeclaredFunction {
        var function = DeclaredFunction(name: name, parameters: [], result: result, throwsErrors: throwsErrors)
        let saved = (variables, callsLeft, isInFunction, returnKind, mayThrow, labels, loopDepth)
        (callsLeft, isInFunction, returnKind, mayThrow, labels, loopDepth) = (2, true, result, throwsErrors, [], 0)
        var list: [String] = []
        for index in 0..<number(0...3) {
            let isInout = hasInout && index == 0
            let kind = kind(depth: 1)
            let name = self.name("x")
            let label = chance(40) ? "_" : name
            function.parameters.append((label, kind, isInout))
            list.append("\(label == "_" ? "_ " : "")\(name): \(isInout ? "inout " : "")\(kind.text)")
            declare(Variable(name: name, kind: kind, isMutable: isInout, isCapturable: !isInout))
        }
        block(
            "\(introducer) \(name)(\(list.joined(separator: ", ")))\(throwsErrors ? " throws" : "") -> \(result.text) {"
        ) {
            self.functionBody(result)
        }
        (variables, callsLeft, isInFunction, returnKind, mayThrow, labels, loopDepth) = saved
        return function
    }

    private func functionBody(_ result: Kind) {
        if mayThrow {
            line("if \(inCondition { condition(2).text }) { throw \(failure()) }")
        }
        for _ in 0..<number(0...2) { statement(depth: 1) }
        let value = expression(result, depth: 2, isTyped: true)
        line("return \(small(result, value))")
    }

    func failure() -> String {
        let value = pick([".empty", ".code(\(plain(.int, 1)))", ".text(\(plain(.string, 1)))"])
        return "Failure\(number)\(value)"
    }

    // MARK: - Structs

    private func fields() -> [(name: String, kind: Kind)] {
        (0..<number(1...3)).map { _ in (name("f"), kind(depth: 1)) }
    }

    private func writeStruct() {
        var type = DeclaredType(name: globalName("Point"), form: .structure)
        type.fields = fields()
        type.isHashable = type.fields.allSatisfy { isHashable($0.kind) } && chance(60)
        let key = type.fields.first { isComparable($0.kind) }
        type.isComparable = type.isHashable && key != nil && chance(60)
        let describes = chance(25) && type.fields.contains { isOrdered($0.kind) }
        let conformances =
            (type.isHashable ? ["Hashable"] : []) + (type.isComparable ? ["Comparable"] : [])
            + (describes ? ["CustomStringConvertible"] : [])
        let list = conformances.isEmpty ? "" : ": " + conformances.joined(separator: ", ")
        block("struct \(type.name)\(list) {") {
            for field in type.fields { self.writeField(field) }
            if let key, type.isComparable {
                self.line(
                    "static func < (left: \(type.name), right: \(type.name)) -> Bool { left.\(key.name) < right.\(key.name) }"
                )
            }
            if describes, let field = type.fields.first(where: { self.isOrdered($0.kind) }) {
                self.line("var description: String { \"<\\(\(field.name))>\" }")
            }
            self.writeMembers(&type)
        }
        types.append(type)
    }

    private func writeField(_ field: (name: String, kind: Kind)) {
        let watches = chance(15) && isOrdered(field.kind) && field.kind != .string
        let observer = watches ? " { didSet { print(\"\(field.name):\", oldValue, \"to\", \(field.name)) } }" : ""
        line("var \(field.name): \(field.kind.text)\(observer)")
    }

    private func writeMembers(_ type: inout DeclaredType) {
        let saved = variables
        for field in type.fields {
            declare(Variable(name: field.name, kind: field.kind, isMutable: false, isCapturable: type.form != .object))
        }
        for _ in 0..<number(0...2) {
            let computed = (name: name("c"), kind: pick([scalar(), kind(depth: 1)]))
            let calls = callsLeft
            callsLeft = 0
            line(
                "var \(computed.name): \(computed.kind.text) { \(small(computed.kind, isolated { expression(computed.kind, depth: 2, isTyped: true) })) }"
            )
            callsLeft = calls
            type.computed.append(computed)
        }
        for _ in 0..<number(0...2) {
            type.methods.append(writeFunction(name("ask"), "func", result: pick([scalar(), kind(depth: 1)])))
        }
        if type.form != .choice, chance(60) {
            variables = saved
            for field in type.fields {
                declare(Variable(name: field.name, kind: field.kind, isMutable: true, isCapturable: false))
            }
            var method = writeFunction(
                name("change"), type.form == .object ? "func" : "mutating func", result: scalar())
            method.isMutating = true
            type.methods.append(method)
        }
        variables = saved
    }

    // MARK: - Enums

    private func writeEnum() {
        var type = DeclaredType(name: globalName("Choice"), form: .choice)
        for index in 0..<number(2...4) {
            var payload: [(label: String?, kind: Kind)] = []
            if index > 0, chance(60) {
                for _ in 0..<number(1...2) { payload.append((chance(40) ? name("l") : nil, kind(depth: 1))) }
            }
            type.cases.append((name("k"), payload))
        }
        type.isHashable = type.cases.allSatisfy { $0.payload.allSatisfy { isHashable($0.kind) } } && chance(70)
        type.isComparable = type.isHashable && type.cases.allSatisfy { $0.payload.isEmpty } && chance(60)
        let list = type.isComparable ? ": Hashable, Comparable, CaseIterable" : type.isHashable ? ": Hashable" : ""
        block("enum \(type.name)\(list) {") {
            for one in type.cases {
                let payload = one.payload.map { ($0.label.map { $0 + ": " } ?? "") + $0.kind.text }.joined(
                    separator: ", ")
                self.line("case \(one.name)\(payload.isEmpty ? "" : "(\(payload))")")
            }
            self.writeCaseSwitch(&type)
        }
        types.append(type)
    }

    private func writeCaseSwitch(_ type: inout DeclaredType) {
        let computed = (name: name("c"), kind: scalar())
        let calls = callsLeft
        callsLeft = 0
        block("var \(computed.name): \(computed.kind.text) {") {
            self.writeSwitch(over: "self", cases: type.cases) {
                self.line(
                    "return \(self.small(computed.kind, self.isolated { self.expression(computed.kind, depth: 1, isTyped: true) }))"
                )
            }
        }
        callsLeft = calls
        type.computed.append(computed)
    }

    /// A switch over the cases of an enum, payloads bound.
    func writeSwitch(
        over subject: String, cases: [(name: String, payload: [(label: String?, kind: Kind)])], _ body: () -> Void
    ) {
        line("switch \(subject) {")
        for (index, one) in cases.enumerated() {
            if index > 0, index == cases.count - 1, chance(30) {
                line("default:")
                inner(body)
                continue
            }
            let names = one.payload.map { _ in name("b") }
            let style = chance(50)
            let bindings = names.map { style ? $0 : "let \($0)" }.joined(separator: ", ")
            line("case \(style && !names.isEmpty ? "let " : "").\(one.name)\(names.isEmpty ? "" : "(\(bindings))"):")
            inner {
                for (name, part) in zip(names, one.payload) { declare(Variable(name: name, kind: part.kind)) }
                body()
            }
        }
        line("}")
    }

    // MARK: - Classes

    private func writeClass() {
        var type = DeclaredType(name: globalName("Node"), form: .object)
        type.fields = fields()
        block("class \(type.name) {") {
            for field in type.fields { self.writeField(field) }
            self.writeInitializer(type.fields, inherited: [])
            self.writeMembers(&type)
        }
        types.append(type)
        if chance(60) { writeSubclass(of: type) }
    }

    private func writeInitializer(_ own: [(name: String, kind: Kind)], inherited: [(name: String, kind: Kind)]) {
        let all = inherited + own
        let list = all.map { "\($0.name): \($0.kind.text)" }.joined(separator: ", ")
        let isOverride = own.isEmpty && !inherited.isEmpty
        block("\(isOverride ? "override " : "")init(\(list)) {") {
            for field in own { self.line("self.\(field.name) = \(field.name)") }
            if !inherited.isEmpty {
                self.line("super.init(\(inherited.map { "\($0.name): \($0.name)" }.joined(separator: ", ")))")
            }
        }
    }

    private func writeSubclass(of base: DeclaredType) {
        var type = DeclaredType(name: globalName("Leaf"), form: .object)
        type.superclass = base.name
        let own = chance(60) ? fields() : []
        type.fields = base.fields + own
        type.computed = base.computed
        type.methods = base.methods
        block("final class \(type.name): \(base.name) {") {
            for field in own { self.writeField(field) }
            self.writeInitializer(own, inherited: base.fields)
            if let property = base.computed.first {
                let calls = self.callsLeft
                self.callsLeft = 0
                self.declare(Variable(name: "super.\(property.name)", kind: property.kind, isCapturable: false))
                let value = self.isolated { self.expression(property.kind, depth: 1, isTyped: true) }
                self.line(
                    "override var \(property.name): \(property.kind.text) { \(self.small(property.kind, value)) }")
                self.callsLeft = calls
            }
        }
        types.append(type)
    }

    // MARK: - Protocols and generics

    private func writeProtocol() {
        let name = globalName("Sized")
        block("protocol \(name) {") {
            line("var size\(number): Int { get }")
            line("func scaled\(number)(by factor: Int) -> String")
        }
        block("extension \(name) {") {
            line("func scaled\(number)(by factor: Int) -> String { \"\\(Self.self) \\(size\(number) * factor)\" }")
            line("var isLarge\(number): Bool { size\(number) > \(number(1...10)) }")
        }
        protocolName = name
        for type in types where type.superclass == nil && chance(70) {
            block("extension \(type.name): \(name) {") {
                let saved = variables
                for field in type.fields { declare(Variable(name: field.name, kind: field.kind)) }
                let calls = callsLeft
                callsLeft = 0
                line("var size\(number): Int { \(isolated { plain(.int, 2) }) }")
                if chance(30) {
                    line("func scaled\(number)(by factor: Int) -> String { \"own \\(factor - size\(number))\" }")
                }
                callsLeft = calls
                variables = saved
            }
            sizedTypes.append(type.name)
        }
        block("extension Int: \(name) {") { line("var size\(number): Int { self }") }
    }

    private func writeGenericFunctions() {
        let names = (globalName("largest"), globalName("converted"), globalName("pairs"))
        block("func \(names.0)<T: Comparable>(_ items: [T], or other: T) -> T {") {
            line("var best = other")
            line("for item in items where item \(pick([">", "<", ">="])) best { best = item }")
            line("return best")
        }
        block("func \(names.1)<T, U>(_ items: [T], _ convert: (T) throws -> U) rethrows -> [U] {") {
            line("var result: [U] = []")
            line("for item in items\(pick(["", ".reversed()", ".dropFirst()"])) { result.append(try convert(item)) }")
            line("return result")
        }
        block("func \(names.2)<Key: Hashable, Item>(_ items: [Item], by key: (Item) -> Key) -> [(Key, [Item])] {") {
            line("var order: [Key] = []")
            line("var groups: [Key: [Item]] = [:]")
            block("for item in items {") {
                line("if groups[key(item)] == nil { order.append(key(item)) }")
                line("groups[key(item), default: []].append(item)")
            }
            line("return order.map { ($0, groups[$0]!) }")
        }
        generics = names
    }

    private func writeStack() {
        let name = globalName("Stack")
        block("struct \(name)<Element> {") {
            line("private(set) var items: [Element] = []")
            line("mutating func push(_ item: Element) { items.append(item) }")
            line("@discardableResult mutating func pop() -> Element? { items.popLast() }")
            line("var top: Element? { items.last }")
            line("subscript(index: Int) -> Element { get { items[index] } set { items[index] = newValue } }")
            line(
                "func mapped<Other>(_ change: (Element) -> Other) -> \(name)<Other> { \(name)<Other>(items: items.map(change)) }"
            )
            line("init(items: [Element] = []) { self.items = items }")
        }
        stackName = name
    }
}
