import SourceText

extension BlockBuilder {
    /// The region whose opening marker is at an index, and the index after its end marker.
    ///
    /// Markers count only where the parser sees an HTML block, and only as a pair among the children of one container
    /// with no other marker and no code that would be run between them.
    mutating func region(
        startingAt index: Int, of nodes: [MarkdownNode], in context: Context, after previous: Block?
    ) -> (block: Block, next: Int)? {
        guard let comment = Self.comment(nodes[index]) else { return nil }
        guard let marker = RegionMarker(comment: comment) else { return noteStrayEnd(comment, nodes[index]) }
        guard let end = endMarker(of: nodes, after: index, in: context) else {
            note(unpaired: nodes[index])
            return nil
        }
        let lines = fileLine(nodes[index].line)...fileLine(nodes[end].line)
        let start = contentStart(onLine: lines.lowerBound, in: context).afterBlanks.offset
        let range = SourceRange(start, text.text(ofLine: lines.upperBound).upperBound)
        var region = ResultRegion(
            marker: marker, range: removalRange(lines, range, context, isAttached: previous.isCode),
            opening: SourceRange(start, text.text(ofLine: lines.lowerBound).upperBound), body: body(lines, context))
        if case .code(let id)? = previous?.kind {
            region.codeBlock = id
            codeBlocks[id].region = regions.count
        }
        regions.append(region)
        return (Block(kind: .result(index: regions.count - 1), range: range), end + 1)
    }

    /// The text of an HTML block of one line.
    private static func comment(_ node: MarkdownNode) -> Substring? {
        guard node.kind == .html else { return nil }
        var text = Substring(node.literal)
        while text.last?.isWhitespace == true { text.removeLast() }
        while text.first?.isWhitespace == true { text.removeFirst() }
        return text.contains("\n") ? nil : text
    }

    private mutating func noteStrayEnd(_ comment: Substring, _ node: MarkdownNode) -> (block: Block, next: Int)? {
        if comment == RegionMarker.end { note(unpaired: node) }
        return nil
    }

    private mutating func note(unpaired node: MarkdownNode) {
        let place = place(node)
        unpairedMarkers.append(place.range)
        diagnostics.append(.unpairedMarker(place))
    }

    private func endMarker(of nodes: [MarkdownNode], after index: Int, in context: Context) -> Int? {
        for next in nodes.indices.dropFirst(index + 1) {
            if let comment = Self.comment(nodes[next]) {
                if comment == RegionMarker.end { return next }
                if RegionMarker(comment: comment) != nil { return nil }
            }
            if holdsRunnableCode(nodes[next], in: context) { return nil }
        }
        return nil
    }

    private func holdsRunnableCode(_ node: MarkdownNode, in context: Context) -> Bool {
        guard node.kind == .code else { return node.children.contains { holdsRunnableCode($0, in: context) } }
        let info = InfoString(file, infoRange(node))
        return CodeBlock.Kind(language: info.language) != .other
    }

    private func infoRange(_ node: MarkdownNode) -> SourceRange {
        let text = text.text(ofLine: fileLine(node.line))
        var offset = min(text.lowerBound + max(node.column, 1) - 1, text.upperBound)
        let isMark = { (byte: UInt8) in
            byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~") || byte == UInt8(ascii: " ")
        }
        while offset < text.upperBound, isMark(file.bytes[offset]) { offset += 1 }
        return SourceRange(offset, text.upperBound)
    }

    private func place(_ node: MarkdownNode) -> SourcePlace {
        let line = text.text(ofLine: fileLine(node.line))
        return SourcePlace(file, SourceRange(min(line.lowerBound + node.column - 1, line.upperBound), line.upperBound))
    }

    /// Reaches back over the blank line that separates the region from what is above it.
    ///
    /// A region that was moved keeps its blank line where text follows at once, so that two paragraphs never become one.
    private func removalRange(
        _ lines: ClosedRange<Int>, _ range: SourceRange, _ context: Context, isAttached: Bool
    ) -> SourceRange {
        guard lines.lowerBound != context.startLine else { return range }
        let above = lines.lowerBound - 1
        guard above >= text.firstLine else {
            return SourceRange(range.lowerBound, file.lines.range(ofLine: lines.upperBound).upperBound)
        }
        guard above != context.startLine else {
            return SourceRange(text.text(ofLine: above).upperBound, range.upperBound)
        }
        let isSeparated = text.cursor(atLine: above, inside: context.containers).cursor.isBlank
        let takesBlank = isSeparated && above > text.firstLine && (isAttached || isBlank(lines.upperBound + 1, context))
        let kept = takesBlank ? above - 1 : above
        return SourceRange(text.text(ofLine: kept).upperBound, range.upperBound)
    }

    private func isBlank(_ line: Int, _ context: Context) -> Bool {
        line >= file.lines.count || contentStart(onLine: line, in: context).isBlank
    }

    private func body(_ lines: ClosedRange<Int>, _ context: Context) -> [String] {
        lines.dropFirst().dropLast().map { line in
            let cursor = contentStart(onLine: line, in: context)
            return file.text(in: SourceRange(cursor.offset, cursor.end))
        }
    }
}

extension Block? {
    fileprivate var isCode: Bool {
        if case .code? = self?.kind { true } else { false }
    }
}

extension Diagnostic {
    fileprivate static func unpairedMarker(_ place: SourcePlace) -> Diagnostic {
        Diagnostic(
            .warning, "this marker of a result has no partner", at: place,
            hint: "take it out, or put back the other marker of the pair")
    }
}
