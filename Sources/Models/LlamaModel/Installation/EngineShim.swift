/// The C++ file of ours that is compiled against llama.cpp on the user's machine; its text travels inside the binary.
struct EngineShim {
    /// Changes with every edit of the shim, so that a new Easel never loads an old one.
    let fileName: String

    init() {
        var print = Fingerprint()
        print.add(PackageResources.easel_engine_cpp)
        print.add(PackageResources.easel_engine_h)
        fileName = "easel_engine-\(print).so"
    }

    /// Compiles the shim into `folder` with the given compiler and linker flags.
    func compile(into folder: String, flags: [String], building: String) throws(SetupError) {
        guard let compiler = CompilerTools.cxx() else { throw .missingTool("c++", aptPackage: "g++") }
        let work = building + "/shim"
        try FileSystem.remove(work)
        try FileSystem.createFolder(work)
        try FileSystem.write(PackageResources.easel_engine_cpp, to: work + "/easel_engine.cpp")
        try FileSystem.write(PackageResources.easel_engine_h, to: work + "/easel_engine.h")
        let arguments =
            [compiler, "-std=c++17", "-O2", "-fPIC", "-shared", "-fvisibility=hidden"]
            + [work + "/easel_engine.cpp", "-o", work + "/" + fileName] + flags
        let outcome = ToolProcess(arguments).run()
        guard outcome.succeeded else {
            let log = building + "/shim.log"
            try FileSystem.write(Array(outcome.lines.joined(separator: "\n").utf8), to: log)
            throw .buildFailed(step: "compiling the shim", log: log, lastWords: outcome.lastWords)
        }
        try FileSystem.createFolder(folder)
        try FileSystem.move(work + "/" + fileName, to: folder + "/" + fileName)
        try FileSystem.remove(work)
    }
}
