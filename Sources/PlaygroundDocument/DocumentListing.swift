import Glibc

/// The documents of a folder, in the order in which a person would read them.
package enum DocumentListing {
    /// The documents that a path stands for: the path itself, or what lies in a folder and its subfolders.
    ///
    /// Hidden files and folders, canvases, and folders behind symbolic links are passed over.
    ///
    /// - Throws: a `FileFault` when nothing can be read at the path.
    package static func documents(at path: String) throws(FileFault) -> [String] {
        var status = stat()
        guard stat(path, &status) == 0 else { throw FileFault(.read, path) }
        guard status.st_mode & S_IFMT == S_IFDIR else { return [path] }
        guard access(path, R_OK | X_OK) == 0 else { throw FileFault(.read, path) }
        var found: [String] = []
        collect(path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path, depth: 0, into: &found)
        return found
    }

    /// Whether a name is that of a document, and not of what Easel writes.
    package static func isDocument(_ name: String) -> Bool {
        let name = name.lowercased()
        guard !name.hasPrefix("."), !name.hasSuffix(".canvas.md") else { return false }
        return [".md", ".markdown", ".swift"].contains { name.hasSuffix($0) && name.count > $0.count }
    }

    private static func collect(_ folder: String, depth: Int, into found: inout [String]) {
        guard depth < 64 else { return }
        for name in TemporaryFile.entries(of: folder).sorted(by: precedes) where !name.hasPrefix(".") {
            let path = folder == "/" ? "/\(name)" : "\(folder)/\(name)"
            switch kind(of: path) {
            case .folder: collect(path, depth: depth + 1, into: &found)
            case .file: if isDocument(name) { found.append(path) }
            case .other: break
            }
        }
    }

    private enum Kind {
        case file
        case folder
        case other
    }

    /// A link to a file is a file; a link to a folder is neither, so that no circle is walked.
    private static func kind(of path: String) -> Kind {
        var status = stat()
        guard lstat(path, &status) == 0 else { return .other }
        let isLink = status.st_mode & S_IFMT == S_IFLNK
        guard !isLink || stat(path, &status) == 0 else { return .other }
        if status.st_mode & S_IFMT == S_IFREG { return .file }
        return status.st_mode & S_IFMT == S_IFDIR && !isLink ? .folder : .other
    }

    /// Orders names as people do: numbers by value, so that `2-next` comes before `10-last`; else by their bytes.
    package static func precedes(_ left: String, _ right: String) -> Bool {
        var (left, right) = (Substring(left), Substring(right))
        let originals = (left, right)
        while let first = left.first, let second = right.first {
            if first.isDigit, second.isDigit {
                let (leftNumber, rightNumber) = (left.takeNumber(), right.takeNumber())
                if leftNumber != rightNumber {
                    return (leftNumber.count, String(leftNumber)) < (rightNumber.count, String(rightNumber))
                }
            } else {
                if first != second { return String(first) < String(second) }
                left.removeFirst()
                right.removeFirst()
            }
        }
        return left.isEmpty && right.isEmpty ? originals.0 < originals.1 : left.isEmpty
    }
}

extension Character {
    fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}

extension Substring {
    /// Takes the digits at the start, without leading zeros.
    fileprivate mutating func takeNumber() -> Substring {
        let digits = prefix { $0.isDigit }
        removeFirst(digits.count)
        return digits.drop { $0 == "0" }
    }
}
