import Foundation
import PlaygroundRunner
import Synchronization
import TestSupport
import Testing

struct WatchLoopTests {
    /// The documents' texts at each run, in order, and the wish to know of the next one.
    private actor Runs {
        private(set) var texts: [String] = []
        private var waiting: [(count: Int, CheckedContinuation<Void, Never>)] = []

        func add(_ text: String) {
            texts.append(text)
            let ready = waiting.filter { $0.count <= texts.count }
            waiting.removeAll { $0.count <= texts.count }
            for (_, continuation) in ready { continuation.resume() }
        }

        func reach(_ count: Int) async {
            guard texts.count < count else { return }
            await withCheckedContinuation { waiting.append((count, $0)) }
        }
    }

    private let folder: TemporaryFolder
    private let runs = Runs()

    init() throws { folder = try TemporaryFolder() }

    /// Watches `guide.md`; each run writes a last line into it, as results in place would.
    private func watch(_ method: FolderWatcher.Method, writesBack: Bool = false) -> Task<Void, Never> {
        let path = folder.path("guide.md")
        let files = WatchedFiles(sources: []) { [path] }
        let loop = WatchLoop(files, method: method) { [folder, runs] path, loop in
            let text = (try? folder.text(of: "guide.md")) ?? ""
            if writesBack {
                await loop.commit(path) {
                    let bytes = Array((text + "result\n").utf8)
                    guard (try? Data(bytes).write(to: URL(fileURLWithPath: path), options: .atomic)) != nil else {
                        return nil
                    }
                    return bytes
                }
            }
            await runs.add(text)
        }
        return Task { await loop.start() }
    }

    private enum Way: String, CaseIterable {
        case inPlace, rename, recreate
    }

    private func save(_ text: String, _ way: Way) throws {
        let path = folder.path("guide.md")
        switch way {
        case .inPlace: try folder.write(text, to: "guide.md")
        case .rename:
            try folder.write(text, to: "guide.md~")
            guard rename(path + "~", path) == 0 else { throw CocoaError(.fileWriteUnknown) }
        case .recreate:
            try FileManager.default.removeItem(atPath: path)
            try folder.write(text, to: "guide.md")
        }
    }

    @Test(.timeLimit(.minutes(2)), arguments: [FolderWatcher.Method.automatic, .polling], Way.allCases)
    private func noticesEverySave(method: FolderWatcher.Method, way: Way) async throws {
        try folder.write("0", to: "guide.md")
        let task = watch(method)
        await runs.reach(1)
        for cycle in 1...50 {
            try save("\(cycle)", way)
            await runs.reach(cycle + 1)
        }
        task.cancel()
        await task.value
        #expect(await runs.texts == (0...50).map(String.init))
        #expect(try folder.names == ["guide.md"])
    }

    @Test(.timeLimit(.minutes(2))) func itsOwnWritingIsNoNews() async throws {
        try folder.write("0\n", to: "guide.md")
        let task = watch(.automatic, writesBack: true)
        await runs.reach(1)
        for cycle in 1...50 {
            try save("\(cycle)\n", .rename)
            await runs.reach(cycle + 1)
        }
        task.cancel()
        await task.value
        #expect(await runs.texts == (0...50).map { "\($0)\n" })
        #expect(try folder.text(of: "guide.md") == "50\nresult\n")
        #expect(try folder.names == ["guide.md"])
    }

    @Test(.timeLimit(.minutes(2))) func readingAndTouchingAreNoNews() async throws {
        try folder.write("0", to: "guide.md")
        let task = watch(.automatic)
        await runs.reach(1)
        for _ in 0..<20 {
            _ = try folder.text(of: "guide.md")
            _ = try folder.names
            try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: folder.path("guide.md"))
            try folder.write("0", to: "guide.md")
        }
        // The next real save comes right after the first run: nothing ran in between.
        try save("1", .inPlace)
        await runs.reach(2)
        task.cancel()
        await task.value
        #expect(await runs.texts == ["0", "1"])
    }
}

struct WatchedFilesTests {
    @Test func looksAgainAtAFileThatIsEmptyAllAtOnce() throws {
        let folder = try TemporaryFolder()
        try folder.write("text", to: "guide.md")
        var files = WatchedFiles(sources: []) { [folder.path("guide.md")] }
        #expect(files.changes().documents == [folder.path("guide.md")])
        try folder.write("", to: "guide.md")
        let first = files.changes()
        #expect(first.documents == [] && first.isUncertain)
        try folder.write("text", to: "guide.md")
        #expect(files.changes(isSecondLook: true).documents == [])
        try folder.write("", to: "guide.md")
        #expect(files.changes(isSecondLook: true).documents == [folder.path("guide.md")])
    }

    @Test func aChangedSourceIsNewsForItsDocument() throws {
        let folder = try TemporaryFolder()
        try folder.write("---\nsources: Shared.swift\n---\n", to: "guide.md")
        try folder.write("let a = 1", to: "Shared.swift")
        var files = WatchedFiles(sources: []) { [folder.path("guide.md")] }
        _ = files.changes()
        #expect(files.changes().documents == [])
        try folder.write("let a = 2", to: "Shared.swift")
        #expect(files.changes().documents == [folder.path("guide.md")])
    }
}
