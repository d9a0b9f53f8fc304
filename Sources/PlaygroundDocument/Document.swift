import SourceText

/// A Markdown document or a Swift file, taken apart but never changed: each part knows its bytes in the file.
package struct Document: Sendable {
    package let file: SourceFile
    /// Whether the file is Markdown, so that results can be put into it; otherwise it is Swift.
    package let isMarkdown: Bool
    /// The settings at the top of a Markdown file.
    package let frontMatter: FrontMatter?
    /// The body, in order; empty for a Swift file.
    package let blocks: [Block]
    /// Every fence in order, also those in lists and quotes; results of earlier runs are not among them.
    package let codeBlocks: [CodeBlock]
    /// What stands before the first heading, then one section for each heading outside lists and quotes.
    package let sections: [Section]
    /// What earlier runs wrote into the document, in order.
    package let regions: [ResultRegion]
    /// Markers of results whose partner is missing; while there are any, nothing is written into the document.
    let unpairedMarkers: [SourceRange]
    /// What is wrong with the document, in order of place.
    package let diagnostics: [Diagnostic]

    /// Reads a file; its name tells whether it is Swift (`.swift`) or Markdown (anything else).
    package static func read(_ file: SourceFile) -> Document {
        file.name.lowercased().hasSuffix(".swift") ? Document(swift: file) : Document(markdown: file)
    }

    /// Reads a file as Markdown.
    package init(markdown file: SourceFile) {
        let front = FrontMatterScanner.scan(file)
        let text = DocumentText(file: file, firstLine: front.bodyLine)
        var parser = CommonMarkReader()
        let root = parser.read(text.parserCopy)
        var builder = BlockBuilder(text)
        let blocks = builder.blocks(root.children, in: BlockBuilder.Context())
        let sections = SectionFinder.sections(of: blocks, file: file, bodyStart: text.bodyStart)
        self.file = file
        self.isMarkdown = true
        self.frontMatter = front.frontMatter
        self.blocks = blocks
        self.sections = sections
        self.codeBlocks = SectionFinder.placed(builder.codeBlocks, in: sections)
        self.regions = builder.regions
        self.unpairedMarkers = builder.unpairedMarkers
        let depth = parser.reachedDepthLimit ? [Diagnostic.tooDeep(file)] : []
        self.diagnostics = (front.diagnostics + depth + builder.diagnostics).inOrder
    }

    /// Takes a whole file as one block of Swift.
    package init(swift file: SourceFile) {
        let whole = SourceRange(0, file.bytes.count)
        let block = CodeBlock(
            id: 0, kind: .swift, language: "swift", words: [], options: BlockOptions(),
            code: SourceExcerpt(wholeOf: file), range: whole, opening: SourceRange(0, 0), fence: "", isClosed: true,
            linePrefix: "")
        let sections = [Section(title: "", level: 0, heading: nil, range: whole, key: "start")]
        self.file = file
        self.isMarkdown = false
        self.frontMatter = nil
        self.blocks = []
        self.sections = sections
        self.codeBlocks = SectionFinder.placed([block], in: sections)
        self.regions = []
        self.unpairedMarkers = []
        self.diagnostics = []
    }

    /// The section a block is in.
    package func section(of block: CodeBlock) -> Section { sections[block.section] }
}

extension Diagnostic {
    fileprivate static func tooDeep(_ file: SourceFile) -> Diagnostic {
        Diagnostic(
            .warning,
            "lists, quotes or emphasis nested deeper than \(CommonMarkReader.depthLimit) levels were not read",
            at: SourcePlace(file, SourceRange(0, 0)))
    }
}

extension [Diagnostic] {
    /// Sorted by place, those without one first; equal places keep their order.
    package var inOrder: [Diagnostic] {
        enumerated().sorted { left, right in
            let (leftStart, rightStart) = (left.element.start, right.element.start)
            return leftStart == rightStart ? left.offset < right.offset : leftStart < rightStart
        }.map(\.element)
    }
}

extension Diagnostic {
    fileprivate var start: Int { place?.range.lowerBound ?? -1 }
}
