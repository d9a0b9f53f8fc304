import SourceText
internal import SwiftSyntax

extension Lowering {
    func closure(_ node: ClosureExprSyntax) -> Closure {
        let signature = node.signature
        var closure = Closure(
            captures: signature?.capture?.items.compactMap(capture) ?? [], parameters: signature.flatMap(parameters),
            returnType: (signature?.returnClause?.type).map(type),
            isAsync: signature?.effectSpecifiers?.asyncSpecifier != nil,
            isThrowing: isThrowing(signature?.effectSpecifiers?.throwsClause), body: statements(of: node.statements))
        closure.thrown = thrown(signature?.effectSpecifiers?.throwsClause)
        return closure
    }

    private func capture(_ node: ClosureCaptureSyntax) -> Closure.Capture {
        Closure.Capture(
            name: identifier(node.name), strength: strength(node.specifier),
            value: (node.initializer?.value).map(expression))
    }

    private func strength(_ node: ClosureCaptureSpecifierSyntax?) -> Closure.Capture.Strength {
        switch node?.specifier.text {
        case "weak": .weak
        case "unowned": .unowned
        default: .strong
        }
    }

    /// The parameters before `in`; `{ [weak self] in … }` names none, so its body may say `$0`.
    private func parameters(_ node: ClosureSignatureSyntax) -> [Closure.Parameter]? {
        switch node.parameterClause {
        case .simpleInput(let list)?: list.map { Closure.Parameter(name: identifier($0.name), type: nil) }
        case .parameterClause(let clause)?: clause.parameters.map(parameter)
        default: nil
        }
    }

    private func parameter(_ node: ClosureParameterSyntax) -> Closure.Parameter {
        Closure.Parameter(name: identifier(node.secondName ?? node.firstName), type: node.type.map(type))
    }
}
