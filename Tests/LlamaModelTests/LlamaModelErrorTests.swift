import Foundation
import Testing

@testable import LlamaModel

@Suite(.enabled(if: TestModel.isInstalled, "run 'easel setup' first"))
struct LlamaModelErrorTests {
    private func loading(_ path: String) async throws {
        let engine = EngineInstallation(cache: try EaselCache.standard())
        try await LlamaModel(LlamaRuntime.Settings(path: path, threads: 1), engine: engine).load()
    }

    @Test func aMissingFileIsNamed() async {
        await #expect(throws: LlamaModelError.fileNotFound(path: "/no/model.gguf")) {
            try await loading("/no/model.gguf")
        }
    }

    @Test func aFileOfAnotherKindIsRefused() async throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("This is a letter, not a model.", to: "model.gguf")
        let error = await #expect(throws: LlamaModelError.self) { try await loading(file) }
        #expect(error?.description.hasPrefix("Cannot use the model file '\(file)': ") == true)
    }

    @Test(arguments: [0, 3, 24, 1000, 200_000, 2_000_000, 98_000_000])
    func aTruncatedModelIsRefused(byteCount: Int) async throws {
        let folder = try TemporaryFolder()
        let whole = EmbeddedModelInstallation(cache: try EaselCache.standard()).path
        let file = folder.path + "/truncated.gguf"
        let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: whole))
        try (handle.read(upToCount: byteCount) ?? Data()).write(to: URL(fileURLWithPath: file))
        let error = await #expect(throws: LlamaModelError.self) { try await loading(file) }
        guard case .unreadable(file, let reason) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
        #expect(!reason.isEmpty)
    }

    @Test func withoutAnEngineTheNextStepIsNamed() async throws {
        let folder = try TemporaryFolder()
        let engine = EngineInstallation(cache: EaselCache(root: folder.path))
        let model = LlamaModel(LlamaRuntime.Settings(path: "/any.gguf"), engine: engine)
        let error = await #expect(throws: LlamaModelError.self) { try await model.load() }
        #expect(error?.description.hasSuffix("Run 'easel setup'.") == true)
    }
}
