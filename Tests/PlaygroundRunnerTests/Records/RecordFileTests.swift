import Foundation
import PlaygroundDocument
import SourceText
import TestSupport
import Testing

@testable import PlaygroundRunner

/// Records on disk: whatever lies there, a run goes on, and nothing is lost.
@Suite struct RecordFileTests {
    let folder: TemporaryFolder
    let document: Document

    init() throws {
        folder = try TemporaryFolder()
        document = Document.read(
            SourceFile(name: folder.path + "/a.md", text: "# A\n\n```swift\nlet a = [1, 2]\n```\n"))
    }

    private var path: String { folder.path + "/.easel/a.md.json" }
    private var asides: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.path + "/.easel").filter { $0.contains("aside") }
                .sorted()
        }
    }

    private func answer(_ name: String) -> RecordedAnswer {
        var event = RecordedEvent(.text, entry: nil)
        (event.text, event.tokens) = ("answer \(name)", 2)
        return RecordedAnswer(
            key: AnswerKey(countOf: [], model: name), repetition: 0, model: "m", prompt: name, events: [event])
    }

    private func add(_ names: String...) throws {
        try RecordFile(of: document.file).update { record in
            record.add(.init(answers: names.map(answer), counts: [], models: [], asked: []))
        }
    }

    private func isDamaged(_ bytes: [UInt8]) -> Bool {
        if case .damaged = Record.read(bytes, document: document.file) { true } else { false }
    }

    @Test func whatIsWrittenIsRead() async throws {
        _ = RecordStore(document).save(try await SampleRun(document).canvas)
        try add("one", "two")
        guard case .record(let record) = try RecordFile(of: document.file).read() else {
            Issue.record("no record")
            return
        }
        #expect(record.answers == [answer("one"), answer("two")])
        #expect(record.run?.canvas.cells.count == 1)
        #expect(try record.encoded(document: document.file) == AtomicFile(path: path).read())
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(AtomicFile(path: path).read())) }
    }

    @Test func cutOffAndChangedFilesAreNoticed() async throws {
        _ = RecordStore(document).save(try await SampleRun(document).canvas)
        try add("one")
        let bytes = try AtomicFile(path: path).read()
        for length in stride(from: 0, to: bytes.count, by: 50) { #expect(isDamaged(Array(bytes[..<length]))) }
        var random = SeededGenerator(seed: 7)
        for _ in 0..<200 {
            var changed = bytes
            let index = Int.random(in: changed.indices, using: &random)
            changed[index] ^= UInt8.random(in: 1...255, using: &random)
            // A digit of the version may become that of a later one.
            if case .record = Record.read(changed, document: document.file) { Issue.record("byte \(index)") }
        }
    }

    @Test(
        "Set aside",
        arguments: [
            "", "{}", "null", "\u{0}\u{1}", #"{"format":"easel record","version":2,"sha256":"","#,
            #"{"format":"easel record","version":99999999999999999999999,"#, String(repeating: "[", count: 100_000),
        ])
    func setAside(content: String) throws {
        try folder.write(content, to: ".easel/a.md.json")
        let notes = RecordStore(document).notes
        #expect(notes.count == 1)
        #expect(notes.first?.severity == .warning)
        #expect(notes.first?.hint == "it is kept as '\(path).aside-1'; a new record is begun")
        #expect(try AtomicFile(path: path + ".aside-1").read() == Array(content.utf8))
        try add("one")
        #expect(RecordStore(document).notes == [])
    }

    @Test func newerRecordsAreNamedAsSuch() throws {
        try folder.write(#"{"format":"easel record","version":2}"#, to: ".easel/a.md.json")
        #expect(
            RecordStore(document).notes.map(\.message) == [
                "the record '\(path)' has version 2, which is newer than this Easel"
            ])
    }

    @Test func nothingSetAsideIsOverwritten() throws {
        for text in ["first", "second", "third"] {
            try folder.write(text, to: ".easel/a.md.json")
            _ = RecordStore(document)
        }
        #expect(try asides == ["a.md.json.aside-1", "a.md.json.aside-2", "a.md.json.aside-3"])
        #expect(try AtomicFile(path: path + ".aside-2").read() == Array("second".utf8))
    }

    @Test func aFolderInTheRecordsPlaceIsSetAside() throws {
        try folder.write("kept", to: ".easel/a.md.json/inside.txt")
        #expect(RecordStore(document).notes.map(\.message) == ["the record '\(path)' is damaged: it is a folder"])
        #expect(try AtomicFile(path: path + ".aside-1/inside.txt").read() == Array("kept".utf8))
    }

    @Test func aFileInTheFoldersPlaceStopsNoRun() async throws {
        try folder.write("mine", to: ".easel")
        let store = RecordStore(document)
        _ = store.save(try await SampleRun(document).canvas)
        #expect(store.notes.count == 1)
        #expect(try AtomicFile(path: folder.path + "/.easel").read() == Array("mine".utf8))
    }

    @Test func readingOnlyLeavesDamagedRecordsAlone() throws {
        try folder.write("damaged", to: ".easel/a.md.json")
        #expect(RecordStore(document, isReadOnly: true).notes == [])
        #expect(throws: RecordFault.self) { try RecordedCanvas(of: document) }
        #expect(try asides == [])
    }

    @Test func runsAtTheSameTimeLoseNothing() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<24 { group.addTask { try add("\(number)") } }
            try await group.waitForAll()
        }
        guard case .record(let record) = try RecordFile(of: document.file).read() else {
            Issue.record("no record")
            return
        }
        #expect(Set(record.answers.map(\.prompt)) == Set((0..<24).map(String.init)))
        #expect(try asides == [])
    }
}
