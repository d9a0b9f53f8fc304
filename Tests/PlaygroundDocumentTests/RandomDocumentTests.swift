@testable import PlaygroundDocument
import Foundation
import SourceText
import TestSupport
import Testing

/// Laws that hold for every document, tried on random ones.
///
/// `EASEL_RANDOM_DOCUMENTS=10000` tries more of them.
@Suite struct RandomDocumentTests {
    private static let seeds: Range<UInt64> = {
        let wanted = ProcessInfo.processInfo.environment["EASEL_RANDOM_DOCUMENTS"].flatMap { UInt64($0) }
        return 0..<(wanted ?? 400)
    }()

    private func read(_ bytes: [UInt8]) -> Document {
        Document(markdown: SourceFile(name: "random.md", bytes: bytes))
    }

    /// Results whose text tries to break out of its fence.
    private func results(for document: Document, seed: UInt64) -> [BlockResult] {
        var random = SeededGenerator(seed: seed)
        let texts = [
            "2", "", "```\nword", "````\n~~~\n", "\n\n", "a  \n\tb\r\nc\rd", "<!-- easel-end -->", "--> \\(x)",
            "    x\n", "é\0👍",
            "<!-- easel-result key=a in=b out=c -->\n```swift\nlet a = 1\n```",
        ]
        return document.codeBlocks.filter(\.isClosed).map { block in
            let text = texts.randomElement(using: &random) ?? ""
            return BlockResult(block.id, .show(ResultText(text, language: random.pick(.text, .json), input: "abc123")))
        }
    }

    @Test func readingAndWritingBackChangesNothing() throws {
        for seed in Self.seeds {
            let bytes = RandomDocument.bytes(seed: seed)
            let document = read(bytes)
            // The parts, put together again, are the file.
            let front = document.sections.first?.range.lowerBound ?? 0
            let parts = [bytes[..<front]] + document.sections.map { bytes[$0.range.lowerBound..<$0.range.upperBound] }
            #expect(Array(parts.joined()) == bytes, "seed \(seed)")
            // Replacing each block by its own text is no change.
            var edit = DocumentEdit()
            for block in document.blocks where bytes[...].firstInvalidUTF8 == nil {
                edit.replace(block.range, with: document.file.text(in: block.range))
            }
            #expect(try edit.applied(to: bytes) == bytes, "seed \(seed)")
        }
    }

    @Test func codeIsWhatTheParserSaysItIs() {
        for seed in Self.seeds {
            let bytes = RandomDocument.bytes(seed: seed)
            // Where a container ends inside a tab, the parser makes blanks of the rest of the tab.
            guard !bytes.contains(UInt8(ascii: "\t")), bytes[...].firstInvalidUTF8 == nil else { continue }
            let document = read(bytes)
            guard document.regions.isEmpty else { continue }
            let front = document.frontMatter.map { document.file.lines.line(at: $0.range.upperBound) + 1 } ?? 0
            var parser = CommonMarkReader()
            let tree = parser.read(DocumentText(file: document.file, firstLine: front).parserCopy)
            let found = document.blocks.flatMap { codeTexts($0, document) }
            #expect(found == literals(tree), "seed \(seed)")
        }
    }

    private func codeTexts(_ block: Block, _ document: Document) -> [String] {
        switch block.kind {
        case .code(let id): [document.codeBlocks[id].code.text.replacing("\0", with: "\u{FFFD}")]
        case .indentedCode(let text): [text]
        default: block.children.flatMap { codeTexts($0, document) }
        }
    }

    private func literals(_ node: MarkdownNode) -> [String] {
        node.kind == .code ? [node.literal] : node.children.flatMap(literals)
    }

    @Test func rangesAreInOrderAndInsideTheirContainers() {
        for seed in Self.seeds {
            let document = read(RandomDocument.bytes(seed: seed))
            check(document.blocks, inside: SourceRange(0, document.file.bytes.count), seed)
        }
    }

    private func check(_ blocks: [Block], inside range: SourceRange, _ seed: UInt64) {
        var end = range.lowerBound
        for block in blocks {
            #expect(block.range.lowerBound >= end && block.range.upperBound <= range.upperBound, "seed \(seed)")
            end = block.range.upperBound
            check(block.children, inside: block.range, seed)
        }
    }

    @Test func removingUndoesPlacing() throws {
        for seed in Self.seeds {
            let before = read(RandomDocument.bytes(seed: seed))
            let clean = try before.removingResults(policy: .overwrite).edit.applied(to: before.file.bytes)
            let placed = before.placing(results(for: before, seed: seed), policy: .overwrite).edit
            let after = read(try placed.applied(to: before.file.bytes))
            let restored = try after.removingResults().edit.applied(to: after.file.bytes)
            #expect(String(decoding: restored, as: UTF8.self) == String(decoding: clean, as: UTF8.self), "seed \(seed)")
            #expect(restored == clean, "seed \(seed)")
        }
    }

    @Test func placingAgainChangesNothing() throws {
        for seed in Self.seeds {
            let before = read(RandomDocument.bytes(seed: seed))
            let placed = before.placing(results(for: before, seed: seed), policy: .overwrite).edit
            let after = read(try placed.applied(to: before.file.bytes))
            let again = after.placing(results(for: after, seed: seed))
            #expect(again == Document.ResultEdit(refusals: again.refusals), "seed \(seed)")
            #expect(after.codeBlocks.map(\.canonicalCode) == before.codeBlocks.map(\.canonicalCode), "seed \(seed)")
            #expect(after.codeBlocks.map(\.key) == before.codeBlocks.map(\.key), "seed \(seed)")
        }
    }

    @Test func placingLeavesEverythingElseAsItWas() throws {
        for seed in Self.seeds {
            let before = read(RandomDocument.bytes(seed: seed))
            guard before.regions.isEmpty else { continue }
            let placed = before.placing(results(for: before, seed: seed)).edit
            let after = read(try placed.applied(to: before.file.bytes))
            #expect(withoutResults(after) == withoutResults(before), "seed \(seed)")
        }
    }

    private func withoutResults(_ document: Document) -> [String] {
        document.blocks.flatMap { leaves($0, document) }
    }

    private func leaves(_ block: Block, _ document: Document) -> [String] {
        if case .result = block.kind { return [] }
        guard block.children.isEmpty else { return block.children.flatMap { leaves($0, document) } }
        return ["\(block.kind) \(document.file.text(in: block.range))"]
    }

    @Test func proseIsWellFormedAndHarmless() {
        for seed in Self.seeds {
            let document = read(RandomDocument.bytes(seed: seed))
            var code: [CodeBlock.ID] = []
            var html = ""
            for piece in ProseHTML(document).blocks.joined() {
                switch piece {
                case .html(let text): html += text
                case .code(let id): code.append(id)
                }
            }
            #expect(code == document.codeBlocks.map(\.id), "seed \(seed)")
            #expect(unbalancedTag(in: html) == nil, "seed \(seed)")
        }
    }
}
