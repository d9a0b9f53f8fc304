/// llama.cpp's own measuring tool, built from the source of the engine, for comparisons.
package struct BenchmarkTool: Sendable {
    private let cache: EaselCache

    package init(cache: EaselCache) {
        self.cache = cache
    }

    package var path: String { folder + "/llama-bench" }

    private var folder: String {
        "\(cache.engines)/benchmark-\(PythonPackage.llamaSource.version)-\(Fingerprint.processor())"
    }

    /// Builds the tool when it is missing; takes some minutes.
    package func install(onEvent: (SetupEvent) -> Void) throws(SetupError) {
        let lock = try SetupLock.acquire(cache) { onEvent(.waiting) }
        if !FileSystem.exists(path) {
            try withoutActuallyEscaping(onEvent) { send throws(SetupError) in
                let report = ProgressReporter(step: .engine, send: send)
                try EngineBuild(cache: cache, product: .benchmark, report: report).run(into: folder)
            }
        }
        _ = consume lock
    }
}
