import Foundation

/// The package's own files, as text.
enum SourceTree {
    struct File {
        /// The path from the package's folder.
        var path: String
        var text: String
    }

    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static func swiftFiles(below folder: String) throws -> [File] {
        let names = try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
        return try names.filter { $0.hasSuffix(".swift") }.sorted().map { name in
            let path = "\(folder)/\(name)"
            return File(path: path, text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
        }
    }
}
