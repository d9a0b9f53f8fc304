import CCommonMark

/// Text → CommonMark tree. The only file that knows libcmark.
struct CommonMarkReader {
    /// Containers nested deeper than this are dropped, so that no input can exhaust the stack of whoever walks the tree.
    static let depthLimit = 100

    /// Whether something was nested too deeply to be read.
    private(set) var reachedDepthLimit = false

    /// The tree of a text.
    ///
    /// - Parameter text: the bytes, each line ended by LF only and without a byte order mark.
    mutating func read(_ text: [UInt8]) -> MarkdownNode {
        let empty = MarkdownNode(kind: .document, line: 1, column: 1, endLine: 1)
        let root = text.withUnsafeBytes { buffer -> OpaquePointer? in
            guard let start = buffer.bindMemory(to: CChar.self).baseAddress else { return nil }
            return cmark_parse_document(start, buffer.count, CMARK_OPT_VALIDATE_UTF8)
        }
        guard let root else { return empty }
        defer { cmark_node_free(root) }
        return block(root, depth: 0) ?? empty
    }

    private mutating func block(_ node: OpaquePointer, depth: Int) -> MarkdownNode? {
        guard let kind = Self.kind(of: node) else { return nil }
        guard depth < Self.depthLimit else {
            reachedDepthLimit = true
            return nil
        }
        var result = MarkdownNode(
            kind: kind,
            line: Int(cmark_node_get_start_line(node)),
            column: Int(cmark_node_get_start_column(node)),
            endLine: Int(cmark_node_get_end_line(node)))
        switch kind {
        case .paragraph, .heading: result.inlines = inlines(of: node, depth: 0)
        case .code, .html: result.literal = Self.literal(of: node)
        case .thematicBreak: break
        case .document, .quote, .list, .item:
            for child in Self.children(of: node) {
                if let child = block(child, depth: depth + 1) { result.children.append(child) }
            }
        }
        return result
    }

    private mutating func inlines(of node: OpaquePointer, depth: Int) -> [Inline] {
        var result: [Inline] = []
        for child in Self.children(of: node) {
            let inline = self.inline(child, depth: depth + 1)
            if case .text(let added) = inline, case .text(let before) = result.last {
                result[result.count - 1] = .text(before + added)
            } else {
                result.append(inline)
            }
        }
        return result
    }

    private mutating func inline(_ node: OpaquePointer, depth: Int) -> Inline {
        guard depth < Self.depthLimit else {
            reachedDepthLimit = true
            return .text("…")
        }
        let destination = Self.string(cmark_node_get_url(node))
        let title = Self.string(cmark_node_get_title(node))
        return switch cmark_node_get_type(node) {
        case CMARK_NODE_CODE: .code(Self.literal(of: node))
        case CMARK_NODE_SOFTBREAK: .softBreak
        case CMARK_NODE_LINEBREAK: .hardBreak
        case CMARK_NODE_HTML_INLINE: .html(Self.literal(of: node))
        case CMARK_NODE_EMPH: .emphasis(inlines(of: node, depth: depth))
        case CMARK_NODE_STRONG: .strong(inlines(of: node, depth: depth))
        case CMARK_NODE_LINK: .link(destination: destination, title: title, inlines(of: node, depth: depth))
        case CMARK_NODE_IMAGE: .image(destination: destination, title: title, inlines(of: node, depth: depth))
        default: .text(Self.literal(of: node))
        }
    }

    private static func kind(of node: OpaquePointer) -> MarkdownNode.Kind? {
        switch cmark_node_get_type(node) {
        case CMARK_NODE_DOCUMENT: .document
        case CMARK_NODE_BLOCK_QUOTE: .quote
        case CMARK_NODE_LIST: .list(listStyle(of: node))
        case CMARK_NODE_ITEM: .item
        case CMARK_NODE_CODE_BLOCK: .code
        case CMARK_NODE_HTML_BLOCK: .html
        case CMARK_NODE_PARAGRAPH: .paragraph
        case CMARK_NODE_HEADING: .heading(level: Int(cmark_node_get_heading_level(node)))
        case CMARK_NODE_THEMATIC_BREAK: .thematicBreak
        default: nil
        }
    }

    private static func listStyle(of node: OpaquePointer) -> ListStyle {
        ListStyle(
            isOrdered: cmark_node_get_list_type(node) == CMARK_ORDERED_LIST,
            start: Int(cmark_node_get_list_start(node)),
            isTight: cmark_node_get_list_tight(node) != 0)
    }

    private static func children(of node: OpaquePointer) -> some Sequence<OpaquePointer> {
        sequence(state: cmark_node_first_child(node)) { next in
            guard let current = next else { return nil }
            next = cmark_node_next(current)
            return current
        }
    }

    private static func literal(of node: OpaquePointer) -> String {
        string(cmark_node_get_literal(node))
    }

    private static func string(_ text: UnsafePointer<CChar>?) -> String {
        text.map { String(cString: $0) } ?? ""
    }
}
