/// llama.cpp's own measuring tool and server, built from the source of the engine, for comparisons.
package struct PeerTools: Sendable {
    private let cache: EaselCache

    package init(cache: EaselCache) {
        self.cache = cache
    }

    /// Measures how fast tokens are read and written.
    package var bench: String { folder + "/llama-bench" }

    package var server: String { folder + "/llama-server" }

    private var folder: String {
        "\(cache.engines)/tools-\(PythonPackage.llamaSource.version)-\(Fingerprint.processor())"
    }

    /// Builds the tools when they are missing; takes some minutes.
    package func install(onEvent: (SetupEvent) -> Void) throws(SetupError) {
        let lock = try SetupLock.acquire(cache) { onEvent(.waiting) }
        if !FileSystem.exists(server) {
            try withoutActuallyEscaping(onEvent) { send throws(SetupError) in
                let report = ProgressReporter(step: .engine, send: send)
                try EngineBuild(cache: cache, product: .tools, report: report).run(into: folder)
            }
        }
        _ = consume lock
    }
}
