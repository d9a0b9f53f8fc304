import PlaygroundCanvas
import PlaygroundDocument
import PlaygroundRunner
import SourceText
import Testing

/// Canvases from records, without running.
@Suite struct RecordedCanvasTests {
    private func read(_ text: String, _ guide: RecordedGuide) -> Document {
        Document.read(SourceFile(name: guide.path, text: text))
    }

    @Test func aCanvasOnRecordIsTheOneOfTheRun() async throws {
        let guide = try RecordedGuide()
        let run = try await guide.run(RecordedGuide.text)
        let recorded = try RecordedCanvas(of: read(RecordedGuide.text, guide))
        #expect(!recorded.isOutdated)
        #expect(recorded.note == nil)
        #expect(try JSONRenderer().render(recorded.canvas) == JSONRenderer().render(run.canvas))
        let requests = recorded.canvas.cells.flatMap(\.playgrounds).flatMap(\.requests)
        #expect(requests.map(\.request.prompt) == ["Hello there", "A city", "Tell more"])
        #expect(requests.last.map { $0.snapshots.count > 1 } == true)
    }

    @Test func aChangedDocumentIsShownAsItWasRun() async throws {
        let guide = try RecordedGuide()
        _ = try await guide.run(RecordedGuide.text)
        let recorded = try RecordedCanvas(of: read("# All new\n", guide))
        #expect(recorded.isOutdated)
        #expect(recorded.document.file.text(in: SourceRange(0, 9999)) == RecordedGuide.text)
        #expect(
            recorded.note?.message == "\(guide.path) was changed since it was run; this shows the text that was run")
    }

    @Test func resultsInTheDocumentDoNotOutdateIt() async throws {
        let guide = try RecordedGuide()
        let text = "# A\n\n```swift\nlet a = 1 + 1\n```\n"
        _ = try await guide.run(text)
        let bytes = try await SampleRun(text, name: guide.path).inPlace.edited().bytes
        let present = Document.read(SourceFile(name: guide.path, bytes: bytes))
        #expect(!present.regions.isEmpty)
        #expect(try !RecordedCanvas(of: present).isOutdated)
    }

    @Test func withoutARunThereIsNothingToExport() throws {
        let guide = try RecordedGuide()
        let fault = #expect(throws: RecordFault.self) { try RecordedCanvas(of: read("# A\n", guide)) }
        #expect(fault?.message == "\(guide.path): no run is on record")
        #expect(fault?.hint == "easel run \(guide.path) makes a record")
    }
}
