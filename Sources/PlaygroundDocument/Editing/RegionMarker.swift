/// The comment that opens a region of results: `<!-- easel-result key=… in=… out=… -->`.
///
/// Nothing but letters, digits and `._-` stands in a value, so no marker can hold the end of its own comment.
package struct RegionMarker: Sendable, Equatable {
    /// The comment that ends a region.
    package static let end = "<!-- easel-end -->"
    private static let start = "<!-- easel-result "
    private static let finish = " -->"

    /// The block the result belongs to.
    package var key: String
    /// A hash of everything the result depends on.
    package var input: String
    /// A hash of the text between the markers.
    package var output: String

    package init(key: String, input: String, output: String) {
        self.key = Self.clean(key)
        self.input = Self.clean(input)
        self.output = Self.clean(output)
    }

    /// Reads a comment; nil unless it is exactly such a marker.
    package init?(comment: some StringProtocol) {
        guard comment.hasPrefix(Self.start), comment.hasSuffix(Self.finish) else { return nil }
        let words = comment.dropFirst(Self.start.count).dropLast(Self.finish.count).split(separator: " ")
        guard words.count == 3, let key = Self.value("key", words[0]), let input = Self.value("in", words[1]),
            let output = Self.value("out", words[2])
        else { return nil }
        self.init(key: key, input: input, output: output)
    }

    package var comment: String {
        "\(Self.start)key=\(key) in=\(input) out=\(output)\(Self.finish)"
    }

    private static func value(_ name: String, _ word: some StringProtocol) -> String? {
        guard word.hasPrefix(name + "=") else { return nil }
        let value = String(word.dropFirst(name.count + 1))
        return value == clean(value) ? value : nil
    }

    /// The value with every character that may not stand in a marker replaced; never empty.
    private static func clean(_ value: String) -> String {
        let kept = value.unicodeScalars.map { isAllowed($0) ? Character($0) : "_" }
        return kept.isEmpty ? "_" : String(kept)
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII
            && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || "._-".unicodeScalars.contains(scalar))
    }
}
