import SourceText
internal import SwiftSyntax

/// What each piece of a Swift text is, for colours in a report.
package enum SwiftHighlighter {
    package enum Kind: String, Sendable {
        case keyword, type, string, number, comment, attribute, call, member, label, macro, regex
    }

    package struct Span: Sendable, Equatable {
        /// UTF-8 offsets in the text.
        package var range: SourceText.SourceRange
        package var kind: Kind

        package init(range: SourceText.SourceRange, kind: Kind) {
            self.range = range
            self.kind = kind
        }
    }

    /// The spans of a text in order, without overlaps; text between them is plain. Broken code is no obstacle.
    package static func spans(of text: String) -> [Span] {
        guard BracketNesting(text).firstTooDeep() == nil else { return [] }
        return LargeStack.run {
            var painter = Painter()
            for token in SwiftReader.parse(text).tokens(viewMode: .sourceAccurate) { painter.paint(token) }
            return painter.spans
        }
    }
}

private struct Painter {
    var spans: [SwiftHighlighter.Span] = []

    mutating func paint(_ token: TokenSyntax) {
        paint(token.leadingTrivia, from: token.position.utf8Offset)
        if let kind = kind(of: token) {
            append(token.positionAfterSkippingLeadingTrivia.utf8Offset, token.trimmedLength.utf8Length, kind)
        }
        paint(token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset)
    }

    private mutating func paint(_ trivia: Trivia, from start: Int) {
        var offset = start
        for piece in trivia {
            let length = piece.sourceLength.utf8Length
            if piece.isComment { append(offset, length, .comment) }
            offset += length
        }
    }

    /// Neighbours of one kind become one span.
    private mutating func append(_ start: Int, _ length: Int, _ kind: SwiftHighlighter.Kind) {
        guard length > 0 else { return }
        let range = SourceText.SourceRange(start, start + length)
        if let last = spans.last, last.kind == kind, last.range.upperBound == start {
            spans[spans.count - 1].range = last.range.union(range)
        } else {
            spans.append(SwiftHighlighter.Span(range: range, kind: kind))
        }
    }

    private func kind(of token: TokenSyntax) -> SwiftHighlighter.Kind? {
        switch token.tokenKind {
        case .keyword: return keyword(token)
        case .integerLiteral, .floatLiteral: return .number
        case .stringSegment, .stringQuote, .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter: return .string
        case .regexSlash, .regexLiteralPattern, .regexPoundDelimiter: return .regex
        case .poundIf, .poundElse, .poundElseif, .poundEndif, .poundAvailable, .poundUnavailable,
            .poundSourceLocation, .pound, .shebang:
            return .macro
        case .atSign: return .attribute
        case .identifier, .dollarIdentifier: return identifier(token)
        default: return nil
        }
    }

    /// `self` and `init` are members after a dot; attributes may be spelt like keywords.
    private func keyword(_ token: TokenSyntax) -> SwiftHighlighter.Kind {
        isAttributeName(token) ? .attribute : .keyword
    }

    private func isAttributeName(_ token: TokenSyntax) -> Bool {
        guard let type = token.parent, type.is(IdentifierTypeSyntax.self) else { return false }
        return type.parent?.is(AttributeSyntax.self) ?? false
    }

    private func identifier(_ token: TokenSyntax) -> SwiftHighlighter.Kind? {
        guard let parent = token.parent else { return nil }
        switch parent.kind {
        case .identifierType: return isAttributeName(token) ? .attribute : .type
        case .memberType, .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl,
            .associatedTypeDecl, .genericParameter:
            return .type
        case .macroExpansionExpr, .macroExpansionDecl: return .macro
        case .functionDecl: return .call
        case .labeledExpr, .multipleTrailingClosureElement, .declNameArgument, .labeledStmt: return .label
        case .functionParameter, .enumCaseParameter, .tupleTypeElement: return .label
        case .declReferenceExpr: return reference(parent, token.text)
        default: return nil
        }
    }

    private func reference(_ node: Syntax, _ name: String) -> SwiftHighlighter.Kind? {
        if Lowering.looksLikeType(name) { return .type }
        guard let outer = node.parent else { return nil }
        guard let member = outer.as(MemberAccessExprSyntax.self),
            member.declName.id == node.as(DeclReferenceExprSyntax.self)?.id
        else { return isCalled(node) ? .call : nil }
        return isCalled(outer) ? .call : .member
    }

    private func isCalled(_ node: Syntax) -> Bool {
        guard let call = node.parent?.as(FunctionCallExprSyntax.self) else { return false }
        return Syntax(call.calledExpression).id == node.id
    }
}
