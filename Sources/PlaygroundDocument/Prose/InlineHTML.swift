/// What stands in a paragraph → HTML.
enum InlineHTML {
    static func html(_ inlines: [Inline]) -> String {
        inlines.map(html).joined()
    }

    private static func html(_ inline: Inline) -> String {
        switch inline {
        case .text(let text): HTMLText.escaped(text)
        case .code(let text): "<code>\(HTMLText.escaped(text))</code>"
        case .softBreak: "\n"
        case .hardBreak: "<br>\n"
        case .html(let text): RawHTML.withoutComments(text).map(HTMLText.escaped) ?? ""
        case .emphasis(let inner): "<em>\(html(inner))</em>"
        case .strong(let inner): "<strong>\(html(inner))</strong>"
        case .strikethrough(let inner): "<del>\(html(inner))</del>"
        case .link(let destination, let title, let inner): link(destination, title, html(inner))
        case .image(let destination, let title, let inner): image(destination, title, inner.plainText)
        }
    }

    private static func link(_ destination: String, _ title: String, _ inner: String) -> String {
        guard let address = HTMLText.link(destination) else { return inner }
        return "<a href=\"\(address)\"\(attribute("title", title)) rel=\"noopener noreferrer\">\(inner)</a>"
    }

    private static func image(_ destination: String, _ title: String, _ text: String) -> String {
        let text = HTMLText.escaped(text)
        if let picture = HTMLText.embeddedPicture(destination) {
            return "<img src=\"\(picture)\" alt=\"\(text)\"\(attribute("title", title))>"
        }
        return link(destination, title, text.isEmpty ? HTMLText.escaped(destination) : text)
    }

    private static func attribute(_ name: String, _ value: String) -> String {
        value.isEmpty ? "" : " \(name)=\"\(HTMLText.escaped(value))\""
    }
}
