import SourceText

/// Headings → sections, and the section and key of each code block.
enum SectionFinder {
    /// The sections of a document; only headings outside lists and quotes begin one.
    static func sections(of blocks: [Block], file: SourceFile, bodyStart: Int) -> [Section] {
        var keys = KeyMaker()
        let start = SourceRange(bodyStart, bodyStart)
        var sections = [Section(title: "", level: 0, heading: nil, range: start, key: keys.unique("start"))]
        for block in blocks {
            guard case .heading(let level) = block.kind else { continue }
            sections[sections.count - 1].range.upperBound = block.range.lowerBound
            let title = block.inlines.plainText
            sections.append(
                Section(title: title, level: level, heading: block.range, range: block.range, key: keys.key(for: title))
            )
        }
        sections[sections.count - 1].range.upperBound = file.bytes.count
        return sections
    }

    /// The blocks with their sections and keys filled in; both lists are in order of place.
    static func placed(_ blocks: [CodeBlock], in sections: [Section]) -> [CodeBlock] {
        var keys = KeyMaker()
        var section = 0
        var position = 0
        return blocks.map { block in
            while section + 1 < sections.count, sections[section + 1].range.lowerBound <= block.range.lowerBound {
                section += 1
                position = 0
            }
            position += 1
            var placed = block
            placed.section = section
            placed.key = keys.unique("\(sections[section].key)-\(position)")
            return placed
        }
    }
}
