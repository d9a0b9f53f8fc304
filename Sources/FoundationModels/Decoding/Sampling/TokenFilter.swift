/// Which tokens may be chosen now.
package protocol TokenFilter {
    /// Cheap for one token.
    func allows(_ token: Int) -> Bool
    /// All allowed tokens; may cost a walk over the vocabulary.
    var mask: TokenMask { get }
}

extension SchemaConstraint.State: TokenFilter {}

/// Text without a constraint: every token that has bytes, and those that end generation.
package struct PlainText: TokenFilter, Sendable {
    package let mask: TokenMask

    package init(vocabulary: TokenVocabulary) { mask = vocabulary.textMask }

    package func allows(_ token: Int) -> Bool { mask.contains(token) }
}
