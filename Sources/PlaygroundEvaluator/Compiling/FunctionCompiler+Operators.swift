import SourceText

extension FunctionCompiler {
    func arithmetic(_ operation: Code.Arithmetic, _ a: Code, _ b: Code, _ type: Type, _ range: SourceRange) -> Compiled
    {
        if type == types.double { return .double(doubleArithmetic(operation, double(a), double(b))) }
        if type == types.int { return .int(intArithmetic(operation, a, b, range)) }
        let symbol = Self.symbols[operation] ?? "+"
        return dynamicOperator(symbol, [a, b], type, range)
    }

    static let symbols: [Code.Arithmetic: String] = [
        .add: "+", .subtract: "-", .multiply: "*", .divide: "/", .remainder: "%", .addWrapping: "&+",
        .subtractWrapping: "&-",
        .multiplyWrapping: "&*", .bitAnd: "&", .bitOr: "|", .bitXor: "^", .shiftLeft: "<<", .shiftRight: ">>",
    ]

    private func doubleArithmetic(_ operation: Code.Arithmetic, _ x: @escaping DoubleCode, _ y: @escaping DoubleCode)
        -> DoubleCode
    {
        switch operation {
        case .add: { try x($0) + y($0) }
        case .subtract: { try x($0) - y($0) }
        case .multiply: { try x($0) * y($0) }
        default: { try x($0) / y($0) }
        }
    }

    private func intArithmetic(_ operation: Code.Arithmetic, _ a: Code, _ b: Code, _ range: SourceRange) -> IntCode {
        let site = site(range)
        if let fused = fusedArithmetic(operation, a, b, site) { return fused }
        let (x, y) = (int(a), int(b))
        switch operation {
        case .add:
            return { frame in
                let (result, overflow) = try x(frame).addingReportingOverflow(y(frame))
                if overflow { throw site.overflow() }
                return result
            }
        case .subtract:
            return { frame in
                let (result, overflow) = try x(frame).subtractingReportingOverflow(y(frame))
                if overflow { throw site.overflow() }
                return result
            }
        case .multiply:
            return { frame in
                let (result, overflow) = try x(frame).multipliedReportingOverflow(by: y(frame))
                if overflow { throw site.overflow() }
                return result
            }
        case .divide: return { frame in try site.divide(x(frame), y(frame)) }
        case .remainder: return { frame in try site.remainder(x(frame), y(frame)) }
        case .addWrapping: return { try x($0) &+ y($0) }
        case .subtractWrapping: return { try x($0) &- y($0) }
        case .multiplyWrapping: return { try x($0) &* y($0) }
        case .bitAnd: return { try x($0) & y($0) }
        case .bitOr: return { try x($0) | y($0) }
        case .bitXor: return { try x($0) ^ y($0) }
        case .shiftLeft: return { try x($0) << y($0) }
        case .shiftRight: return { try x($0) >> y($0) }
        }
    }

    /// Variables and constants as operands, without closures of their own.
    private func fusedArithmetic(_ operation: Code.Arithmetic, _ a: Code, _ b: Code, _ site: Site) -> IntCode? {
        guard let slot = wordSlot(a) else { return nil }
        if case .constant(.int(let constant)) = b.kind {
            switch operation {
            case .add:
                return { frame in
                    let (result, overflow) = frame.words[slot].addingReportingOverflow(constant)
                    if overflow { throw site.overflow() }
                    return result
                }
            case .subtract:
                return { frame in
                    let (result, overflow) = frame.words[slot].subtractingReportingOverflow(constant)
                    if overflow { throw site.overflow() }
                    return result
                }
            case .remainder where constant > 0: return { $0.words[slot] % constant }
            case .multiply:
                return { frame in
                    let (result, overflow) = frame.words[slot].multipliedReportingOverflow(by: constant)
                    if overflow { throw site.overflow() }
                    return result
                }
            default: return nil
            }
        }
        guard let other = wordSlot(b) else { return nil }
        switch operation {
        case .add:
            return { frame in
                let (result, overflow) = frame.words[slot].addingReportingOverflow(frame.words[other])
                if overflow { throw site.overflow() }
                return result
            }
        case .multiply:
            return { frame in
                let (result, overflow) = frame.words[slot].multipliedReportingOverflow(by: frame.words[other])
                if overflow { throw site.overflow() }
                return result
            }
        default: return nil
        }
    }

    /// The slot of an integer variable kept unboxed.
    func wordSlot(_ code: Code) -> Int? {
        guard case .local(let variable) = code.kind, representation(of: variable) == .int else { return nil }
        allocate(variable)
        if case .word(let slot) = variable.slot { return slot }
        return nil
    }

    func negate(_ inner: Code, _ range: SourceRange) -> Compiled {
        if inner.type == types.double {
            let x = double(inner)
            return .double { -(try x($0)) }
        }
        let x = int(inner)
        let site = site(range)
        return .int { frame in
            let value = try x(frame)
            if value == Int.min { throw site.overflow() }
            return -value
        }
    }

    func conversion(_ conversion: Code.Conversion, _ inner: Code, _ range: SourceRange) -> Compiled {
        switch conversion {
        case .intToDouble:
            let x = int(inner)
            return .double { Double(try x($0)) }
        case .doubleToInt:
            let x = double(inner)
            let site = site(range)
            return .int { frame in
                let value = try x(frame)
                if !value.isFinite {
                    throw site.trap("Double value cannot be converted to Int because it is either infinite or NaN")
                }
                if value <= -9223372036854777856.0 {
                    throw site.trap(
                        "Double value cannot be converted to Int because the result would be less than Int.min")
                }
                if value >= 9223372036854775808.0 {
                    throw site.trap(
                        "Double value cannot be converted to Int because the result would be greater than Int.max")
                }
                return Int(value)
            }
        case .text: return text(of: inner)
        }
    }

    // MARK: - Comparisons

    func comparison(_ comparison: Code.Comparison, _ a: Code, _ b: Code, _ range: SourceRange) -> BoolCode {
        if a.type == types.int { return intComparison(comparison, a, b) }
        if a.type == types.double { return compare(comparison, double(a), double(b)) }
        if a.type == types.bool {
            let (x, y) = (bool(a), bool(b))
            return comparison == .equal ? { try x($0) == y($0) } : { try x($0) != y($0) }
        }
        let (x, y) = (value(a), value(b))
        func strings(_ compare: @escaping (String, String) -> Bool) -> BoolCode {
            { frame in
                guard case .string(let left) = try x(frame), case .string(let right) = try y(frame) else {
                    return false
                }
                return compare(left, right)
            }
        }
        switch comparison {
        case .equal: return strings(==)
        case .notEqual: return strings(!=)
        case .less: return strings(<)
        case .lessOrEqual: return strings(<=)
        case .greater: return strings(>)
        case .greaterOrEqual: return strings(>=)
        }
    }

    private func intComparison(_ comparison: Code.Comparison, _ a: Code, _ b: Code) -> BoolCode {
        if let slot = wordSlot(a), case .constant(.int(let constant)) = b.kind {
            switch comparison {
            case .equal: return { $0.words[slot] == constant }
            case .notEqual: return { $0.words[slot] != constant }
            case .less: return { $0.words[slot] < constant }
            case .lessOrEqual: return { $0.words[slot] <= constant }
            case .greater: return { $0.words[slot] > constant }
            case .greaterOrEqual: return { $0.words[slot] >= constant }
            }
        }
        if let slot = wordSlot(a), let other = wordSlot(b) {
            switch comparison {
            case .less: return { $0.words[slot] < $0.words[other] }
            case .lessOrEqual: return { $0.words[slot] <= $0.words[other] }
            default: break
            }
        }
        if case .constant(.int(let constant)) = b.kind {
            let x = int(a)
            switch comparison {
            case .equal: return { try x($0) == constant }
            case .notEqual: return { try x($0) != constant }
            default: break
            }
        }
        return compare(comparison, int(a), int(b))
    }

    private func compare<Number: Comparable>(
        _ comparison: Code.Comparison, _ x: @escaping (Frame) throws -> Number, _ y: @escaping (Frame) throws -> Number
    ) -> BoolCode {
        switch comparison {
        case .equal: { try x($0) == y($0) }
        case .notEqual: { try x($0) != y($0) }
        case .less: { try x($0) < y($0) }
        case .lessOrEqual: { try x($0) <= y($0) }
        case .greater: { try x($0) > y($0) }
        case .greaterOrEqual: { try x($0) >= y($0) }
        }
    }

    func valuesEqual(_ a: Code, _ b: Code) -> Compiled {
        let (x, y) = (value(a), value(b))
        return .bool { frame in ValueEquality.areEqual(try x(frame), try y(frame)) }
    }

    func and(_ a: Code, _ b: Code) -> Compiled {
        let (x, y) = (bool(a), bool(b))
        return .bool { frame in
            if try !x(frame) { return false }
            return try y(frame)
        }
    }

    func or(_ a: Code, _ b: Code) -> Compiled {
        let (x, y) = (bool(a), bool(b))
        return .bool { frame in
            if try x(frame) { return true }
            return try y(frame)
        }
    }

    func not(_ inner: Code) -> Compiled {
        let x = bool(inner)
        return .bool { !(try x($0)) }
    }

    func isNil(_ inner: Code) -> Compiled {
        let x = value(inner)
        return .bool { frame in
            if case .none = try x(frame) { return true }
            return false
        }
    }

    func concatenate(_ a: Code, _ b: Code, _ range: SourceRange) -> Compiled {
        let (x, y) = (value(a), value(b))
        return .value { frame in
            guard case .string(var left) = try x(frame), case .string(let right) = try y(frame) else { return .void }
            left += right
            try frame.strand.note(textOf: left.utf8.count)
            return .string(left)
        }
    }

    func conditional(_ condition: Code, _ a: Code, _ b: Code, _ type: Type) -> Compiled {
        let test = bool(condition)
        switch representation(type) {
        case .int:
            let (x, y) = (int(a), int(b))
            return .int { frame in try test(frame) ? try x(frame) : try y(frame) }
        case .double:
            let (x, y) = (double(a), double(b))
            return .double { frame in try test(frame) ? try x(frame) : try y(frame) }
        case .bool:
            let (x, y) = (bool(a), bool(b))
            return .bool { frame in try test(frame) ? try x(frame) : try y(frame) }
        case .value:
            let (x, y) = (value(a), value(b))
            return .value { frame in try test(frame) ? try x(frame) : try y(frame) }
        }
    }
}

extension Site {
    func overflow() -> Trap { Trap("arithmetic overflow", heading: "Swift runtime failure", place: place) }

    func divide(_ a: Int, _ b: Int) throws -> Int {
        if b == 0 { throw trap("Division by zero") }
        if b == -1, a == Int.min { throw trap("Division results in an overflow") }
        return a / b
    }

    func remainder(_ a: Int, _ b: Int) throws -> Int {
        if b == 0 { throw trap("Division by zero in remainder operation") }
        if b == -1 { return 0 }
        return a % b
    }
}
