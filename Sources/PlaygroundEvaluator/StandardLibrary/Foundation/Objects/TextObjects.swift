import Foundation

extension NSString: HostRepresentable { package static var bridgedName: String { "NSString" } }

/// `NSString`, in which positions count UTF-16 units.
struct TextObjectTables {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        types.type("class NSString: Hashable, CustomStringConvertible", of: NSString.self) {
            for label in ["string", "_bridging", "stringLiteral"] {
                types.make("init(\(label) text: String)") { (text: String) in NSString(string: text) }
            }
            reading
            parts
            paths
        }
        types.declare("struct String") {
            types.make("init(_ text: NSString)") { (text: NSString) in text as String }
            types.make("init(_bridging text: NSString)") { (text: NSString) in text as String }
        }
    }

    @RowBuilder private var reading: [HostMember] {
        types.row("var length: Int") { (text: NSString) in text.length }
        types.row("var uppercased: String") { (text: NSString) in text.uppercased }
        types.row("var lowercased: String") { (text: NSString) in text.lowercased }
        types.row("var capitalized: String") { (text: NSString) in text.capitalized }
        types.row("var integerValue: Int") { (text: NSString) in text.integerValue }
        types.row("var doubleValue: Double") { (text: NSString) in text.doubleValue }
        types.row("var boolValue: Bool") { (text: NSString) in text.boolValue }
        types.row("func hasPrefix(_ text: String) -> Bool") { (text: NSString, other: String) in text.hasPrefix(other) }
        types.row("func hasSuffix(_ text: String) -> Bool") { (text: NSString, other: String) in text.hasSuffix(other) }
        types.row("func contains(_ text: String) -> Bool") { (text: NSString, other: String) in text.contains(other) }
        types.row("func isEqual(to text: String) -> Bool") { (text: NSString, other: String) in text.isEqual(to: other)
        }
        types.row("func components(separatedBy separator: String) -> [String]") { (text: NSString, separator: String) in
            text.components(separatedBy: separator)
        }
        types.row("func replacingOccurrences(of target: String, with replacement: String) -> String") {
            (text: NSString, target: String, replacement: String) in
            text.replacingOccurrences(of: target, with: replacement)
        }
        types.row("func trimmingCharacters(in set: CharacterSet) -> String") { (text: NSString, set: CharacterSet) in
            text.trimmingCharacters(in: set)
        }
    }

    @RowBuilder private var parts: [HostMember] {
        types.row("func range(of text: String) -> NSRange") { (text: NSString, other: String) in text.range(of: other) }
        types.row("func substring(to end: Int) -> String") { (text: NSString, end: Int) in
            try text.part(NSRange(location: 0, length: end))
        }
        types.row("func substring(from start: Int) -> String") { (text: NSString, start: Int) in
            try text.part(NSRange(location: start, length: text.length - start))
        }
        types.row("func substring(with range: NSRange) -> String") { (text: NSString, range: NSRange) in
            try text.part(range)
        }
        types.row("func replacingCharacters(in range: NSRange, with replacement: String) -> String") {
            (text: NSString, range: NSRange, replacement: String) in
            _ = try text.part(range)
            return text.replacingCharacters(in: range, with: replacement)
        }
        types.row("func character(at index: Int) -> UInt16") { (text: NSString, index: Int) in
            _ = try text.part(NSRange(location: index, length: 1))
            return text.character(at: index)
        }
    }

    @RowBuilder private var paths: [HostMember] {
        types.row("var lastPathComponent: String") { (text: NSString) in text.lastPathComponent }
        types.row("var pathExtension: String") { (text: NSString) in text.pathExtension }
        types.row("var deletingPathExtension: String") { (text: NSString) in text.deletingPathExtension }
        types.row("var deletingLastPathComponent: String") { (text: NSString) in text.deletingLastPathComponent }
        types.row("var pathComponents: [String]") { (text: NSString) in text.pathComponents }
        types.row("func appendingPathComponent(_ text: String) -> String") { (text: NSString, part: String) in
            text.appendingPathComponent(part)
        }
        types.row("func appendingPathExtension(_ text: String) -> String?") { (text: NSString, part: String) in
            text.appendingPathExtension(part)
        }
    }
}

extension NSString {
    /// - Throws: a trap when the range is not within the text.
    fileprivate func part(_ range: NSRange) throws -> String {
        guard range.location >= 0, range.length >= 0, range.location <= length - range.length else {
            throw Trap.fatal("Range or index out of bounds")
        }
        return substring(with: range)
    }
}
