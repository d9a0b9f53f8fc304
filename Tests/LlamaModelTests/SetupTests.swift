import Testing

@testable import LlamaModel

@Suite struct SetupTests {
    @Test func anEmptyCacheMissesEverything() throws {
        let folder = try TemporaryFolder()
        #expect(Setup(cache: EaselCache(root: folder.path)).missingSteps == [.engine, .embeddedModel])
    }

    @Test func whatIsThereIsNotInstalledAgain() throws {
        let folder = try TemporaryFolder()
        let cache = EaselCache(root: folder.path)
        try FileSystem.createFolder(cache.models)
        try FileSystem.write([], to: EmbeddedModelInstallation(cache: cache).path)
        var events: [SetupEvent] = []
        try Setup(cache: cache).run([.embeddedModel]) { events.append($0) }
        #expect(
            events == [
                .started(.embeddedModel),
                .finished(.embeddedModel, detail: folder.path + "/models/SmolLM2-135M-Instruct.Q4_1.gguf"),
            ])
    }

    @Test func aFolderThatCannotBeMadeIsNamed() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("", to: "file")
        let error = #expect(throws: SetupError.self) { try Setup(cache: EaselCache(root: file + "/easel")).run() }
        #expect(error?.description.hasPrefix("Cannot write '\(file)/easel'") == true)
    }

    @Test func aDamagedDownloadIsNotUsed() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("half a file", to: "model.whl")
        let found = try Checksum.sha256(ofFile: file)
        #expect(throws: SetupError.wrongChecksum(file: file, expected: "00", found: found)) {
            try Checksum.verify(file, is: "00")
        }
    }

    @Test func checksumsAreThoseOfTheStandard() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("abc", to: "abc")
        #expect(
            try Checksum.sha256(ofFile: file) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    }
}
