import Foundation

/// JSON as the tests read it: strict, in order, and independent of the library's own reader.
indirect enum JSONText: Equatable {
    case object([Member])
    case array([JSONText])
    case string(String)
    /// As written.
    case number(String)
    case bool(Bool)
    case null

    struct Member: Equatable {
        var name: String
        var value: JSONText
    }

    struct Malformed: Error, Equatable { var offset: Int }

    init(parsing bytes: [UInt8]) throws {
        guard String(validating: bytes, as: UTF8.self) != nil else { throw Malformed(offset: 0) }
        var reader = Reader(bytes: bytes)
        self = try reader.value()
        guard reader.position == bytes.count else { throw Malformed(offset: reader.position) }
    }

    /// The content of a string.
    var text: String? { if case .string(let text) = self { text } else { nil } }

    /// The elements of an array.
    var elements: [JSONText]? { if case .array(let elements) = self { elements } else { nil } }

    subscript(name: String) -> JSONText? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }
}

/// The layout that decoding promises: one line, one space after colons and commas, none elsewhere.
private struct Reader {
    let bytes: [UInt8]
    var position = 0

    mutating func value() throws -> JSONText {
        switch peek {
        case "{": return try object()
        case "[": return try array()
        case "\"": return .string(try string())
        case "t": try expect("true"); return .bool(true)
        case "f": try expect("false"); return .bool(false)
        case "n": try expect("null"); return .null
        default: return .number(try number())
        }
    }

    private var peek: Unicode.Scalar? { position < bytes.count ? Unicode.Scalar(bytes[position]) : nil }

    private mutating func expect(_ text: String) throws {
        guard bytes[position...].starts(with: text.utf8) else { throw JSONText.Malformed(offset: position) }
        position += text.utf8.count
    }

    private mutating func object() throws -> JSONText {
        try expect("{")
        var members: [JSONText.Member] = []
        while peek != "}" {
            if !members.isEmpty { try expect(", ") }
            let name = try string()
            try expect(": ")
            members.append(.init(name: name, value: try value()))
        }
        try expect("}")
        return .object(members)
    }

    private mutating func array() throws -> JSONText {
        try expect("[")
        var elements: [JSONText] = []
        while peek != "]" {
            if !elements.isEmpty { try expect(", ") }
            elements.append(try value())
        }
        try expect("]")
        return .array(elements)
    }

    /// Leaves the escapes to Foundation, the limits of the string to the two rules of JSON.
    private mutating func string() throws -> String {
        let start = position
        try expect("\"")
        while let next = peek, next != "\"" {
            guard next.value >= 0x20 else { throw JSONText.Malformed(offset: position) }
            position += next == "\\" ? 2 : 1
        }
        try expect("\"")
        let text = Data(bytes[start..<position])
        guard let string = try? JSONDecoder().decode(String.self, from: text) else {
            throw JSONText.Malformed(offset: start)
        }
        return string
    }

    private mutating func number() throws -> String {
        let start = position
        while let next = peek, "+-.eE0123456789".unicodeScalars.contains(next) { position += 1 }
        let text = String(decoding: bytes[start..<position], as: UTF8.self)
        guard text.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil else {
            throw JSONText.Malformed(offset: start)
        }
        return text
    }
}
