/// Statements that change what exists: collections, fields, values passed `inout`.
extension ProgramWriter {
    func collectionChange() {
        guard
            let variable = mutableVariable({
                switch $0.kind {
                case .array, .dictionary, .set: true
                default: false
                }
            })
        else { return varStatement() }
        switch variable.kind {
        case .array(let element): arrayChange(variable.name, element)
        case .dictionary(let key, let value): dictionaryChange(variable.name, key, value)
        case .set(let element):
            line("\(variable.name).\(pick(["insert", "remove"]))(\(plain(element, 1)))")
        default: break
        }
    }

    private func arrayChange(_ list: String, _ element: Kind) {
        func value(_ depth: Int = 2) -> String { plain(element, depth, isTyped: true) }
        let index = "abs(\(plain(.int, 1))) % \(list).count"
        choose([
            (3, { self.line("\(list).append(\(value()))") }),
            (
                2,
                {
                    self.line(
                        "\(list).insert(\(value()), at: \(self.pick(["0", "\(list).count", "\(list).count / 2"])))")
                }
            ),
            (2, { self.line("if !\(list).isEmpty { \(list)[\(index)] = \(value()) }") }),
            (1, { self.line("if !\(list).isEmpty { \(list).remove(at: \(index)) }") }),
            (1, { self.line("if \(list).count > 1 { \(list).swapAt(0, \(list).count - 1) }") }),
            (1, { self.line("\(list).reverse()") }),
            (1, { self.line("\(list) += \(self.small(.array(element), self.expression(.array(element), depth: 1)))") }),
            (self.isComparable(element) ? 2 : 0, { self.line("\(list).sort(\(self.pick(["", "by: >"])))") }),
            (1, { self.line("\(list).removeAll \(self.without(list) { self.closure([element], .bool, 1).text })") }),
            (1, { self.line("_ = \(list).popLast()") }),
            (
                element == .int ? 2 : 0,
                { self.line("for i in \(list).indices { \(list)[i] \(self.pick(["+=", "-=", "*="])) i }") }
            ),
        ])
        if chance(40) { line("\(list) = \(small(.array(element), Piece(list)))") }
    }

    private func dictionaryChange(_ dictionary: String, _ key: Kind, _ value: Kind) {
        choose([
            (3, { self.line("\(dictionary)[\(self.plain(key, 1))] = \(self.plain(value, 2, isTyped: true))") }),
            (value.isOptional ? 0 : 1, { self.line("\(dictionary)[\(self.plain(key, 0))] = nil") }),
            (1, { self.line("\(dictionary).removeValue(forKey: \(self.plain(key, 0)))") }),
            (
                value == .int ? 3 : 0,
                { self.line("\(dictionary)[\(self.plain(key, 1)), default: 0] += \(self.number(1...5))") }
            ),
            (value == .string ? 2 : 0, { self.line("\(dictionary)[\(self.plain(key, 0))]?.append(\"!\")") }),
            (
                1,
                {
                    self.line(
                        "\(dictionary).updateValue(\(self.plain(value, 1, isTyped: true)), forKey: \(self.plain(key, 0)))"
                    )
                }
            ),
        ])
    }

    /// A field inside a variable, an element, an optional.
    func placeChange() {
        var places: [(text: String, kind: Kind)] = []
        for variable in variables {
            switch variable.kind {
            case .named:
                guard let type = declared(variable.kind), variable.isMutable || type.form == .object else { continue }
                for field in type.fields { places.append(("\(variable.name).\(field.name)", field.kind)) }
            case .optional(let wrapped):
                guard let type = declared(wrapped), variable.isMutable || type.form == .object else { continue }
                for field in type.fields { places.append(("\(variable.name)?.\(field.name)", field.kind)) }
            case .tuple(let parts) where variable.isMutable:
                for (index, part) in parts.enumerated() { places.append(("\(variable.name).\(index)", part)) }
            case .array(let element):
                guard let type = declared(element), variable.isMutable || type.form == .object else { continue }
                for field in type.fields {
                    places.append(("\(variable.name)[\(variable.name).count - 1].\(field.name)", field.kind))
                }
            case .dictionary(let key, let value):
                guard let type = declared(value), variable.isMutable || type.form == .object else { continue }
                for field in type.fields {
                    places.append(("\(variable.name)[\(leaf(key, isTyped: false).text)]?.\(field.name)", field.kind))
                }
            default: continue
            }
        }
        guard !places.isEmpty else { return varStatement() }
        let place = pick(places)
        let guarded = place.text.contains("count - 1]")
        let list = place.text.prefix { $0 != "[" }
        let value = expression(place.kind, depth: 2, isTyped: true)
        guard value.text != place.text else { return varStatement() }
        let change =
            place.kind == .int && chance(50)
            ? "\(place.text) += \(number(1...9))"
            : "\(place.text) = \(small(place.kind, value))"
        line(guarded ? "if !\(list).isEmpty { \(change) }" : change)
    }

    func mutatingCall() {
        var calls: [(String, DeclaredFunction)] = []
        for variable in variables {
            guard let type = declared(variable.kind), variable.isMutable || type.form == .object else { continue }
            for method in type.methods where method.isMutating { calls.append((variable.name, method)) }
        }
        guard !calls.isEmpty, callsLeft > 0 else { return assignment() }
        let (receiver, method) = pick(calls)
        line("print(\"\(method.name)\", \(call(method, on: receiver, 1)))")
    }

    func inoutCall() {
        let candidates = functions.filter { function in
            function.parameters.first.map { first in first.isInout && !variables(of: first.kind, mutable: true).isEmpty
            } ?? false
        }
        guard !candidates.isEmpty, callsLeft > 0 else { return swapCall() }
        let function = pick(candidates)
        callsLeft -= 1
        let target = pick(variables(of: function.parameters[0].kind, mutable: true))
        let first = (function.parameters[0].label == "_" ? "" : "\(function.parameters[0].label): ") + "&\(target.name)"
        let rest = function.parameters.dropFirst().map { ($0.label == "_" ? nil : Optional($0.label), $0.kind) }
        let others = without(target.root) { arguments(rest, 1) }
        line("_ = \(function.name)(\(first)\(others.isEmpty ? "" : ", " + others))")
    }

    private func swapCall() {
        // Fields with observers cannot be changed two at a time.
        guard let first = mutableVariable({ $0.name.hasPrefix("v") }),
            let second = variables(of: first.kind, mutable: true).first(where: {
                $0.name.hasPrefix("v") && $0.name != first.name
            })
        else { return varStatement() }
        line("swap(&\(first.name), &\(second.name))")
    }
}
