extension PythonPackage {
    /// Makes the verified file present in the cache's download folder, and returns its path.
    ///
    /// A file put there by hand is taken when its checksum is right.
    func download(into cache: EaselCache, report: ProgressReporter) throws(SetupError) -> String {
        let path = cache.downloads + "/" + fileName
        if FileSystem.exists(path) {
            report("checking \(fileName)")
            if try Checksum.sha256(ofFile: path) == sha256 { return path }
            try FileSystem.remove(path)
        }
        let folder = cache.building + "/download-" + name
        try FileSystem.remove(folder)
        try FileSystem.createFolder(folder + "/temporary")
        try FileSystem.createFolder(cache.downloads)
        try fetch(into: folder, for: cache, report: report)
        report("checking \(fileName)")
        try Checksum.verify(folder + "/" + fileName, is: sha256)
        try FileSystem.move(folder + "/" + fileName, to: path)
        try FileSystem.remove(folder)
        return path
    }

    private func fetch(into folder: String, for cache: EaselCache, report: ProgressReporter) throws(SetupError) {
        let activity = "downloading \(byteCount / 1_000_000) MB"
        report(activity, 0)
        var pip = ToolProcess(try pipArguments(folder))
        pip.environment = [("TMPDIR", folder + "/temporary")]
        if isSource {
            let backend = folder + "/backend"
            try InertBuildBackend(package: self).write(to: backend)
            pip.environment.append(("PYTHONPATH", backend))
        }
        // pip keeps the growing file in its temporary folder, and prints no progress that all its versions share.
        pip.onTick = {
            let size = FileSystem.totalByteCount(below: folder)
            report(activity, min(1, Double(size) / Double(byteCount)))
        }
        let outcome = pip.run()
        if outcome.succeeded && FileSystem.exists(folder + "/" + fileName) { return }
        throw failure(outcome, in: cache)
    }

    private func pipArguments(_ folder: String) throws(SetupError) -> [String] {
        guard ToolProcess.finds("python3") else { throw .missingTool("python3", aptPackage: "python3 python3-pip") }
        return ["python3", "-m", "pip", "download", "--quiet", "--no-input", "--disable-pip-version-check"]
            + ["--retries", "2", "--timeout", "20", "--dest", folder]
            + Self.kindOptions(isSource) + (isSource ? ["--no-build-isolation"] : [])
            + ["\(name)==\(version)"]
    }

    func failure(_ outcome: ToolProcess.Outcome, in cache: EaselCache) -> SetupError {
        if outcome.lines.contains(where: { $0.contains("No module named pip") }) {
            return .missingTool("pip", aptPackage: "python3-pip")
        }
        let unreachable = outcome.lines.contains {
            $0.contains("connection broken") || $0.contains("NewConnectionError")
        }
        let words = unreachable ? "no connection" : outcome.lastWords
        return .downloadFailed(self, folder: cache.downloads, lastWords: words)
    }
}

/// A Python build backend that answers pip's question for a name and a version, and builds nothing.
///
/// pip asks a source package for its metadata even when it only downloads it; the real backend would first have to be
/// installed, and would run code of the package.
private struct InertBuildBackend {
    let package: PythonPackage

    func write(to folder: String) throws(SetupError) {
        let module = folder + "/scikit_build_core"
        try FileSystem.createFolder(module)
        try FileSystem.write([], to: module + "/__init__.py")
        try FileSystem.write(Array(text.utf8), to: module + "/build.py")
    }

    private var text: String {
        let name = package.name.split(separator: "-").joined(separator: "_")
        return """
            import os

            def prepare_metadata_for_build_wheel(directory, config_settings=None):
                name = "\(name)-\(package.version).dist-info"
                os.mkdir(os.path.join(directory, name))
                with open(os.path.join(directory, name, "METADATA"), "w") as file:
                    file.write("Metadata-Version: 2.1\\nName: \(name)\\nVersion: \(package.version)\\n")
                return name

            """
    }
}
