import SourceText
internal import SwiftSyntax

/// Members, calls, subscripts and unwraps after a base: `a?.b(1)[2]!`.
extension Lowering {
    /// A chain as the parser nests it, its links from the base outwards.
    private struct Chain {
        var base: ExprSyntax?
        var links: [ExprSyntax] = []
    }

    /// Lowers a chain link by link, without recursion, and closes its optional part.
    func postfix(_ node: ExprSyntax) -> Expression {
        let chain = chain(node)
        return deeper(by: chain.links.count, node) {
            var hasOpenUnwrap = false
            var result = start(of: chain)
            for link in chain.links.dropFirst(startLinks(of: chain)) {
                result = apply(link, to: result)
                if link.is(OptionalChainingExprSyntax.self) { hasOpenUnwrap = true }
            }
            return hasOpenUnwrap ? Expression(.chain(result), result.range) : result
        }
    }

    private func chain(_ node: ExprSyntax) -> Chain {
        var chain = Chain()
        append(node, to: &chain)
        chain.links.reverse()
        return chain
    }

    /// Walks inwards; stops at something that is no link, or at `.member` without a base.
    private func append(_ node: ExprSyntax, to chain: inout Chain) {
        var next: ExprSyntax? = node
        while let node = next {
            if let block = node.as(PostfixIfConfigExprSyntax.self) {
                if case .postfixExpression(let inner)? = activeElements(block.config) { append(inner, to: &chain) }
                next = block.base
                continue
            }
            guard isLink(node) else {
                chain.base = node
                return
            }
            chain.links.append(node)
            next = inner(of: node)
        }
    }

    private func isLink(_ node: ExprSyntax) -> Bool {
        switch node.kind {
        case .memberAccessExpr, .functionCallExpr, .subscriptCallExpr, .forceUnwrapExpr, .optionalChainingExpr,
            .genericSpecializationExpr, .postfixOperatorExpr:
            true
        default: false
        }
    }

    private func inner(of node: ExprSyntax) -> ExprSyntax? {
        switch node.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let node): node.base
        case .functionCallExpr(let node): node.calledExpression
        case .subscriptCallExpr(let node): node.calledExpression
        case .forceUnwrapExpr(let node): node.expression
        case .optionalChainingExpr(let node): node.expression
        case .genericSpecializationExpr(let node): node.expression
        case .postfixOperatorExpr(let node): node.expression
        default: nil
        }
    }

    // MARK: The beginning

    /// How many of the links belong to the start: those that spell a type, or a `.member` without base.
    private func startLinks(of chain: Chain) -> Int {
        if isSuper(chain.base) { return chain.links.first?.is(SubscriptCallExprSyntax.self) ?? false ? 0 : 1 }
        if chain.base == nil { return 1 }
        return typePrefix(of: chain)?.links ?? 0
    }

    private func start(of chain: Chain) -> Expression {
        guard let base = chain.base else { return implicitMember(chain.links.first) }
        if isSuper(base) { return superMember(chain.links.first, base) }
        if let prefix = typePrefix(of: chain) { return Expression(.typeExpression(prefix.type), prefix.type.range) }
        return expression(base)
    }

    private func implicitMember(_ node: ExprSyntax?) -> Expression {
        guard let node, let member = node.as(MemberAccessExprSyntax.self) else {
            return Expression(.nilLiteral, SourceRange(0, 0))
        }
        return Expression(.implicitMember(reference(member.declName)), range(node))
    }

    private func superMember(_ node: ExprSyntax?, _ base: ExprSyntax) -> Expression {
        if let node, node.is(SubscriptCallExprSyntax.self) {
            // `super[i]`: the subscripts of the superclass.
            return Expression(.superMember(NameReference(Identifier("subscript", range(base)))), range(base))
        }
        guard let node, let member = node.as(MemberAccessExprSyntax.self) else {
            fail("'super' stands only before a member", at: base, hint: "write super.member")
            return placeholder(base)
        }
        return Expression(.superMember(reference(member.declName)), range(node))
    }

    /// `[Int]` in `[Int]()`, `Int?` in `Int?.none`: the longest start that can only be a type, when one is there.
    private func typePrefix(of chain: Chain) -> (type: TypeName, links: Int)? {
        guard let base = chain.base, let first = chain.links.first else { return nil }
        if base.is(ArrayExprSyntax.self) || base.is(DictionaryExprSyntax.self), let type = optionalType(chain) {
            return type
        }
        if let array = base.as(ArrayExprSyntax.self) { return collectionType(ExprSyntax(array), first) }
        if let dictionary = base.as(DictionaryExprSyntax.self) { return collectionType(ExprSyntax(dictionary), first) }
        return optionalType(chain)
    }

    /// A collection literal that is called, or asked for `self` or `init`, is a type.
    private func collectionType(_ base: ExprSyntax, _ link: ExprSyntax) -> (type: TypeName, links: Int)? {
        guard let type = typeSpelled(by: base) else { return nil }
        if link.is(FunctionCallExprSyntax.self) || link.is(OptionalChainingExprSyntax.self) { return (type, 0) }
        guard let name = link.as(MemberAccessExprSyntax.self)?.declName.baseName.text else { return nil }
        return ["self", "init", "Type"].contains(name) ? (type, 0) : nil
    }

    /// `Int?.none`, `Array<Int>?.self`: a question mark after the name of a type.
    private func optionalType(_ chain: Chain) -> (type: TypeName, links: Int)? {
        guard let mark = chain.links.firstIndex(where: { $0.is(OptionalChainingExprSyntax.self) }),
            mark + 1 < chain.links.count, let type = typeSpelled(by: chain.links[mark])
        else { return nil }
        return (type, mark + 1)
    }

    // MARK: One link

    private func apply(_ link: ExprSyntax, to base: Expression) -> Expression {
        let range = base.range.union(range(link))
        switch link.as(ExprSyntaxEnum.self) {
        case .memberAccessExpr(let node): return member(node, of: base, range)
        case .functionCallExpr(let node): return Expression(call(node, base), range)
        case .subscriptCallExpr(let node): return Expression(subscriptCall(node, base), range)
        case .forceUnwrapExpr: return Expression(.forceUnwrap(base), range)
        case .optionalChainingExpr: return Expression(.optionalUnwrap(base), range)
        case .genericSpecializationExpr(let node): return specialize(base, node, range)
        case .postfixOperatorExpr(let node): return Expression(postfixOperator(node, base), range)
        default: return base
        }
    }

    private func member(_ node: MemberAccessExprSyntax, of base: Expression, _ range: SourceRange) -> Expression {
        if node.declName.baseName.text == "self" { return selfMember(node, of: base, range) }
        return Expression(.member(base: base, reference(node.declName)), range)
    }

    /// `Type.self` is the type as a value; `value.self` is the value.
    private func selfMember(_ node: MemberAccessExprSyntax, of base: Expression, _ range: SourceRange) -> Expression {
        if case .typeExpression(let type) = base.kind { return Expression(.typeExpression(type), range) }
        guard let type = node.base.flatMap(typeSpelled) else { return base }
        return Expression(.typeExpression(type), range)
    }

    private func postfixOperator(_ node: PostfixOperatorExprSyntax, _ base: Expression) -> Expression.Kind {
        if node.operator.text != "...", !operators.hasUnary(node.operator.text),
            !["++", "--"].contains(node.operator.text)
        {
            fail("'\(node.operator.text)' is not a postfix unary operator", at: node.operator)
        }
        return .postfix(base, identifier(node.operator))
    }

    private func isSuper(_ node: ExprSyntax?) -> Bool {
        node?.is(SuperExprSyntax.self) ?? false
    }

    private func specialize(
        _ base: Expression, _ node: GenericSpecializationExprSyntax, _ range: SourceRange
    ) -> Expression {
        let arguments = genericArguments(node.genericArgumentClause)
        switch base.kind {
        case .name(var name):
            name.genericArguments = arguments
            return Expression(.name(name), range)
        case .member(let base, var name):
            name.genericArguments = arguments
            return Expression(.member(base: base, name), range)
        case .implicitMember(var name):
            name.genericArguments = arguments
            return Expression(.implicitMember(name), range)
        default:
            fail("only a name takes generic arguments", at: node)
            return base
        }
    }

    // MARK: Calls

    private func call(_ node: FunctionCallExprSyntax, _ callee: Expression) -> Expression.Kind {
        .call(
            Call(
                callee: callee, arguments: arguments(node.arguments),
                trailing: trailing(node.trailingClosure, node.additionalTrailingClosures)))
    }

    /// Closures after a subscript are its last arguments.
    private func subscriptCall(_ node: SubscriptCallExprSyntax, _ base: Expression) -> Expression.Kind {
        .subscript(
            base: base,
            arguments: arguments(node.arguments) + trailing(node.trailingClosure, node.additionalTrailingClosures))
    }

    func trailing(_ first: ClosureExprSyntax?, _ others: MultipleTrailingClosureElementListSyntax) -> [Argument] {
        guard let first else { return [] }
        let closure = Expression(.closure(closure(first)), range(first))
        return [Argument(value: closure)]
            + others.map {
                Argument(
                    label: $0.label.text == "_" ? nil : identifier($0.label),
                    value: Expression(.closure(self.closure($0.closure)), range($0.closure)))
            }
    }
}
