import SourceText

extension ResultRegion {
    /// The text of a region to be put below a block, from the end of the block's last line on.
    ///
    /// Each line repeats the block's list indents and quote marks, and a blank line separates the region from the block.
    static func text(showing result: ResultText, below block: CodeBlock, lineEnding: String) -> String {
        let body = MarkdownWriter.fencedLines(result.text, info: result.language.rawValue)
        let marker = RegionMarker(key: block.key, input: result.input, output: hash(body))
        return block.text(appending: ["", marker.comment] + body + [RegionMarker.end], lineEnding: lineEnding)
    }
}

extension SourceFile {
    /// The line ending in use around an offset: the line's own, or that of the nearest line above that has one.
    package func lineEnding(near offset: Int) -> String {
        var line = lines.line(at: offset)
        while line >= 0 {
            let ending = lineEnding(ofLine: line)
            if !ending.isEmpty { return text(in: ending) }
            line -= 1
        }
        return "\n"
    }
}
