import SourceText
internal import SwiftSyntax

/// The code of one excerpt without comments and layout, for content hashes and dependencies between blocks.
///
/// Law: two texts have the same canonical text when and only when they differ in comments, white space, line breaks and
/// optional semicolons alone.
package struct CanonicalSwift: Sendable {
    private struct Piece: Sendable {
        let range: SourceText.SourceRange
        let text: String
    }

    private var pieces: [Piece] = []
    /// Every name and operator the code uses that could be declared elsewhere: neither members after a dot nor labels.
    ///
    /// Names the code declares itself and uses are among them, so a set of dependencies made from it may be too large
    /// but never too small.
    package private(set) var usedNames: Set<String> = []

    package init(_ excerpt: SourceExcerpt) {
        guard SyntaxProblems(excerpt: excerpt).beforeParsing() == nil else {
            // Not parsed; the text as it is tells changes too, only more of them.
            pieces = [
                Piece(
                    range: excerpt.fileRange(of: SourceText.SourceRange(0, excerpt.text.utf8.count)), text: excerpt.text
                )
            ]
            return
        }
        self = LargeStack.run { CanonicalSwift(tokensOf: excerpt) }
    }

    private init(tokensOf excerpt: SourceExcerpt) {
        for token in SwiftReader.parse(excerpt.text).tokens(viewMode: .sourceAccurate) {
            append(token, excerpt)
        }
    }

    /// The canonical text of the whole excerpt.
    package var text: String { CanonicalSwift.join(pieces[...]) }

    /// The canonical text of the code inside a range of the file, such as a statement's range.
    package func text(in range: SourceText.SourceRange) -> String {
        var low = 0
        var high = pieces.count
        while low < high {
            let middle = (low + high) / 2
            if pieces[middle].range.lowerBound < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return CanonicalSwift.join(pieces[low...].prefix { range.contains($0.range) })
    }

    private static func join(_ pieces: ArraySlice<Piece>) -> String {
        pieces.map(\.text).joined(separator: " ")
    }

    // MARK: Tokens

    private mutating func append(_ token: TokenSyntax, _ excerpt: SourceExcerpt) {
        if token.tokenKind == .endOfFile || token.tokenKind == .semicolon { return }
        let range = excerpt.fileRange(
            of: SourceText.SourceRange(
                token.positionAfterSkippingLeadingTrivia.utf8Offset, token.endPositionBeforeTrailingTrivia.utf8Offset))
        pieces.append(Piece(range: range, text: (beginsItem(token) ? "; " : "") + spelling(token)))
        if let name = usedName(token) { usedNames.insert(name) }
    }

    /// Whether a statement or member begins here, which a line break or a semicolon before it decides.
    private func beginsItem(_ token: TokenSyntax) -> Bool {
        var node = Syntax(token)
        while let parent = node.parent, parent.position == node.position {
            if parent.is(CodeBlockItemSyntax.self) || parent.is(MemberBlockItemSyntax.self) { return true }
            node = parent
        }
        return false
    }

    /// `-` before an operand and `-` between operands are different pieces, whatever space is around them; pieces of
    /// strings are quoted, so that no text inside one looks like code.
    private func spelling(_ token: TokenSyntax) -> String {
        switch token.tokenKind {
        case .prefixOperator, .prefixAmpersand: "\(token.text)·"
        case .postfixOperator, .postfixQuestionMark, .exclamationMark: "·\(token.text)"
        case .stringSegment: String(reflecting: token.text)
        default: token.text
        }
    }

    private func usedName(_ token: TokenSyntax) -> String? {
        switch token.tokenKind {
        case .binaryOperator, .prefixOperator, .postfixOperator: token.text
        case .identifier: isMemberOrLabel(token) ? nil : Lowering.name(token)
        default: nil
        }
    }

    private func isMemberOrLabel(_ token: TokenSyntax) -> Bool {
        guard let parent = token.parent else { return false }
        if let reference = parent.as(DeclReferenceExprSyntax.self) {
            guard let member = reference.parent?.as(MemberAccessExprSyntax.self) else { return false }
            return member.declName.id == reference.id
        }
        switch parent.kind {
        case .labeledExpr, .multipleTrailingClosureElement: return true
        default: return false
        }
    }
}
