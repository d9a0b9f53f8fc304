extension GeneratedContent {
    /// The content as JSON on one line, properties in order, a space after each `:` and `,`.
    ///
    /// An infinity or not-a-number is written as `null`, which is all JSON has for it. Follows API version 26.0.
    public var jsonString: String {
        var writer = JSONWriter(layout: .line)
        writer.write(self)
        return writer.text
    }

    /// The content as JSON with one property or element a line, two spaces a level.
    package var indentedJSON: String {
        var writer = JSONWriter(layout: .indented)
        writer.write(self)
        return writer.text
    }
}

extension GeneratedContent: CustomDebugStringConvertible {
    /// The content as JSON.
    public var debugDescription: String {
        jsonString
    }
}

/// Writes content as JSON text.
private struct JSONWriter {
    enum Layout { case line, indented }

    let layout: Layout
    private(set) var text = ""
    private var depth = 0

    init(layout: Layout) {
        self.layout = layout
    }

    mutating func write(_ content: GeneratedContent) {
        switch content.storage {
        case .null, .nonFinite: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(let value): text += value.description
        case .string(let value): JSONString.append(value, to: &text)
        case .array(let elements): write(elements)
        case .structure(let properties): write(properties)
        }
    }

    private mutating func write(_ elements: [GeneratedContent]) {
        list(open: "[", elements, close: "]") { $0.write($1) }
    }

    private mutating func write(_ properties: GeneratedContent.Properties) {
        list(open: "{", properties.pairs, close: "}") { writer, pair in
            JSONString.append(pair.key, to: &writer.text)
            writer.text += ": "
            writer.write(pair.value)
        }
    }

    private mutating func list<Item>(
        open: String, _ items: [Item], close: String, each: (inout JSONWriter, Item) -> Void
    ) {
        text += open
        depth += 1
        for (position, item) in items.enumerated() {
            if position > 0 { text += layout == .line ? ", " : "," }
            breakLine()
            each(&self, item)
        }
        depth -= 1
        if !items.isEmpty { breakLine() }
        text += close
    }

    private mutating func breakLine() {
        guard layout == .indented else { return }
        text += "\n" + String(repeating: "  ", count: depth)
    }
}

/// JSON's spelling of a text.
package enum JSONString {
    /// Appends the text in quotes; only what JSON forbids is escaped.
    package static func append(_ value: String, to text: inout String) {
        text += "\""
        if value.utf8.contains(where: needsEscape) { appendEscaped(value, to: &text) } else { text += value }
        text += "\""
    }

    private static func needsEscape(_ byte: UInt8) -> Bool {
        byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
    }

    private static func appendEscaped(_ value: String, to text: inout String) {
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{8}": text += "\\b"
            case "\u{c}": text += "\\f"
            case "\0"..."\u{1f}": text += escaped(scalar)
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        let hex = String(scalar.value, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
    }
}
