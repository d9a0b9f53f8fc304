import SourceText

/// A part of a document's body, with the exact bytes it covers.
package struct Block: Sendable {
    package enum Kind: Sendable, Equatable {
        case paragraph
        case heading(level: Int)
        case quote
        case list(ListStyle)
        case item
        /// A fenced block; its details are in the document's `codeBlocks`.
        case code(CodeBlock.ID)
        /// Code by indentation, which is shown and never run.
        case indentedCode(String)
        case html(String)
        case thematicBreak
        /// What an earlier run wrote here; its details are in the document's `regions`.
        case result(index: Int)
    }

    package var kind: Kind
    /// From the first byte of the block itself to its last one, without the final line ending.
    package var range: SourceRange
    package var children: [Block] = []
    /// What stands in a paragraph or heading.
    package var inlines: [Inline] = []
    /// The text of each line of a paragraph or heading, container prefixes left out.
    package var lines: [SourceRange] = []
}

/// How a list is numbered and spaced.
package struct ListStyle: Sendable, Equatable {
    package var isOrdered: Bool
    /// The number of the first item.
    package var start: Int
    /// Whether the items' paragraphs stand without space between them.
    package var isTight: Bool
}
