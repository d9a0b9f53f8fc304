import Foundation
import SourceText

/// What was found where a record should be.
enum RecordReading: Sendable {
    case absent
    case record(Record)
    /// Not a record, or one whose bytes are not those that were written; why, in a few words.
    case damaged(String)
    /// A record of a later version of Easel.
    case newer(version: Int)
}

extension Record {
    static let version = 1
    private static let start = #"{"format":"easel record","version":"#

    /// The bytes of the record's file.
    ///
    /// - Parameter document: the document as it was run.
    func encoded(document: SourceFile) throws -> [UInt8] {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.nonConformingFloatEncodingStrategy = .convertToString(
            positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
        // The files come first, so that numbers of files stay what they were in what is written again.
        encoder.userInfo[SourceFileTable.key] = SourceFileTable(run?.files ?? [document])
        let body = Array(try encoder.encode(self))
        return Self.head(version: Self.version, hash: SHA256.hex(body)) + body + Array("}\n".utf8)
    }

    /// Reads the bytes of a record's file.
    ///
    /// - Parameter document: the document as it is now; places in it refer to it, if it is what was run.
    static func read(_ bytes: [UInt8], document: SourceFile) -> RecordReading {
        guard bytes.starts(with: start.utf8) else { return .damaged("it is not a record") }
        let digits = bytes.dropFirst(start.utf8.count).prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        guard let version = Int(String(decoding: digits, as: UTF8.self)), version > 0 else {
            return .damaged("its version cannot be read")
        }
        guard version <= Self.version else { return .newer(version: version) }
        let head = head(version: version, hash: String(repeating: "0", count: 64))
        guard bytes.count >= head.count + 2, bytes.suffix(2) == Array("}\n".utf8)[...] else {
            return .damaged("its end is missing")
        }
        let body = bytes[head.count..<bytes.count - 2]
        guard bytes.starts(with: Self.head(version: version, hash: SHA256.hex(body))) else {
            return .damaged("its content is not what was written")
        }
        do {
            let decoder = JSONDecoder()
            decoder.nonConformingFloatDecodingStrategy = .convertFromString(
                positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
            decoder.userInfo[SourceFileTable.key] = SourceFileTable([document])
            return .record(try decoder.decode(Record.self, from: Data(body)))
        } catch {
            return .damaged("its content makes no sense")
        }
    }

    private static func head(version: Int, hash: String) -> [UInt8] {
        Array("\(start)\(version),\"sha256\":\"\(hash)\",\n\"body\":".utf8)
    }
}
