import TestSupport
import Testing

@testable import FoundationModels

/// Laws that hold for every content, tried on random ones.
@Suite struct JSONLawTests {
    @Test(arguments: 0..<200 as Range<UInt64>)
    func writingAndReadingGiveTheSameContent(seed: UInt64) throws {
        var maker = ContentMaker(random: SeededGenerator(seed: seed))
        let content = maker.content(depth: 0)
        #expect(try GeneratedContent(json: content.jsonString) == content, "seed \(seed)")
        #expect(try GeneratedContent(json: content.indentedJSON) == content, "seed \(seed)")
        #expect(GeneratedContent(kind: content.kind).jsonString == content.jsonString, "seed \(seed)")
    }

    /// What was shown stays: texts only grow, and nothing decided changes or goes away.
    @Test(arguments: 0..<60 as Range<UInt64>)
    func snapshotsOnlyGrow(seed: UInt64) throws {
        var maker = ContentMaker(random: SeededGenerator(seed: seed))
        let content = maker.content(depth: 0)
        let scalars = Array(content.jsonString.unicodeScalars)
        let id = GenerationID()
        var last: GeneratedContent?
        for length in 0...scalars.count {
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars.prefix(length))
            let shown = try GeneratedContent.snapshot(of: String(text), id: id, isFinal: length == scalars.count)
            if let last { #expect(shown.map { last.grows(into: $0) } == true, "seed \(seed), length \(length)") }
            last = shown
        }
        #expect(last == content, "seed \(seed)")
    }

    @Test(arguments: 0..<200 as Range<UInt64>)
    func schemasAreReadAsTheyWereWritten(seed: UInt64) throws {
        var maker = SchemaMaker(seed: seed)
        let schema = maker.schema()
        let once = try GenerationSchema(json: schema.jsonString)
        #expect(try GenerationSchema(json: once.jsonString).jsonString == once.jsonString, "seed \(seed)")
        #expect(once.definitions.count <= schema.definitions.count, "seed \(seed)")
    }

    @Test(arguments: 0..<300 as Range<UInt64>)
    func anyTextIsReadOrRefused(seed: UInt64) {
        var maker = ContentMaker(random: SeededGenerator(seed: seed))
        let text = maker.soup()
        do {
            let content = try GeneratedContent(json: text)
            #expect(try GeneratedContent(json: content.jsonString).jsonString == content.jsonString, "\(text)")
        } catch {
            #expect(error is GeneratedContent.ParsingError, "\(text)")
        }
    }
}

extension GeneratedContent {
    /// Whether a snapshot may be followed by another one.
    fileprivate func grows(into later: GeneratedContent) -> Bool {
        if isComplete { return self == later && id == later.id }
        switch (storage, later.storage) {
        case (.string(let early), .string(let late)): return late.unicodeScalars.starts(with: early.unicodeScalars)
        case (.array(let early), .array(let late)):
            return early.count <= late.count && zip(early, late).allSatisfy { $0.grows(into: $1) }
        case (.structure(let early), .structure(let late)):
            return late.keys.starts(with: early.keys)
                && zip(early.pairs, late.pairs).allSatisfy { $0.value.grows(into: $1.value) }
        default: return false
        }
    }
}

private struct ContentMaker {
    var random: SeededGenerator

    mutating func content(depth: Int) -> GeneratedContent {
        switch Int.random(in: 0..<(depth > 3 ? 5 : 8), using: &random) {
        case 0: GeneratedContent(.null)
        case 1: GeneratedContent(.bool(random.chance(50)))
        case 2: GeneratedContent(Int.random(in: -1000...1000, using: &random))
        case 3: GeneratedContent(Double.random(in: -1e6...1e6, using: &random))
        case 4: GeneratedContent(.string(text()))
        case 5: GeneratedContent(.array(many { $0.content(depth: depth + 1) }))
        default: GeneratedContent(.structure(.init(many { ($0.text(), $0.content(depth: depth + 1)) })))
        }
    }

    private mutating func many<Item>(_ make: (inout Self) -> Item) -> [Item] {
        let count = Int.random(in: 0...4, using: &random)
        return (0..<count).map { _ in make(&self) }
    }

    private mutating func text() -> String {
        many { $0.random.pick("a", "word ", "\"", "\\", "\n", "é", "e\u{301}", "😀", "\u{0}", "\u{2028}", "/", "}") }
            .joined()
    }

    mutating func soup() -> String {
        (0..<3).map { _ in
            many {
                $0.random.pick(
                    "{", "}", "[", "]", ",", ":", "\"", "\\", "a", "1", "-", ".", "e", "true", "null", " ", "\\u",
                    "\"a\":", "d83d")
            }.joined()
        }.joined()
    }
}
