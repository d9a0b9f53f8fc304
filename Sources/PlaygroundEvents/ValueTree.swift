/// A value as a canvas shows it: what it is, in a line, and what it is made of.
package struct ValueTree: Sendable, Equatable, Codable {
    package enum Style: String, Sendable, Codable {
        case leaf, text, structure, object, enumeration, tuple, optional, array, dictionary, set, function, type
    }

    /// A property's name, an element's index in brackets, or a dictionary's key; nil at the top.
    package var label: String?
    /// The static or dynamic type's name as Swift prints it, without a module.
    package var type: String
    package var style: Style
    /// The value in one line: `"text"`, `42`, `3 elements`, `Itinerary(title: "…")`.
    package var summary: String
    /// The whole text of a `text` value, line breaks and all; nil for other styles.
    package var text: String?
    package var children: [ValueTree]
    /// The number of children left out.
    package var omitted: Int

    package init(
        label: String? = nil, type: String, style: Style, summary: String, text: String? = nil,
        children: [ValueTree] = [], omitted: Int = 0
    ) {
        self.label = label
        self.type = type
        self.style = style
        self.summary = summary
        self.text = text
        self.children = children
        self.omitted = omitted
    }

    /// Whether the summary tells no more than the type does: `Session` or `Session()`.
    package var saysOnlyItsType: Bool {
        children.isEmpty && style != .text && (summary == type || summary == "\(type)()")
    }
}
