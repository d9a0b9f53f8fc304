/// What stands inside a paragraph or heading.
package indirect enum Inline: Sendable, Equatable {
    case text(String)
    case code(String)
    case softBreak
    case hardBreak
    case html(String)
    case emphasis([Inline])
    case strong([Inline])
    case strikethrough([Inline])
    case link(destination: String, title: String, [Inline])
    case image(destination: String, title: String, [Inline])
}

extension [Inline] {
    /// The words a reader sees, without any markup.
    package var plainText: String {
        map(\.plainText).joined()
    }
}

extension Inline {
    fileprivate var plainText: String {
        switch self {
        case .text(let text), .code(let text): text
        case .softBreak, .hardBreak: " "
        case .html: ""
        case .emphasis(let inner), .strong(let inner), .strikethrough(let inner): inner.plainText
        case .link(_, _, let inner), .image(_, _, let inner): inner.plainText
        }
    }
}
