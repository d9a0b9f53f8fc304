import Foundation
import PlaygroundCanvas
import PlaygroundDocument
import PlaygroundRunner
import SourceText
import TestSupport
import Testing

struct InPlaceResultsTests {
    @Test func putsResultsBelowTheirBlocks() async throws {
        let run = try await SampleRun(
            """
            # Guide

            ```swift
            let base = 10
            ```

            - item

              ```swift
              print("``` there")
              print(base[0])
              ```

            ```swift
            [1, 2][base]
            ```

            """)
        let text = String(decoding: try run.inPlace.edited().bytes, as: UTF8.self)
        #expect(
            text.replacing(#/ in=\w+ out=\w+/#, with: "") == """
                # Guide

                ```swift
                let base = 10
                ```

                <!-- easel-result key=guide-1 -->
                ```text
                base: Int = 10
                ```
                <!-- easel-end -->

                - item

                  ```swift
                  print("``` there")
                  print(base[0])
                  ```

                  <!-- easel-result key=guide-2 -->
                  ```text
                  error: value of type 'Int' has no subscripts
                      print(base[0])
                            ^~~~~~~
                  ```
                  <!-- easel-end -->

                ```swift
                [1, 2][base]
                ```

                <!-- easel-result key=guide-3 -->
                ```text
                error: Fatal error: Index out of range
                  [1, 2][base]
                  ^~~~~~~~~~~~
                  in main
                ```
                <!-- easel-end -->

                """)
    }

    @Test func keepsAnEditMadeDuringTheRun() async throws {
        let folder = try TemporaryFolder()
        let before = "```swift\nlet a = 1\n```\n\n```swift\nlet b = 2\n```\n"
        try folder.write(before, to: "guide.md")
        let run = try await SampleRun(before, name: folder.path("guide.md"))
        // Prose above the first block, and another second block.
        try folder.write("New.\n\n```swift\nlet a = 1\n```\n\n```swift\nlet b = 3\n```\n", to: "guide.md")
        let outcome = try run.inPlace.write()
        #expect(outcome.isCarried)
        #expect(
            outcome.refusals.map(\.message) == ["this block changed during the run, so its result was left out"])
        #expect(
            try folder.text(of: "guide.md").replacing(#/ in=\w+ out=\w+/#, with: "") == """
                New.

                ```swift
                let a = 1
                ```

                <!-- easel-result key=start-1 -->
                ```text
                a: Int = 1
                ```
                <!-- easel-end -->

                ```swift
                let b = 3
                ```

                """)
    }

    @Test func leavesAHandEditAlone() async throws {
        let folder = try TemporaryFolder()
        let before = "```swift\nlet a = 1\n```\n"
        try folder.write(before, to: "guide.md")
        _ = try await SampleRun(before, name: folder.path("guide.md")).inPlace.write()
        let edited = try folder.text(of: "guide.md").replacing("a: Int = 1", with: "my own words")
        try folder.write(edited, to: "guide.md")
        let again = try await SampleRun(edited, name: folder.path("guide.md"))
        let outcome = try InPlaceResults(again.canvas, of: again.plan, options: RunOptions()).write()
        #expect(!outcome.isWritten)
        #expect(outcome.refusals.map(\.message) == ["this result was changed by hand, so it was left alone"])
        #expect(try folder.text(of: "guide.md") == edited)
    }

    @Test func forgetsTheErrorOfAnEarlierRun() async throws {
        let folder = try TemporaryFolder()
        try folder.write("```swift\nlet a = b\n```\n", to: "guide.md")
        _ = try await SampleRun(try folder.text(of: "guide.md"), name: folder.path("guide.md")).inPlace.write()
        try folder.write(try folder.text(of: "guide.md").replacing("let a = b", with: "let a = 1"), to: "guide.md")
        _ = try await SampleRun(try folder.text(of: "guide.md"), name: folder.path("guide.md")).inPlace.write()
        #expect(try folder.text(of: "guide.md").contains("a: Int = 1"))
        #expect(try !folder.text(of: "guide.md").contains("error"))
    }
}

/// The laws of writing, on random documents; `EASEL_RANDOM_RUNS=10000` tries more of them.
struct WritingLawTests {
    private static let seeds: Range<UInt64> = {
        let wanted = ProcessInfo.processInfo.environment["EASEL_RANDOM_RUNS"].flatMap { UInt64($0) }
        return 0..<(wanted ?? 60)
    }()

    private func read(_ bytes: [UInt8]) -> Document {
        Document(markdown: SourceFile(name: "random.md", bytes: bytes))
    }

    @Test func cleaningUndoesARunAndASecondRunChangesNothing() async throws {
        for seed in Self.seeds {
            let before = read(RandomDocument.bytes(seed: seed))
            let clean = try before.removingResults(policy: .overwrite).edit.applied(to: before.file.bytes)
            let ran = read(try await SampleRun(before).inPlace.edited().bytes)
            let restored = try ran.removingResults().edit.applied(to: ran.file.bytes)
            #expect(restored == clean, "seed \(seed)")
            let again = try await SampleRun(ran).inPlace.edited().bytes
            #expect(
                String(decoding: again, as: UTF8.self) == String(decoding: ran.file.bytes, as: UTF8.self),
                "seed \(seed)")
            #expect(again == ran.file.bytes, "seed \(seed)")
        }
    }

    @Test func aCanvasIsTheSameAgainAndLeavesItsDocumentAlone() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("random.md")
        for seed in Self.seeds {
            let bytes = RandomDocument.bytes(seed: seed)
            try Data(bytes).write(to: URL(fileURLWithPath: path))
            let document = Document(markdown: SourceFile(name: path, bytes: bytes))
            let first = try CanvasDocument(document, try await SampleRun(document).canvas).bytes()
            #expect(try CanvasFile.write(first, to: CanvasFile.path(for: path)) == .written)
            let second = try CanvasDocument(document, try await SampleRun(document).canvas).bytes()
            #expect(second == first, "seed \(seed)")
            guard document.regions.isEmpty else { continue }
            let outcome = try WrittenFiles(of: path).clean()
            #expect(outcome.cleaned == [CanvasFile.path(for: path)], "seed \(seed): \(outcome)")
            #expect(try Array(Data(contentsOf: URL(fileURLWithPath: path))) == bytes, "seed \(seed)")
            #expect(try folder.names == ["random.md"])
        }
    }
}
