/// The llama.cpp engine in the cache: where it is, and how it gets there.
package struct EngineInstallation: Sendable {
    package let cache: EaselCache

    package init(cache: EaselCache) {
        self.cache = cache
    }

    /// Engines that are ready to be loaded, best first.
    package var libraries: [String] {
        let name = EngineShim().fileName
        return [systemFolder, builtFolder].map { $0 + "/" + name }.filter(FileSystem.exists)
    }

    package var isInstalled: Bool { !libraries.isEmpty }

    /// Makes an engine present: an installed llama.cpp when there is one that fits, otherwise one built from source.
    func install(report: ProgressReporter) throws(SetupError) -> String {
        if let library = libraries.first { return library }
        if let library = useSystemLibrary(report: report) { return library }
        if !FileSystem.exists(builtFolder) {
            try EngineBuild(cache: cache, report: report).run(into: builtFolder)
        }
        report("compiling the shim")
        try EngineShim().compile(into: builtFolder, flags: builtFlags, building: cache.building)
        let library = builtFolder + "/" + EngineShim().fileName
        _ = try LlamaLibrary(path: library)
        return library
    }

    /// One folder for each kind of processor, because the engine is built with its native instructions.
    var builtFolder: String {
        "\(cache.engines)/\(PythonPackage.llamaSource.version)-\(Fingerprint.processor())"
    }

    private var systemFolder: String { cache.engines + "/system" }

    private var builtFlags: [String] {
        [
            "-I\(builtFolder)/include", "-L\(builtFolder)/lib", "-lllama", "-lggml", "-lggml-base",
            "-Wl,-rpath,$ORIGIN/lib",
        ]
    }

    /// Nil when there is no installed llama.cpp, or ours does not compile or load with it.
    private func useSystemLibrary(report: ProgressReporter) -> String? {
        guard ToolProcess.finds("pkg-config") else { return nil }
        let answer = ToolProcess(["pkg-config", "--cflags", "--libs", "llama"]).run()
        guard answer.succeeded else { return nil }
        report("compiling the shim for the installed llama.cpp")
        let folder = ToolProcess(["pkg-config", "--variable=libdir", "llama"]).run().lines.first
        let flags =
            answer.lines.flatMap { $0.split(separator: " ").map(String.init) }
            + (folder.map { ["-Wl,-rpath,\($0)"] } ?? [])
        let library = systemFolder + "/" + EngineShim().fileName
        do {
            try EngineShim().compile(into: systemFolder, flags: flags, building: cache.building)
            _ = try LlamaLibrary(path: library)
            return library
        } catch {
            try? FileSystem.remove(systemFolder)
            return nil
        }
    }
}
