import Synchronization

/// The files that coded places refer to, by number; given to coders as `userInfo`, and stored beside what they code.
package final class SourceFileTable: Sendable {
    private let storage: Mutex<[SourceFile]>

    package init(_ files: [SourceFile] = []) {
        storage = Mutex(files)
    }

    /// The files by their numbers.
    package var files: [SourceFile] { storage.withLock { $0 } }

    /// Where coders find the table.
    package static var key: CodingUserInfoKey { SourcePlace.tableKey }

    /// The number of a file, which is added when it is new. Files of one name are one file, as for equal places.
    package func number(of file: SourceFile) -> Int {
        storage.withLock { files in
            if let known = files.firstIndex(where: { $0 === file || $0.name == file.name }) { return known }
            files.append(file)
            return files.count - 1
        }
    }

    /// Takes the place of all files, when they have been read.
    package func replace(with files: [SourceFile]) {
        storage.withLock { $0 = files }
    }
}

/// A place is `[file, lower, upper]`: the file's number in the coder's ``SourceFileTable``, and byte offsets.
extension SourcePlace: Codable {
    // Proof for `!`: a raw value is refused only where a type's own initialiser says so, and this one never does.
    // swift-format-ignore: NeverForceUnwrap
    fileprivate static let tableKey = CodingUserInfoKey(rawValue: "SourceFileTable")!

    package func encode(to encoder: any Encoder) throws {
        guard let table = encoder.userInfo[Self.tableKey] as? SourceFileTable else {
            let context = EncodingError.Context(
                codingPath: encoder.codingPath, debugDescription: "Places are coded with a table of files.")
            throw EncodingError.invalidValue(self, context)
        }
        var container = encoder.unkeyedContainer()
        try container.encode(table.number(of: file))
        try container.encode(range.lowerBound)
        try container.encode(range.upperBound)
    }

    /// Reads a place; one that reaches past the end of its file is cut off there.
    package init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let number = try container.decode(Int.self)
        let (lower, upper) = (try container.decode(Int.self), try container.decode(Int.self))
        let files = (decoder.userInfo[Self.tableKey] as? SourceFileTable)?.files ?? []
        guard files.indices.contains(number) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "There is no file \(number).")
        }
        let end = files[number].bytes.count
        self.init(files[number], SourceRange(min(max(lower, 0), end), min(max(upper, 0), end)))
    }
}
