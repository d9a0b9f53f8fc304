/// Reads a turn that was written under a `ToolDecision`.
package enum DecodedTurn: Sendable, Equatable {
    package struct Call: Sendable, Equatable {
        package var name: String
        /// The JSON of the arguments, as far as it was written.
        package var arguments: String
        /// False for the last call of a turn that was cut.
        package var isComplete: Bool
    }

    case answer(String)
    case calls([Call])
    /// Too little text to tell.
    case undecided

    /// Reads the turn from its text so far; the same text with more at its end gives the same calls and more.
    ///
    /// A finished text is never undecided: if it is no call, it is an answer.
    package init(_ text: String, layout: ToolCallLayout, isFinished: Bool = false) {
        let opening = layout.opening
        if text.hasPrefix(opening) {
            self = .calls(Self.calls(in: text.utf8.dropFirst(opening.utf8.count), layout: layout))
        } else if !isFinished, opening.hasPrefix(text) {
            self = .undecided
        } else {
            self = .answer(text)
        }
    }

    private static func calls(in text: Substring.UTF8View.SubSequence, layout: ToolCallLayout) -> [Call] {
        var calls: [Call] = []
        var rest = Array(text)[...]
        while let call = call(&rest) {
            calls.append(call)
            guard call.isComplete, rest.starts(with: layout.separator.utf8) else { break }
            rest = rest.dropFirst(layout.separator.utf8.count)
        }
        return calls
    }

    /// Reads `{"name": "…", "arguments": …}`; nil until the name is whole.
    private static func call(_ rest: inout ArraySlice<UInt8>) -> Call? {
        let head = Array("{\"name\": ".utf8)
        let middle = Array(", \"arguments\": ".utf8)
        guard rest.starts(with: head) else { return nil }
        rest = rest.dropFirst(head.count)
        let name = JSONExtent.first(in: rest)
        guard name.isWhole, case .string(let text)? = try? GeneratedContent(json: name.text).kind else { return nil }
        rest = rest.dropFirst(name.count)
        guard rest.starts(with: middle) else { return Call(name: text, arguments: "", isComplete: false) }
        rest = rest.dropFirst(middle.count)
        let arguments = JSONExtent.first(in: rest)
        rest = rest.dropFirst(arguments.count)
        let isComplete = arguments.isWhole && rest.first == UInt8(ascii: "}")
        rest = rest.dropFirst()
        return Call(name: text, arguments: arguments.text, isComplete: isComplete)
    }
}

/// Where a JSON value of strings or containers ends, found by counting brackets outside strings.
private struct JSONExtent {
    var text: String
    var count: Int
    var isWhole: Bool

    static func first(in bytes: ArraySlice<UInt8>) -> JSONExtent {
        var depth = 0
        var isInString = false
        var isEscaped = false
        for (offset, byte) in bytes.enumerated() {
            if isEscaped { isEscaped = false; continue }
            switch Unicode.Scalar(byte) {
            case "\\": isEscaped = isInString
            case "\"": isInString.toggle()
            case "{", "[": depth += isInString ? 0 : 1
            case "}", "]": depth -= isInString ? 0 : 1
            default: break
            }
            if depth == 0, !isInString { return JSONExtent(bytes.prefix(offset + 1), isWhole: true) }
        }
        return JSONExtent(bytes, isWhole: false)
    }

    private init(_ bytes: ArraySlice<UInt8>, isWhole: Bool) {
        text = String(decoding: bytes, as: UTF8.self)
        count = bytes.count
        self.isWhole = isWhole
    }
}
