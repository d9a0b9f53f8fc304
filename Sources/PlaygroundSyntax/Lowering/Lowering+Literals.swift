import SourceText
internal import SwiftSyntax

extension Lowering {
    func integer(_ node: IntegerLiteralExprSyntax) -> Expression.Kind {
        let text = node.literal.text
        let digits = text.filter { $0 != "_" }
        let (radix, body) = radix(of: digits)
        guard let magnitude = UInt64(body, radix: radix) else {
            return refuse(node, "integer literal '\(text)' is too large", hint: "the largest integer is \(UInt64.max)")
        }
        return .integer(IntegerLiteral(magnitude: magnitude, text: text))
    }

    private func radix(of digits: String) -> (radix: Int, body: Substring) {
        switch digits.prefix(2) {
        case "0x": (16, digits.dropFirst(2))
        case "0o": (8, digits.dropFirst(2))
        case "0b": (2, digits.dropFirst(2))
        default: (10, digits[...])
        }
    }

    func float(_ node: FloatLiteralExprSyntax) -> Expression.Kind {
        let text = node.literal.text
        guard let value = Double(text.filter { $0 != "_" }) else {
            return refuse(node, "floating-point literal '\(text)' is not valid")
        }
        return .float(value, text: text)
    }

    /// The pattern between the slashes; `#/` over several lines ignores white space, as `(?x)` does.
    func regex(_ node: RegexLiteralExprSyntax) -> Expression.Kind {
        let pattern = node.regex.text
        let isMultiline = node.openingPounds != nil && pattern.contains("\n")
        return .regex(pattern: isMultiline ? "(?x)" + pattern : pattern)
    }

    // MARK: Strings

    func stringLiteral(_ node: StringLiteralExprSyntax) -> StringLiteral {
        var segments: [StringLiteral.Segment] = []
        var text = ""
        let escapes = StringEscapes(pounds: node.openingPounds?.text.utf8.count ?? 0)
        for segment in node.segments {
            switch segment {
            case .stringSegment(let piece): text += unescaped(piece, escapes)
            case .expressionSegment(let piece):
                if !text.isEmpty { segments.append(.text(text)) }
                text = ""
                segments.append(.interpolation(arguments(piece.expressions), range(piece)))
            @unknown default: break
            }
        }
        if !text.isEmpty || segments.isEmpty { segments.append(.text(text)) }
        return StringLiteral(segments: segments)
    }

    private func unescaped(_ piece: StringSegmentSyntax, _ escapes: StringEscapes) -> String {
        let text = piece.content.text
        guard let result = escapes.resolve(text) else {
            fail("this string has an escape sequence that is not valid", at: piece)
            return text
        }
        return result
    }
}

/// The escapes of a string literal with a number of `#` around it.
struct StringEscapes {
    let pounds: Int

    /// nil when an escape is not valid.
    func resolve(_ text: String) -> String? {
        guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
        var result = String.UnicodeScalarView()
        var rest = text.unicodeScalars[...]
        while let scalar = rest.popFirst() {
            guard scalar == "\\", rest.prefix(pounds).elementsEqual(repeatElement("#", count: pounds)) else {
                result.append(scalar)
                continue
            }
            rest = rest.dropFirst(pounds)
            guard let value = escaped(&rest) else { return nil }
            result.append(value)
        }
        return String(result)
    }

    private func escaped(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
        switch rest.popFirst() {
        case "n": "\n"
        case "t": "\t"
        case "r": "\r"
        case "0": "\0"
        case "\\": "\\"
        case "\"": "\""
        case "'": "'"
        case "u": unicode(&rest)
        default: nil
        }
    }

    /// `{1F600}`
    private func unicode(_ rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
        let digits = String(rest[..<end])
        rest = rest[rest.index(after: end)...]
        return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    }
}
