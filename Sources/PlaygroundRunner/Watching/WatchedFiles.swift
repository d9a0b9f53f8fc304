import Foundation
import PlaygroundDocument
import SourceText

/// The documents of some paths, and which of them hold something new.
///
/// Only content counts: a file that was touched, read, or written again as it was is not new.
package struct WatchedFiles: Sendable {
    private let list: @Sendable () throws -> [String]
    private let sources: [String]
    private var seen: [String: State] = [:]

    private struct State: Sendable, Equatable {
        var document: [UInt8]
        /// A hash of the Swift files the document takes declarations from.
        var sources: String
    }

    /// - Parameters:
    ///   - sources: Swift files or folders that every document uses.
    ///   - list: the documents as they are at a moment.
    package init(sources: [String], list: @escaping @Sendable () throws -> [String]) {
        self.sources = sources
        self.list = list
    }

    /// The documents that are there, in order.
    package var paths: [String] { (try? list()) ?? [] }

    /// The folders in which changes matter: those of the documents, behind links too, and those of their sources.
    package var folders: [String] {
        let files = paths.flatMap { path in [path] + sourceFiles(of: path) }
        let folders = files.flatMap { [Self.folder(of: $0), Self.folder(of: Self.resolved($0))] }
        var found: [String] = []
        for folder in folders where !found.contains(folder) { found.append(folder) }
        return found
    }

    /// What a look at the files found.
    package struct Changes: Sendable, Equatable {
        /// The documents whose content is new, in order.
        package var documents: [String] = []
        /// Whether a file is empty all at once, as editors leave it for a moment before they write: look again.
        package var isUncertain = false
    }

    /// What is new since the last call; a file that is missing is waited for.
    ///
    /// - Parameter isSecondLook: whether an empty file is to be believed.
    package mutating func changes(isSecondLook: Bool = false) -> Changes {
        var changes = Changes()
        for path in paths {
            guard let state = state(of: path), seen[path] != state else { continue }
            if !isSecondLook, state.document.isEmpty, seen[path]?.document.isEmpty == false {
                changes.isUncertain = true
                continue
            }
            seen[path] = state
            changes.documents.append(path)
        }
        return changes
    }

    /// Tells that we wrote this into a document, which is no news.
    package mutating func own(_ bytes: [UInt8], in path: String) {
        seen[path]?.document = bytes
    }

    private func state(of path: String) -> State? {
        guard let bytes = try? AtomicFile(path: path).read() else { return nil }
        var hash = SHA256()
        for source in sourceFiles(of: path, bytes) {
            hash.update(source.utf8)
            hash.update((try? AtomicFile(path: source).read()) ?? [])
        }
        return State(document: bytes, sources: hash.hex())
    }

    private func sourceFiles(of path: String, _ bytes: [UInt8]? = nil) -> [String] {
        guard let bytes = bytes ?? (try? AtomicFile(path: path).read()) else { return [] }
        let document = Document.read(SourceFile(name: path, bytes: bytes))
        let folder = Self.folder(of: path)
        let named = (document.frontMatter?.sources ?? []).map { $0.hasPrefix("/") ? $0 : "\(folder)/\($0)" }
        return (named + sources).flatMap { (try? DocumentListing.documents(at: $0)) ?? [] }
    }

    private static func folder(of path: String) -> String {
        let folder = (path as NSString).deletingLastPathComponent
        return folder.isEmpty ? "." : folder
    }

    private static func resolved(_ path: String) -> String {
        guard let pointer = realpath(path, nil) else { return path }
        defer { free(pointer) }
        return String(cString: pointer)
    }
}
