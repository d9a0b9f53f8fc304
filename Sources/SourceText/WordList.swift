/// The words of a text that could be names, wherever they stand: in code, in strings, in comments.
package struct WordList: Sendable {
    package let words: Set<String>

    package init(_ text: String) {
        words = Set(Self.split(text).map { String(decoding: $0, as: UTF8.self) })
    }

    /// The words in their order.
    package static func split(_ text: String) -> [Substring.UTF8View] {
        text[...].utf8.split { !isWordByte($0) }
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
            true
        default: false
        }
    }
}
