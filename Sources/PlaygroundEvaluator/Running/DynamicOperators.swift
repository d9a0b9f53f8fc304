/// Operators on values whose types only the running program knows.
struct DynamicOperators {
    let types: TypeSystem

    func operate(_ symbol: String, _ operands: [Value], _ strand: Strand, _ site: Site) throws -> Value {
        if operands.count == 1 { return try unary(symbol, operands[0], strand, site) }
        let (a, b) = (operands[0], operands[1])
        switch symbol {
        case "==": return .bool(ValueEquality.areEqual(a, b))
        case "!=": return .bool(!ValueEquality.areEqual(a, b))
        case "===": return .bool(isIdentical(a, b))
        case "!==": return .bool(!isIdentical(a, b))
        case "<": return .bool(try isLess(a, b, strand))
        case ">": return .bool(try isLess(b, a, strand))
        case "<=": return .bool(try !isLess(b, a, strand) && !isUnordered(a, b))
        case ">=": return .bool(try !isLess(a, b, strand) && !isUnordered(a, b))
        case "~=": return .bool(try matches(a, b, strand, site))
        default: break
        }
        if let value = try numbers(symbol, a, b, site) { return value }
        return try declared(symbol, operands, strand, site)
    }

    private func isUnordered(_ a: Value, _ b: Value) -> Bool {
        switch (a, b) {
        case (.double(let x), .double(let y)): x.isNaN || y.isNaN
        case (.float(let x), .float(let y)): x.isNaN || y.isNaN
        default: false
        }
    }

    private func isIdentical(_ a: Value, _ b: Value) -> Bool {
        switch (a, b) {
        case (.object(let x), .object(let y)): x === y
        case (.host(let x), .host(let y)):
            x === y
                || (x.type.kind == .class && y.type.kind == .class
                    && (x.payload as AnyObject) === (y.payload as AnyObject))
        case (.some(let x), _): isIdentical(x, b)
        case (_, .some(let y)): isIdentical(a, y)
        case (.none, .none): true
        default: false
        }
    }

    private func numbers(_ symbol: String, _ a: Value, _ b: Value, _ site: Site) throws -> Value? {
        switch (a, b) {
        case (.int(let x), .int(let y)): return try ints(symbol, x, y, site)
        case (.double(let x), .double(let y)): return floats(symbol, x, y).map { .double($0) }
        case (.float(let x), .float(let y)): return floats(symbol, x, y).map { .float($0) }
        case (.string(let x), .string(let y)) where symbol == "+": return .string(x + y)
        case (.array(let x), .array(let y)) where symbol == "+": return .array(x + y)
        default: return nil
        }
    }

    private func ints(_ symbol: String, _ x: Int, _ y: Int, _ site: Site) throws -> Value? {
        func checked(_ result: (partialValue: Int, overflow: Bool)) throws -> Value {
            if result.overflow { throw site.overflow() }
            return .int(result.partialValue)
        }
        switch symbol {
        case "+": return try checked(x.addingReportingOverflow(y))
        case "-": return try checked(x.subtractingReportingOverflow(y))
        case "*": return try checked(x.multipliedReportingOverflow(by: y))
        case "/": return .int(try site.divide(x, y))
        case "%": return .int(try site.remainder(x, y))
        case "&+": return .int(x &+ y)
        case "&-": return .int(x &- y)
        case "&*": return .int(x &* y)
        case "&": return .int(x & y)
        case "|": return .int(x | y)
        case "^": return .int(x ^ y)
        case "<<": return .int(x << y)
        case ">>": return .int(x >> y)
        default: return nil
        }
    }

    private func floats<Number: FloatingPoint>(_ symbol: String, _ x: Number, _ y: Number) -> Number? {
        switch symbol {
        case "+": x + y
        case "-": x - y
        case "*": x * y
        case "/": x / y
        default: nil
        }
    }

    private func unary(_ symbol: String, _ operand: Value, _ strand: Strand, _ site: Site) throws -> Value {
        switch (symbol, operand) {
        case ("prefix-", .int(let x)):
            if x == Int.min { throw site.overflow() }
            return .int(-x)
        case ("prefix-", .double(let x)): return .double(-x)
        case ("prefix-", .float(let x)): return .float(-x)
        case ("prefix~", .int(let x)): return .int(~x)
        case ("prefix!", .bool(let x)): return .bool(!x)
        case ("prefix+", _): return operand
        default: return try declared(String(symbol.dropFirst("prefix".count)), [operand], strand, site)
        }
    }

    /// An operator function of the operands' types or of the library.
    private func declared(_ symbol: String, _ operands: [Value], _ strand: Strand, _ site: Site) throws -> Value {
        var found: [FoundMember] = []
        for operand in operands {
            found += types.lookup(symbol, of: types.dynamicType(of: operand, static: .unknown), isStatic: true)
        }
        found += types.globals[symbol].map { FoundMember(member: $0, substitution: [:], distance: 9) }
        let casting = Casting(types: types)
        let chosen = found.first { candidate in
            let parameters = candidate.member.type.parameters
            return !candidate.member.isRequirement && parameters.count == operands.count
                && zip(parameters, operands).allSatisfy { parameter, value in
                    let type = types.substitute(parameter.type, candidate.substitution)
                    return types.isOpen(type) || casting.cast(value, to: type) != nil
                }
        }
        guard let chosen else {
            let names = operands.map { "'\(TypeNaming.name(ofTypeOf: $0))'" }.joined(separator: " and ")
            throw site.trap("operator '\(symbol)' cannot be applied to operands of type \(names)")
        }
        let owner = chosen.member.owner.map { Value.type(types.selfType(of: $0)) } ?? .void
        return try strand.dynamic.invoke(chosen.member, owner, operands.map { $0 }, site)
    }

    // MARK: - Order

    func isLess(_ a: Value, _ b: Value, _ strand: Strand) throws -> Bool {
        switch (a, b) {
        case (.int(let x), .int(let y)): return x < y
        case (.double(let x), .double(let y)): return x < y
        case (.float(let x), .float(let y)): return x < y
        case (.string(let x), .string(let y)): return x < y
        case (.character(let x), .character(let y)): return x < y
        case (.tuple(let x), .tuple(let y)): return try isLess(x.elements, y.elements, strand)
        default: break
        }
        if let hook = types.dynamicNominal(of: a)?.hook(\.isLess) { return try hook(a, b) }
        guard case .bool(let answer) = try declared("<", [a, b], strand, strand.currentSite) else { return false }
        return answer
    }

    private func isLess(_ a: [Value], _ b: [Value], _ strand: Strand) throws -> Bool {
        for (x, y) in zip(a, b) {
            if try isLess(x, y, strand) { return true }
            if !ValueEquality.areEqual(x, y) { return false }
        }
        return false
    }

    /// `pattern ~= value`
    private func matches(_ pattern: Value, _ value: Value, _ strand: Strand, _ site: Site) throws -> Bool {
        if case .some(let inner) = value { return try matches(pattern, inner, strand, site) }
        if case .none = value { return pattern.isOptional && ValueEquality.areEqual(pattern, value) }
        guard case .range(let range) = pattern else {
            if ValueEquality.areEqual(pattern, value) { return true }
            guard case .host = pattern else { return false }
            guard case .bool(let answer) = try declared("~=", [pattern, value], strand, site) else { return false }
            return answer
        }
        if let lower = range.lower, try isLess(value, lower, strand) { return false }
        guard let upper = range.upper else { return true }
        switch range.form {
        case .closed, .through: return try !isLess(upper, value, strand)
        default: return try isLess(value, upper, strand)
        }
    }
}
