extension ProgramWriter {
    // MARK: - Values of declared types

    func instance(_ kind: Kind, _ depth: Int, isTyped: Bool) -> Piece {
        guard let type = declared(kind) else { return Piece("()") }
        switch type.form {
        case .choice:
            let one = depth <= 0 ? type.cases[0] : pick(type.cases)
            let name = isTyped && chance(70) ? ".\(one.name)" : "\(type.name).\(one.name)"
            if one.payload.isEmpty { return Piece(name) }
            return Piece("\(name)(\(arguments(one.payload, depth - 1)))")
        case .structure, .object:
            return Piece("\(type.name)(\(arguments(type.fields.map { (Optional($0.name), $0.kind) }, depth - 1)))")
        }
    }

    func arguments(_ parameters: [(label: String?, kind: Kind)], _ depth: Int) -> String {
        parameters.map { label, kind in
            let value = isolatedBraces { plain(kind, depth, isTyped: true) }
            return label.map { "\($0): \(value)" } ?? value
        }.joined(separator: ", ")
    }

    /// Inside parentheses a trailing closure is no block.
    private func isolatedBraces<Result>(_ body: () -> Result) -> Result {
        let saved = isInCondition
        isInCondition = false
        defer { isInCondition = saved }
        return body()
    }

    func call(_ function: DeclaredFunction, on base: String?, _ depth: Int) -> String {
        let list = function.parameters.map { (Optional($0.label).flatMap { $0 == "_" ? nil : $0 }, $0.kind) }
        callsLeft -= 1
        return (base.map { $0 + "." } ?? "") + "\(function.name)(\(arguments(list, depth)))"
    }

    // MARK: - Expressions that ask them

    /// Something that the program's own declarations give: a field, a method's result, a call of a function.
    func fromTypes(_ kind: Kind, depth: Int) -> Piece? {
        var found: [() -> Piece] = []
        for variable in variables { found += paths(from: variable, to: kind, depth: depth) }
        if callsLeft > 0, !isQuiet {
            for type in types {
                for method in type.methods where method.result == kind && !method.isMutating && !method.throwsErrors {
                    found.append {
                        Piece(
                            self.call(method, on: self.expression(.named(type.name), depth: depth - 1).base, depth - 1))
                    }
                }
            }
            for function in functions where function.result == kind && function.parameters.allSatisfy({ !$0.isInout }) {
                found.append { self.call(function, depth: depth) }
            }
        }
        return found.isEmpty ? nil : pick(found)()
    }

    private func call(_ function: DeclaredFunction, depth: Int) -> Piece {
        let text = call(function, on: nil, depth - 1)
        guard function.throwsErrors else { return Piece(text) }
        if mayThrow && chance(50) { return Piece("(try \(text))") }
        return Piece("(try? \(text)) ?? \(leaf(function.result, isTyped: false).within(.cast))", .coalescing)
    }

    private func paths(from variable: Variable, to kind: Kind, depth: Int) -> [() -> Piece] {
        switch variable.kind {
        case .tuple(let parts):
            return parts.indices.filter { parts[$0] == kind }.map { index in { Piece("\(variable.name).\(index)") } }
        case .function(let parameters, kind) where callsLeft > 0 && !isQuiet:
            return [{ Piece("\(variable.name)(\(self.arguments(parameters.map { (nil, $0) }, depth - 1)))") }]
        case .array(kind):
            return [
                {
                    let index = "abs(\(self.plain(.int, 0))) % \(variable.name).count"
                    return Piece(
                        "\(variable.name).isEmpty ? \(self.expression(kind, depth: 0).within(.or)) : \(variable.name)[\(index)]",
                        .ternary)
                }
            ]
        case .named:
            guard let type = declared(variable.kind) else { return [] }
            return (type.fields + type.computed).filter { $0.kind == kind }.map { field in
                { Piece("\(variable.name).\(field.name)") }
            }
        case .optional(let wrapped):
            guard case .optional(let wanted) = kind, let type = declared(wrapped) else { return [] }
            return (type.fields + type.computed).filter { $0.kind == wanted }.map { field in
                { Piece("\(variable.name)?.\(field.name)", .prefix) }
            }
        default: return []
        }
    }
}
