import PlaygroundSyntax
import SourceText

extension Checker {
    /// Reads an expression; the expected type guides it but is not enforced.
    func check(_ expression: Expression, expecting expected: Type? = nil) -> Code {
        let range = expression.range
        return switch expression.kind {
        case .integer(let literal): integer(literal, expected, range)
        case .float(let value, let text): float(value, text, expected, range)
        case .boolean(let value): boolean(value, expected, range)
        case .string(let literal): string(literal, expected, range)
        case .regex(let pattern): regex(pattern, range)
        case .nilLiteral: nilLiteral(expected, range)
        case .array(let elements): array(elements, expected, range)
        case .dictionary(let pairs): dictionary(pairs, expected, range)
        case .tuple(let elements): tuple(elements, expected, range)
        case .magic(let name): magic(name, range)
        case .name(let name): self.name(name, expected, range)
        case .implicitMember(let name): implicitMember(name, expected, range)
        case .member(let base, let name): member(base, name, expected, range)
        case .superMember(let name): superMember(name, expected, range)
        case .closureParameter(let index): closureParameter(index, range)
        case .typeExpression(let name): typeExpression(name, range)
        case .keyPath(let literal): keyPath(literal, expected, range)
        case .call(let call): self.call(call, expected, range)
        case .subscript(let base, let arguments): subscriptUse(base, arguments, expected, range)
        case .macro(let use): macro(use, range)
        case .closure(let literal): closure(literal, expected, range)
        case .prefix(let symbol, let operand): prefix(symbol, operand, expected, range)
        case .postfix(let operand, let symbol): postfix(operand, symbol, expected, range)
        case .binary(let left, let symbol, let right): binary(left, symbol, right, expected, range)
        case .ternary(let condition, let first, let second): ternary(condition, first, second, expected, range)
        case .assignment(let target, let value): assignment(target, value, range)
        case .discard: discard(range)
        case .inoutArgument(let target): misplacedInout(target, range)
        case .cast(let value, let kind, let type): cast(value, kind, type, range)
        case .isType(let value, let type): isType(value, type, range)
        case .optionalUnwrap(let base): optionalUnwrap(base, range)
        case .chain(let inner): chain(inner, expected, range)
        case .forceUnwrap(let base): forceUnwrap(base, expected, range)
        case .try(let kind, let inner): tryExpression(kind, inner, expected, range)
        case .await(let inner): awaitExpression(inner, expected, range)
        case .ifExpression(let statement): ifExpression(statement, expected, range)
        case .switchExpression(let statement): switchExpression(statement, expected, range)
        }
    }

    /// Reads an expression that must have a type.
    func check(_ expression: Expression, as type: Type, _ purpose: ConversionPurpose) -> Code {
        let before = diagnostics.count
        let code = check(expression, expecting: type)
        // A value with a fault of its own says nothing about the type that was wanted.
        if diagnostics.count > before, code.type.isUnknown { return code }
        return convert(code, to: type, purpose)
    }

    private func discard(_ range: SourceRange) -> Code {
        error("'_' can only appear in a pattern or on the left side of an assignment", range)
        return fault(range)
    }

    private func misplacedInout(_ target: Expression, _ range: SourceRange) -> Code {
        error("'&' may only be used to pass an argument to an inout parameter", range)
        return check(target)
    }

    func ternary(
        _ condition: Expression, _ first: Expression, _ second: Expression, _ expected: Type?, _ range: SourceRange
    ) -> Code {
        let condition = check(condition, as: types.bool, .condition)
        let (a, b) = joined(first, second, expected)
        guard let (left, right, type) = joined(a, b, as: expected) ?? join(a, b) else {
            error("result values in '? :' expression have mismatching types '\(a.type)' and '\(b.type)'", range)
            return fault(range)
        }
        return Code(.conditional(condition, left, right), type, range)
    }

    /// Reads two expressions that must come to one type; a literal follows the other.
    private func joined(_ first: Expression, _ second: Expression, _ expected: Type?) -> (Code, Code) {
        if expected == nil {
            let codes = checkTogether([first, second])
            return (codes[0], codes[1])
        }
        let a = check(first, expecting: expected)
        return (a, check(second, expecting: expected ?? (a.type.isUnknown ? nil : a.type)))
    }

    /// Two values of different types as values of the type that is wanted.
    private func joined(_ a: Code, _ b: Code, as expected: Type?) -> (Code, Code, Type)? {
        guard let expected, a.type != b.type, !types.isOpen(expected), let left = converted(a, to: expected),
            let right = converted(b, to: expected)
        else { return nil }
        return (left, right, expected)
    }

    /// Both codes as values of one type.
    func join(_ a: Code, _ b: Code) -> (Code, Code, Type)? {
        if a.type == b.type { return (a, b, a.type) }
        if a.type.isUnknown || b.type.isUnknown { return (a, b, a.type.isUnknown ? b.type : a.type) }
        if isNever(a.type) { return (a, b, b.type) }
        if isNever(b.type) { return (a, b, a.type) }
        if let converted = converted(b, to: a.type) { return (a, converted, a.type) }
        if let converted = converted(a, to: b.type) { return (converted, b, b.type) }
        if let common = commonSuperclass(a.type, b.type) { return (retyped(a, common), retyped(b, common), common) }
        return nil
    }

    func isNever(_ type: Type) -> Bool {
        if case .nominal(let nominal, _) = type { return nominal.name == "Never" && nominal.isFromHost }
        return false
    }

    func commonSuperclass(_ a: Type, _ b: Type) -> Type? {
        guard case .nominal(let first, _) = a, case .nominal(let second, _) = b, first.kind == .class else {
            return nil
        }
        let chain = types.superclasses(of: second)
        return types.superclasses(of: first).first { chain.contains($0) }.map { types.make($0, []) }
    }

    /// Whether an expression takes its type from where it stands: literals, `.member`, closures.
    func needsContext(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .integer, .float, .nilLiteral, .implicitMember, .closure: true
        case .array(let elements): elements.allSatisfy(needsContext)
        case .tuple(let elements) where elements.count == 1: needsContext(elements[0].value)
        case .dictionary(let pairs): pairs.allSatisfy { needsContext($0.value) }
        case .call(let call): !isClosure(call.callee) && needsContext(call.callee)
        case .prefix(_, let operand), .forceUnwrap(let operand), .chain(let operand), .optionalUnwrap(let operand):
            needsContext(operand)
        case .member(let base, _): isImplicitChain(base) || restsOnImplicitElements(base)
        case .binary(let left, let symbol, let right):
            Self.arithmeticSymbols.contains(symbol.text) && needsContext(left) && needsContext(right)
        case .ternary(_, let first, let second): needsContext(first) && needsContext(second)
        case .string(let literal): literal.plainText?.count == 1
        default: false
        }
    }

    private func isImplicitChain(_ expression: Expression) -> Bool {
        switch expression.kind {
        case .implicitMember: true
        case .member(let base, _): isImplicitChain(base)
        case .call(let call): isImplicitChain(call.callee)
        default: false
        }
    }

    static let arithmeticSymbols: Set = ["+", "-", "*", "/", "%", "&+", "&-", "&*", "&", "|", "^", "<<", ">>"]

    func magic(_ name: String, _ range: SourceRange) -> Code {
        let location = file.location(at: range.lowerBound)
        switch name {
        case "line": return Code(.constant(.int(location.line)), types.int, range)
        case "column": return Code(.constant(.int(location.column)), types.int, range)
        case "function": return Code(.constant(.string(function.displayName)), types.string, range)
        case "file", "filePath": return Code(.constant(.string(file.name)), types.string, range)
        case "fileID":
            return Code(.constant(.string("main/" + (file.name.split(separator: "/").last ?? ""))), types.string, range)
        case "isolation": return Code(.constant(.none), .optional(.any), range)
        default:
            error("'#\(name)' is not supported here", range)
            return fault(range)
        }
    }
}

extension Function {
    /// The name `#function` gives: that of the function around closures.
    var displayName: String {
        var current = self
        while current.name.hasPrefix("closure #"), let parent = current.parent { current = parent }
        if current.name.hasPrefix("initial value of ") { return "main" }
        if current.kind == "getter" || current.kind == "setter", current.name.hasSuffix("()") {
            return current.name.dropLast(2).split(separator: ".").last.map(String.init) ?? current.name
        }
        return current.name.split(separator: ".").last.map(String.init) ?? current.name
    }
}
