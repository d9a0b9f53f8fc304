import PlaygroundDocument
import SourceText

/// The canvas document: the source's own bytes with results after each block.
package struct CanvasDocument: Sendable {
    package let document: Document
    package let canvas: Canvas

    package init(_ document: Document, _ canvas: Canvas) {
        self.document = document
        self.canvas = canvas
    }

    /// The whole canvas document.
    ///
    /// - Throws: `DocumentEdit.Fault` when two blocks share bytes, which documents read from files never do.
    package func bytes() throws -> [UInt8] {
        document.isMarkdown ? try markdown() : swiftFile()
    }

    private func markdown() throws -> [UInt8] {
        var edit = DocumentEdit()
        for cell in canvas.cells {
            let block = document.codeBlocks[cell.block]
            if cell.isHidden { edit.replace(block.range, with: "") }
            let text = MarkdownRenderer().render(cell)
            guard !text.isEmpty else { continue }
            let ending = document.file.lineEnding(near: block.range.upperBound)
            let end = block.range.upperBound
            edit.replace(SourceRange(end, end), with: insertion(text, below: block, ending))
        }
        return try edit.applied(to: document.file.bytes)
    }

    /// Results in the block's own container: each line gets the block's prefix, and a blank line stands before.
    private func insertion(_ text: String, below block: CodeBlock, _ ending: String) -> String {
        let unclosed = block.isClosed ? "" : ending + block.linePrefix + closingFence(of: block)
        let blank = ending + block.linePrefix.droppingTrailingBlanks
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            ending + (line.isEmpty ? block.linePrefix.droppingTrailingBlanks : block.linePrefix + line)
        }
        return unclosed + blank + lines.joined()
    }

    /// A fence that closes a block whose own is missing, so that results below it are not read as code.
    private func closingFence(of block: CodeBlock) -> String {
        let opening = document.file.text(in: block.opening).drop { $0 == " " }
        guard let mark = opening.first else { return "" }
        return String(opening.prefix { $0 == mark })
    }

    /// A Swift file as a Markdown document: its text in one fence, the results below.
    private func swiftFile() -> [UInt8] {
        let code = document.file.text(in: SourceRange(0, document.file.bytes.count))
        let fenced = MarkdownWriter.fencedLines(code, info: "swift").joined(separator: "\n")
        let results = canvas.cells.map { MarkdownRenderer().render($0) }.filter { !$0.isEmpty }
        return Array(
            (["# \(MarkdownWriter.inline(canvas.document))", fenced] + results).joined(separator: "\n\n").utf8)
            + [UInt8(ascii: "\n")]
    }
}

extension String {
    fileprivate var droppingTrailingBlanks: String {
        var text = self
        while text.hasSuffix(" ") || text.hasSuffix("\t") { text.removeLast() }
        return text
    }
}
