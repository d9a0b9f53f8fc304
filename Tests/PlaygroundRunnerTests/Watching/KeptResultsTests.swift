import PlaygroundCanvas
import PlaygroundDocument
import PlaygroundEvents
@testable import PlaygroundRunner
import SourceText
import Synchronization
import Testing

struct KeptResultsTests {
    /// The lines of the blocks that run after an edit, the first line of each block's code.
    private func rerun(_ blocks: [String], changing index: Int, to code: String) async throws -> [String] {
        let before = try await SampleRun(text(blocks))
        var changed = blocks
        changed[index] = code
        let plan = try DocumentPlan(Document.read(SourceFile(name: "guide.md", text: text(changed))))
        let log = EventLog()
        let run = DocumentRun(plan.document, options: RunOptions(), models: SampleRun.Models(), listener: log)
        let kept = KeptResults(before.canvas, of: before.plan, options: RunOptions())
        let canvas = try await run.run(plan, keeping: kept)
        let whole = try await SampleRun(text(changed))
        // What is kept is what a whole run would have given.
        #expect(
            try CanvasDocument(plan.document, canvas).bytes()
                == CanvasDocument(whole.plan.document, whole.canvas).bytes())
        return log.events.compactMap { event in
            guard case .started(let identity) = event else { return nil }
            let line = identity.place.file.lines.line(at: identity.place.range.lowerBound)
            return identity.place.file.text(ofLine: line)
        }
    }

    private func text(_ blocks: [String]) -> String { blocks.map { "```swift\n\($0)\n```\n" }.joined(separator: "\n") }

    @Test func runsWhatUsesAChangedValue() async throws {
        let ran = try await rerun(
            ["let a = 1", "let b = 2", "let c = a + 1", "let d = b + 1"], changing: 0, to: "let a = 5")
        #expect(ran == ["let a = 5", "let c = a + 1"])
    }

    @Test func runsWhatAChangedBlockNeeds() async throws {
        let ran = try await rerun(["let a = 1", "let b = a + 1", "let c = a + 2"], changing: 2, to: "let c = a + 3")
        #expect(ran == ["let a = 1", "let c = a + 3"])
    }

    @Test func runsWhatSharesAVariable() async throws {
        let ran = try await rerun(["var n = 0", "n += 1", "print(n)", "print(0)"], changing: 1, to: "n += 2")
        #expect(ran == ["var n = 0", "n += 2", "print(n)"])
    }

    @Test func runsWhatSharesAnObjectThroughAFunction() async throws {
        let ran = try await rerun(
            [
                "final class Box { var n = 0 }", "let box = Box()", "func add(_ k: Int) { box.n += k }", "add(1)",
                "box.n",
            ],
            changing: 3, to: "add(7)")
        #expect(ran == ["let box = Box()", "add(7)", "box.n"])
    }

    @Test func runsNothingForProse() async throws {
        let ran = try await rerun(["let a = 1", "print(a)"], changing: 1, to: "print( a ) // so")
        #expect(ran == [])
    }

    @Test func runsWhatDrawsLaterRandomNumbers() async throws {
        let ran = try await rerun(
            ["let a = Int.random(in: 0..<9)", "let b = 1", "let c = Int.random(in: 0..<9)"], changing: 0,
            to: "let a = (Int.random(in: 0..<9), Int.random(in: 0..<9))")
        #expect(ran == ["let a = (Int.random(in: 0..<9), Int.random(in: 0..<9))", "let c = Int.random(in: 0..<9)"])
    }

    @Test func runsWhatSharesASession() throws {
        let blocks = [
            "import FoundationModels\nlet s = LanguageModelSession()", "let x = 1",
            "let a = try await s.respond(to: \"a\")", "let b = try await s.respond(to: \"b\")", "print(x)",
        ]
        let before = try DocumentPlan(Document.read(SourceFile(name: "guide.md", text: text(blocks))))
        let cells = blocks.indices.map { CanvasCell(block: $0) }
        let canvas = Canvas(document: "guide.md", title: nil, models: ["sample"], cells: cells)
        let kept = KeptResults(canvas, of: before, options: RunOptions())
        let changed = text(blocks).replacing("\"a\"", with: "\"other\"")
        let plan = try DocumentPlan(Document.read(SourceFile(name: "guide.md", text: changed)))
        let division = kept.division(of: plan, options: RunOptions())
        #expect(division.running == [0, 2, 3])
        #expect(division.kept.map(\.block) == [1, 4])
    }
}
