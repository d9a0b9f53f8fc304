import SourceText
internal import SwiftDiagnostics
internal import SwiftParser
internal import SwiftParserDiagnostics
internal import SwiftSyntax

/// The parser's own messages, with our places.
struct SyntaxProblems {
    /// Inside, the name means our range, not the parser's.
    typealias SourceRange = SourceText.SourceRange

    let excerpt: SourceExcerpt

    /// What the parser must not be given.
    func beforeParsing() -> SourceText.Diagnostic? {
        BracketNesting(excerpt.text).firstTooDeep().map {
            tooDeep("square brackets are nested more than \(BracketNesting.limit) levels deep", at: $0)
        }
    }

    func diagnostics(of tree: SourceFileSyntax) -> [SourceText.Diagnostic] {
        if tree.hasMaximumNestingLevelOverflow {
            let message = "this code is nested more than \(Lowering.maximumNesting) levels deep"
            return [tooDeep(message, at: firstUnparsedOffset(tree))]
        }
        guard tree.hasError || tree.hasWarning else { return [] }
        let strange = strangeCharacters(in: tree)
        return strange.isEmpty ? problems(of: withPlainSpaces(tree)).map(diagnostic) : strange
    }

    /// Characters that Swift has no use for, reported here because the parser's own messages can trap on them: its
    /// hints about white space take such a character for some.
    private func strangeCharacters(in tree: SourceFileSyntax) -> [SourceText.Diagnostic] {
        var found: [SourceText.Diagnostic] = []
        for token in tree.tokens(viewMode: .sourceAccurate) {
            appendStrange(token.leadingTrivia, from: token.position.utf8Offset, to: &found)
            appendStrange(token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset, to: &found)
        }
        return found
    }

    private func appendStrange(_ trivia: Trivia, from start: Int, to found: inout [SourceText.Diagnostic]) {
        var offset = start
        for piece in trivia {
            let length = piece.sourceLength.utf8Length
            if case .unexpectedText(let text) = piece,
                !text.unicodeScalars.allSatisfy({ "\0\u{A0}".unicodeScalars.contains($0) }),
                found.count < SyntaxProblems.maximum
            {
                let range = excerpt.fileRange(of: SourceRange(offset, offset + length))
                found.append(
                    SourceText.Diagnostic(
                        .error, strangeMessage(text), at: SourcePlace(excerpt.file, range), hint: "remove it"))
            }
            offset += length
        }
    }

    private func strangeMessage(_ text: String) -> String {
        if text.hasPrefix("*/") { return "unexpected end of block comment" }
        if text.hasPrefix("<<<") || text.hasPrefix(">>>") { return "source control conflict marker in source file" }
        return "invalid character in source file"
    }

    /// The tree of a text with spaces in place of vertical tabs and form feeds, which are white space too, but on which
    /// the parser's hints can trap; places stay the same.
    private func withPlainSpaces(_ tree: SourceFileSyntax) -> SourceFileSyntax {
        var bytes = Array(tree.description.utf8)
        let strange = bytes.indices.filter { bytes[$0] == 0x0B || bytes[$0] == 0x0C }
        guard !strange.isEmpty else { return tree }
        for index in strange { bytes[index] = UInt8(ascii: " ") }
        return bytes.withUnsafeBufferPointer {
            Parser.parse(source: $0, maximumNestingLevel: Lowering.maximumNesting)
        }
    }

    /// The parser's messages; of a text with very many wrong statements only those of the first ones, since finding
    /// each takes time that grows with the number of statements.
    private func problems(of tree: SourceFileSyntax) -> [SwiftDiagnostics.Diagnostic] {
        let wrong = tree.statements.lazy.filter { $0.hasError || $0.hasWarning }.prefix(SyntaxProblems.maximum + 1)
        guard wrong.count > SyntaxProblems.maximum else { return ParseDiagnosticsGenerator.diagnostics(for: tree) }
        return wrong.prefix(SyntaxProblems.maximum).flatMap { ParseDiagnosticsGenerator.diagnostics(for: $0) }
    }

    private static let maximum = 100

    private func tooDeep(_ message: String, at offset: Int) -> SourceText.Diagnostic {
        SourceText.Diagnostic(
            .error, message, at: SourcePlace(excerpt.file, excerpt.fileRange(of: SourceRange(offset, offset + 1))),
            hint: "take inner parts out into constants or functions of their own")
    }

    /// Where the parser gave up: the first token it kept as unexpected.
    private func firstUnparsedOffset(_ tree: SourceFileSyntax) -> Int {
        var pending: [Syntax] = [Syntax(tree)]
        while let node = pending.popLast() {
            guard node.hasMaximumNestingLevelOverflow else { continue }
            if node.is(UnexpectedNodesSyntax.self) { return node.positionAfterSkippingLeadingTrivia.utf8Offset }
            pending += node.children(viewMode: .all).reversed()
        }
        return 0
    }

    private func diagnostic(_ problem: SwiftDiagnostics.Diagnostic) -> SourceText.Diagnostic {
        let place = SourcePlace(excerpt.file, range(of: problem))
        if problem.message.hasPrefix("unexpected code '...'") {
            return SourceText.Diagnostic(
                .error, "'...' stands for code that is left out", at: place,
                hint: "write the code, or mark the fence 'swift skip'")
        }
        return SourceText.Diagnostic(
            severity(problem.diagMessage.severity), problem.message, at: place,
            hint: problem.fixIts.first?.message.message,
            notes: problem.notes.map { note in
                let offset = note.position.utf8Offset
                return .init(
                    note.noteMessage.message,
                    at: SourcePlace(excerpt.file, excerpt.fileRange(of: SourceRange(offset, offset + 1))))
            })
    }

    private func severity(_ severity: DiagnosticSeverity) -> SourceText.Diagnostic.Severity {
        switch severity {
        case .warning: .warning
        case .note, .remark: .note
        default: .error
        }
    }

    /// The highlighted code where it begins at the message's position, otherwise that position alone.
    private func range(of problem: SwiftDiagnostics.Diagnostic) -> SourceRange {
        let start = problem.position.utf8Offset
        let highlight = problem.highlights.first {
            $0.positionAfterSkippingLeadingTrivia.utf8Offset == start
        }
        let end = highlight?.endPositionBeforeTrailingTrivia.utf8Offset ?? start
        return excerpt.fileRange(of: SourceRange(start, max(start, end)))
    }
}
