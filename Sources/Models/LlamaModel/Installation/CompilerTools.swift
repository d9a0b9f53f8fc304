import Glibc

/// Which of the machine's tools build the engine.
enum CompilerTools {
    /// The C++ compiler: `$CXX`, the system's, or the one that comes with the Swift toolchain.
    static func cxx() -> String? {
        if let chosen = environmentVariable("CXX"), !chosen.isEmpty, ToolProcess.finds(chosen) { return chosen }
        return ["c++", "g++", "clang++"].first(where: ToolProcess.finds)
    }

    static func cc() -> String? {
        if let chosen = environmentVariable("CC"), !chosen.isEmpty, ToolProcess.finds(chosen) { return chosen }
        return ["cc", "gcc", "clang"].first(where: ToolProcess.finds)
    }

    /// The arguments that choose CMake's generator: none for Make, its default.
    static func generator() -> [String]? {
        if ToolProcess.finds("make") { return [] }
        return ToolProcess.finds("ninja") ? ["-G", "Ninja"] : nil
    }

    static var processorCount: Int {
        max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))))
    }
}
