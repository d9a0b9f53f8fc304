import Glibc

/// The folder that keeps what is expensive to get: downloads, the built engine, models.
package struct EaselCache: Sendable, Hashable {
    package let root: String

    package init(root: String) {
        self.root = root
    }

    /// `$XDG_CACHE_HOME/easel`, or `~/.cache/easel`; relative paths in the variable are ignored, as its specification says.
    package static func standard() throws(SetupError) -> EaselCache {
        if let folder = environmentVariable("XDG_CACHE_HOME"), folder.hasPrefix("/") {
            return EaselCache(root: folder + "/easel")
        }
        guard let home = environmentVariable("HOME"), home.hasPrefix("/") else { throw .noCacheFolder }
        return EaselCache(root: home + "/.cache/easel")
    }

    package var downloads: String { root + "/downloads" }
    package var engines: String { root + "/engine" }
    package var models: String { root + "/models" }
    /// Work in progress; whatever is here may be deleted when no set-up runs.
    var building: String { root + "/building" }
    var lockFile: String { root + "/setup.lock" }
}

func environmentVariable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
}
