import SourceText

/// A stretch of a document from one heading to the next.
package struct Section: Sendable {
    /// The heading's words; empty for what stands before the first heading.
    package var title: String
    /// 1 to 6, or 0 for what stands before the first heading.
    package var level: Int
    /// The heading itself; nil for what stands before the first heading.
    package var heading: SourceRange?
    /// From the heading to the next one.
    package var range: SourceRange
    /// A name for links that no other section of the document has.
    package var key: String
}

/// Gives out names of lower-case letters, digits and hyphens, each only once.
struct KeyMaker {
    private var used: Set<String> = []
    private var lastSuffix: [String: Int] = [:]

    /// A name made from a title: its letters and digits in lower case, all else as hyphens.
    mutating func key(for title: String) -> String {
        var words = ""
        for scalar in title.lowercased().unicodeScalars {
            let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
            if isPlain { words.unicodeScalars.append(scalar) } else if !words.hasSuffix("-") { words += "-" }
        }
        while words.hasSuffix("-") { words.removeLast() }
        while words.hasPrefix("-") { words.removeFirst() }
        return unique(words.isEmpty ? "section" : String(words.prefix(60)))
    }

    /// The name itself, or with the first free number from 2 behind it.
    mutating func unique(_ name: String) -> String {
        var candidate = name
        var suffix = lastSuffix[name] ?? 1
        while !used.insert(candidate).inserted {
            suffix += 1
            candidate = "\(name)-\(suffix)"
        }
        lastSuffix[name] = suffix
        return candidate
    }
}
