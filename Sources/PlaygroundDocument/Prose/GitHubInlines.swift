/// What GitHub adds to CommonMark inside a paragraph: strikethrough and bare links.
enum GitHubInlines {
    /// - Parameter source: the text as written; a backslash before a tilde anywhere in it means that its tildes are text.
    static func extended(_ inlines: [Inline], source: String) -> [Inline] {
        extended(inlines, tildesAreText: hasEscapedTilde(source))
    }

    static func extended(_ inlines: [Inline], tildesAreText: Bool) -> [Inline] {
        let linked = withLinks(inlines)
        return tildesAreText ? linked : Strikethrough.applied(to: linked)
    }

    static func hasEscapedTilde(_ source: String) -> Bool {
        Substring(source).firstRange(of: "\\~") != nil
    }

    private static func withLinks(_ inlines: [Inline]) -> [Inline] {
        inlines.flatMap { inline -> [Inline] in
            switch inline {
            case .text(let text): BareLink.split(text)
            case .emphasis(let inner): [.emphasis(withLinks(inner))]
            case .strong(let inner): [.strong(withLinks(inner))]
            default: [inline]
            }
        }
    }
}

/// `~~text~~` and `~text~`, also around other markup.
enum Strikethrough {
    static func applied(to inlines: [Inline]) -> [Inline] {
        var output: [Inline] = []
        var openers: [Opener] = []
        for part in inlines.flatMap(parts) {
            guard case .run(let length, let opens, let closes) = part else {
                if case .inline(let inline) = part { output.append(inline) }
                continue
            }
            if closes, let match = openers.lastIndex(where: { $0.length == length }) {
                let start = openers[match].position
                let inner = Array(output[(start + 1)...])
                output.removeSubrange(start...)
                output.append(.strikethrough(inner))
                openers.removeSubrange(match...)
                continue
            }
            if opens { openers.append(Opener(length: length, position: output.count)) }
            output.append(.text(String(repeating: "~", count: length)))
        }
        return output
    }

    private struct Opener {
        var length: Int
        var position: Int
    }

    private enum Part {
        case inline(Inline)
        case run(length: Int, opens: Bool, closes: Bool)
    }

    private static func parts(_ inline: Inline) -> [Part] {
        switch inline {
        case .text(let text): text.utf8.contains(UInt8(ascii: "~")) ? parts(of: text) : [.inline(inline)]
        case .emphasis(let inner): [.inline(.emphasis(applied(to: inner)))]
        case .strong(let inner): [.inline(.strong(applied(to: inner)))]
        case .link(let destination, let title, let inner):
            [.inline(.link(destination: destination, title: title, applied(to: inner)))]
        default: [.inline(inline)]
        }
    }

    private static func parts(of text: String) -> [Part] {
        var parts: [Part] = []
        var rest = Substring(text)
        var before: Character?
        while let start = rest.firstIndex(of: "~") {
            if start > rest.startIndex { parts.append(.inline(.text(String(rest[..<start])))) }
            before = start > rest.startIndex ? rest[rest.index(before: start)] : before
            let run = rest[start...].prefix { $0 == "~" }
            let after = run.endIndex < rest.endIndex ? rest[run.endIndex] : nil
            if run.count <= 2 {
                let opens = after.map { !$0.isWhitespace } ?? true
                let closes = before.map { !$0.isWhitespace } ?? true
                parts.append(.run(length: run.count, opens: opens, closes: closes))
            } else {
                parts.append(.inline(.text(String(run))))
            }
            before = "~"
            rest = rest[run.endIndex...]
        }
        if !rest.isEmpty { parts.append(.inline(.text(String(rest)))) }
        return parts
    }
}

/// Web addresses that stand in text without markup.
enum BareLink {
    private static let starts = ["http://", "https://", "www."]

    static func split(_ text: String) -> [Inline] {
        var result: [Inline] = []
        var rest = Substring(text)
        var search = rest.startIndex
        while let start = rest.utf8[search...].firstIndex(where: { $0 == UInt8(ascii: "h") || $0 == UInt8(ascii: "w") })
        {
            search = rest.utf8.index(after: start)
            guard let address = address(at: rest[start...]), isBoundary(before: start, in: rest) else { continue }
            if start > rest.startIndex { result.append(.text(String(rest[..<start]))) }
            let destination = address.hasPrefix("www.") ? "http://" + address : String(address)
            result.append(.link(destination: destination, title: "", [.text(String(address))]))
            rest = rest[address.endIndex...]
            search = rest.startIndex
        }
        return rest.isEmpty ? result : result + [.text(String(rest))]
    }

    /// Whether an address may begin here: at the start, or after a blank or an opening mark. What is left of a text after
    /// an address never begins with one.
    private static func isBoundary(before start: Substring.Index, in text: Substring) -> Bool {
        guard start > text.startIndex else { return true }
        let before = text[text.index(before: start)]
        return before.isWhitespace || "*_~(".contains(before)
    }

    private static func address(at text: Substring) -> Substring? {
        guard let start = starts.first(where: { text.utf8.starts(with: $0.utf8) }) else { return nil }
        let afterStart = text.dropFirst(start.count)
        let host = afterStart.prefix { $0.isLetter || $0.isNumber || "-._".contains($0) }
        guard !host.isEmpty, start == "www." || host.contains(".") || host == "localhost" else { return nil }
        let hasPath = host.endIndex < text.endIndex && "/?#:".contains(text[host.endIndex])
        let end = hasPath ? text[host.endIndex...].prefix { !$0.isWhitespace && $0 != "<" }.endIndex : host.endIndex
        var address = text[..<end]
        trimEnd(&address)
        return address.endIndex > host.startIndex ? address : nil
    }

    /// Punctuation at the end belongs to the sentence, and so does a closing parenthesis that was not opened.
    private static func trimEnd(_ address: inout Substring) {
        var unopened = address.count { $0 == ")" } - address.count { $0 == "(" }
        while let last = address.last {
            if last == ")" {
                guard unopened > 0 else { return }
                unopened -= 1
            } else if !"?!.,:*_~'\";".contains(last) {
                return
            }
            address.removeLast()
        }
    }
}
