@testable import PlaygroundDocument
import SourceText

/// A document as an indented list, with the exact text of each leaf: what tests compare.
func outline(_ markdown: String) -> String {
    outline(document(markdown))
}

func document(_ markdown: String) -> Document {
    Document(markdown: SourceFile(name: "guide.md", text: markdown))
}

func outline(_ document: Document) -> String {
    document.blocks.map { lines(of: $0, document, indent: "") }.joined(separator: "\n")
}

private func lines(of block: Block, _ document: Document, indent: String) -> String {
    let own = indent + title(of: block, document)
    return ([own] + block.children.map { lines(of: $0, document, indent: indent + "  ") }).joined(separator: "\n")
}

private func title(of block: Block, _ document: Document) -> String {
    let text = document.file.text(in: block.range).debugDescription
    return switch block.kind {
    case .paragraph: "paragraph \(text)"
    case .heading(let level): "heading \(level) \(text)"
    case .quote: "quote"
    case .list(let style): style.isOrdered ? "list from \(style.start)" : "list"
    case .item: "item"
    case .code(let id): "code \(text) runs \(document.codeBlocks[id].code.text.debugDescription)"
    case .indentedCode: "indented \(text)"
    case .html: "html \(text)"
    case .thematicBreak: "break \(text)"
    case .result: "result \(text)"
    }
}

/// The diagnostics of a document, as people see their first lines.
func headlines(_ markdown: String) -> [String] {
    document(markdown).diagnostics.map { DiagnosticRenderer().headline($0) }
}
