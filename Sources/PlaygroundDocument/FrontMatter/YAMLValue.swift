import SourceText

/// A value of front matter; entries keep the order in which they were written.
package struct YAMLValue: Sendable, Equatable {
    package indirect enum Content: Sendable, Equatable {
        case scalar(String, isQuoted: Bool)
        case sequence([YAMLValue])
        case mapping([YAMLEntry])
    }

    package var content: Content
    package var range: SourceRange

    /// The text of a scalar; nil for lists, mappings, and for nothing (`null`, `~` or no value).
    package var text: String? {
        guard case .scalar(let text, let isQuoted) = content else { return nil }
        return !isQuoted && ["", "~", "null", "Null", "NULL"].contains(text) ? nil : text
    }

    /// The value of `true`, `false` and their YAML spellings; nil for anything else.
    package var bool: Bool? {
        guard case .scalar(let text, isQuoted: false) = content else { return nil }
        return switch text.lowercased() {
        case "true", "yes", "on": true
        case "false", "no", "off": false
        default: nil
        }
    }

    /// A list of texts, or one text as a list of one; nil when anything else is in it.
    package var texts: [String]? {
        guard case .sequence(let values) = content else { return text.map { [$0] } }
        let texts = values.compactMap(\.text)
        return texts.count == values.count ? texts : nil
    }
}

/// A key of front matter with its value.
package struct YAMLEntry: Sendable, Equatable {
    package var key: String
    package var keyRange: SourceRange
    package var value: YAMLValue
}
