/// Puts bytes together to text that never ends inside a character.
struct TextAssembler {
    private var pending: [UInt8] = []

    /// The whole characters that are there now; the bytes of an unfinished one wait.
    mutating func append(_ bytes: some Sequence<UInt8>) -> String {
        pending += bytes
        let whole = pending.count - unfinishedCount
        let text = String(decoding: pending[..<whole], as: UTF8.self)
        pending.removeSubrange(..<whole)
        return text
    }

    /// How many bytes at the end begin a character that is not complete.
    private var unfinishedCount: Int {
        for back in 1...4 where back <= pending.count {
            let byte = pending[pending.count - back]
            if byte & 0xC0 == 0x80 { continue }
            return Self.length(ofCharacterStarting: byte) > back ? back : 0
        }
        return 0
    }

    private static func length(ofCharacterStarting byte: UInt8) -> Int {
        switch byte {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 1
        }
    }
}
