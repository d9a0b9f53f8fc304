import CLlamaEngine
import Glibc

/// The engine's shared object, loaded: a table of C functions.
///
/// It stays loaded until the process ends, because the library keeps threads and thread-local data of its own.
struct LlamaLibrary: Sendable {
    // Proof for `nonisolated(unsafe)`: the table is a constant of the shared object, which is never unloaded.
    nonisolated(unsafe) private let table: UnsafePointer<easel_engine>

    init(path: String) throws(SetupError) {
        guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
            throw .unusableEngine(path: path, reason: Self.loaderMessage())
        }
        guard let symbol = dlsym(handle, EASEL_ENGINE_ENTRY) else {
            throw .unusableEngine(path: path, reason: Self.loaderMessage())
        }
        let entry = unsafeBitCast(symbol, to: easel_engine_entry.self)
        guard let table = entry(), table.pointee.interface == EASEL_ENGINE_INTERFACE else {
            throw .unusableEngine(path: path, reason: "it was made by another version of Easel")
        }
        self.table = table
    }

    /// Loads the first engine of the installation that works.
    init(_ installation: EngineInstallation) throws(SetupError) {
        var firstError: SetupError?
        for path in installation.libraries {
            do {
                self = try LlamaLibrary(path: path)
                return
            } catch {
                firstError = firstError ?? error
            }
        }
        throw firstError ?? .unusableEngine(path: installation.builtFolder, reason: "it has not been built yet")
    }

    var functions: easel_engine { table.pointee }

    private static func loaderMessage() -> String {
        dlerror().map { String(cString: $0) } ?? "unknown reason"
    }
}
