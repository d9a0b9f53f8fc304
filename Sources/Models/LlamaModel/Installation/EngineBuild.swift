/// Builds llama.cpp from source: unpack, configure, compile, install.
///
/// Everything happens in one folder of the cache. A build that was interrupted continues there; one that fails after an
/// interruption starts again from nothing, since a killed compiler may have left half an object file.
struct EngineBuild {
    enum Product: String {
        /// Headers and libraries.
        case engine
        /// llama.cpp's own measuring tool and server, with the libraries they were built with.
        case tools
    }

    let cache: EaselCache
    var product = Product.engine
    let report: ProgressReporter

    private var folder: String { "\(cache.building)/\(product)-\(PythonPackage.llamaSource.version)" }
    private var source: String { folder + "/source" }
    private var build: String { folder + "/build" }
    private var staging: String { folder + "/install" }
    private var log: String { folder + "/build.log" }

    /// Leaves the product in `target`, which appears in one step.
    func run(into target: String) throws(SetupError) {
        try checkTools()
        try unpack()
        let interrupted = FileSystem.exists(build)
        do {
            try compile()
        } catch {
            guard interrupted else { throw error }
            try FileSystem.remove(build)
            try compile()
        }
        try FileSystem.createFolder(cache.engines)
        try FileSystem.remove(target)
        try FileSystem.move(staging, to: target)
        try FileSystem.remove(folder)
        try FileSystem.remove(cache.downloads + "/" + PythonPackage.llamaSource.fileName)
    }

    private func checkTools() throws(SetupError) {
        guard ToolProcess.finds("cmake") else { throw .missingTool("cmake", aptPackage: "cmake") }
        guard CompilerTools.cxx() != nil, CompilerTools.cc() != nil else {
            throw .missingTool("c++", aptPackage: "g++")
        }
        guard CompilerTools.generator() != nil else { throw .missingTool("make", aptPackage: "make") }
    }

    private func unpack() throws(SetupError) {
        if FileSystem.exists(source) { return }
        let archive = try PythonPackage.llamaSource.download(into: cache, report: report)
        report("unpacking")
        let partial = folder + "/source.partial"
        try FileSystem.remove(partial)
        try FileSystem.createFolder(partial)
        let root = "llama_cpp_python-\(PythonPackage.llamaSource.version)/vendor/llama.cpp"
        // The rest of the archive, three quarters of it, is test data and documents.
        let unused = ["models", "docs", "benches", "media"].map { "--exclude=\(root)/\($0)" }
        let outcome = ToolProcess(
            ["tar", "-xzf", archive, "-C", partial, "--strip-components=3"] + unused + [root]
        ).run()
        guard outcome.succeeded else {
            throw .toolFailed("tar -xzf \(archive)", lastWords: outcome.lastWords)
        }
        try FileSystem.move(partial, to: source)
    }

    private func compile() throws(SetupError) {
        report("configuring")
        try step("configuring", configureArguments())
        report("building", 0)
        let targets = product == .engine ? ["llama"] : ["llama-bench", "llama-server"]
        try step(
            "compiling",
            ["cmake", "--build", build, "-j", "\(CompilerTools.processorCount)", "--target"] + targets)
        try FileSystem.remove(staging)
        switch product {
        case .engine: try step("installing", ["cmake", "--install", build])
        case .tools: try FileSystem.move(build + "/bin", to: staging)
        }
    }

    private func configureArguments() -> [String] {
        let off = [
            "GGML_OPENMP", "GGML_CCACHE", "LLAMA_CURL", "LLAMA_OPENSSL", "LLAMA_BUILD_TESTS", "LLAMA_BUILD_EXAMPLES",
            "LLAMA_BUILD_APP", "LLAMA_BUILD_UI", "LLAMA_USE_PREBUILT_UI",
        ]
        let tools = product == .tools ? "ON" : "OFF"
        let compilers = [("CMAKE_C_COMPILER", CompilerTools.cc()), ("CMAKE_CXX_COMPILER", CompilerTools.cxx())]
        return ["cmake", "-S", source, "-B", build] + (CompilerTools.generator() ?? [])
            + ["-DCMAKE_BUILD_TYPE=Release", "-DBUILD_SHARED_LIBS=ON", "-DGGML_NATIVE=ON"]
            + off.map { "-D\($0)=OFF" }
            + ["LLAMA_BUILD_COMMON", "LLAMA_BUILD_TOOLS", "LLAMA_BUILD_SERVER"].map { "-D\($0)=\(tools)" }
            + compilers.compactMap { name, path in path.map { "-D\(name)=\($0)" } }
            + ["-DCMAKE_INSTALL_PREFIX=\(staging)", "-DCMAKE_INSTALL_LIBDIR=lib", "-DCMAKE_INSTALL_RPATH=$ORIGIN"]
            + ["-DCMAKE_BUILD_RPATH_USE_ORIGIN=ON"]
    }

    private func step(_ name: String, _ arguments: [String]) throws(SetupError) {
        var tool = ToolProcess(arguments)
        tool.onLine = { line in
            if let fraction = Self.fraction(inLine: line) { report("building", fraction) }
        }
        let outcome = tool.run()
        if outcome.succeeded { return }
        try FileSystem.write(Array(outcome.lines.joined(separator: "\n").utf8), to: log)
        throw .buildFailed(step: name, log: log, lastWords: outcome.lastWords)
    }

    /// Reads the share at the start of a line of Make's ("[ 42%] Building") or Ninja's ("[21/50] Building").
    static func fraction(inLine line: String) -> Double? {
        guard line.hasPrefix("["), let end = line.firstIndex(of: "]") else { return nil }
        let inside = line[..<end].dropFirst().drop { $0 == " " }
        if inside.hasSuffix("%") { return Double(inside.dropLast()).map { $0 / 100 } }
        let parts = inside.split(separator: "/")
        guard parts.count == 2, let done = Double(parts[0]), let all = Double(parts[1]), all > 0 else { return nil }
        return done / all
    }
}
