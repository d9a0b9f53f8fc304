import PlaygroundDocument

/// HTML text. What is interpolated as text is escaped, so only the literals of this program can be markup.
struct Markup: ExpressibleByStringInterpolation, Sendable, Equatable {
    private(set) var html: String

    init(stringLiteral value: String) { html = value }

    init(stringInterpolation: StringInterpolation) { html = stringInterpolation.html }

    /// Takes HTML that was escaped where it was made.
    init(escapedElsewhere html: String) { self.html = html }

    init(_ parts: [Markup]) { html = parts.map(\.html).joined() }

    static func + (left: Markup, right: Markup) -> Markup { Markup([left, right]) }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var html = ""

        init(literalCapacity: Int, interpolationCount: Int) { html.reserveCapacity(literalCapacity * 2) }

        mutating func appendLiteral(_ literal: String) { html += literal }

        mutating func appendInterpolation(_ text: some StringProtocol) { html += HTMLText.escaped(text) }

        mutating func appendInterpolation(_ number: Int) { html += String(number) }

        mutating func appendInterpolation(_ markup: Markup) { html += markup.html }

        mutating func appendInterpolation(_ parts: [Markup]) { for part in parts { html += part.html } }
    }
}
