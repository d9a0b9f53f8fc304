/// What becomes of the region below a code block.
package struct BlockResult: Sendable, Equatable {
    package enum Action: Sendable, Equatable {
        case show(ResultText)
        case remove
    }

    package var block: CodeBlock.ID
    package var action: Action

    package init(_ block: CodeBlock.ID, _ action: Action) {
        self.block = block
        self.action = action
    }
}

/// The text that a region shows; nothing in it may change from run to run while its input is the same.
package struct ResultText: Sendable, Equatable {
    /// How the text is coloured.
    package enum Language: String, Sendable {
        case text
        case json
    }

    package var text: String
    package var language: Language
    /// A hash of everything the text depends on.
    package var input: String

    package init(_ text: String, language: Language = .text, input: String) {
        self.text = text
        self.language = language
        self.input = input
    }
}
