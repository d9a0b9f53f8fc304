import SourceText

/// A fenced block of a document, or the whole of a Swift file.
package struct CodeBlock: Sendable, Identifiable {
    /// The position among the document's fences, from 0.
    package typealias ID = Int

    /// What is done with a block.
    package enum Kind: Sendable, Equatable {
        case swift
        /// A prompt in plain language.
        case prompt
        /// The instructions that start a section's session.
        case instructions
        /// Anything else, which is only shown.
        case other
    }

    package var id: ID
    package var kind: Kind
    /// The language as written, or an empty string.
    package var language: String
    /// Every word of the info string after the language, in order.
    package var words: [InfoWord]
    package var options: BlockOptions
    /// What stands between the fences.
    package var code: SourceExcerpt
    /// From the opening fence to the end of the closing one, without its line ending.
    package var range: SourceRange
    /// The opening fence with its info string.
    package var opening: SourceRange
    /// The backticks or tildes that close the block; empty for a Swift file.
    package var fence: String
    /// Whether a closing fence ends the block; otherwise the end of its container or of the file does.
    package var isClosed: Bool
    /// What a line written below the block must begin with to stay in the same list items and quotes.
    package var linePrefix: String
    /// The section that holds the block, as an index into the document's `sections`.
    package var section: Int = 0
    /// A name that no other block of the document has and that small edits elsewhere leave alone.
    package var key: String = ""
    /// What a run wrote below the block, as an index into the document's `regions`.
    package var region: Int?

    /// Lines to be put right behind the block's last line, each with what keeps it in the same list items and quotes.
    ///
    /// - Parameter lineEnding: see `SourceFile.lineEnding(near:)`.
    package func text(appending lines: [String], lineEnding: String) -> String {
        lines.map { lineEnding + ($0.isEmpty ? linePrefix.withoutBlanksAtEnd : linePrefix + $0) }.joined()
    }

    /// Whether a run does something with the block.
    package var isRunnable: Bool { kind != .other && !options.skip }

    /// The code with what cannot change its meaning made uniform: line endings, trailing blanks.
    ///
    /// Blanks at the end of a line are kept inside multi-line strings by Swift, so only those of the whole text go.
    package var canonicalCode: String {
        var text = Substring(code.text)
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return text + "\n"
    }
}

extension CodeBlock.Kind {
    init(language: String) {
        self =
            switch language.lowercased() {
            case "swift": .swift
            case "prompt": .prompt
            case "instructions": .instructions
            default: .other
            }
    }
}

extension String {
    fileprivate var withoutBlanksAtEnd: String {
        var text = Substring(self)
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return String(text)
    }
}
