import SourceText

package struct Pattern: Sendable {
    package var kind: Kind
    package var range: SourceRange

    package init(_ kind: Kind, _ range: SourceRange) {
        self.kind = kind
        self.range = range
    }

    package indirect enum Kind: Sendable {
        /// `_`
        case wildcard
        /// A name being bound; `isVariable` for `var`.
        case binding(Identifier, isVariable: Bool)
        case tuple([(label: Identifier?, pattern: Pattern)])
        /// `.name`, `Type.name`, with payload patterns if written.
        case enumCase(type: TypeName?, name: Identifier, payload: [(label: Identifier?, pattern: Pattern)]?)
        /// `pattern?`
        case optional(Pattern)
        /// `is Type`
        case isType(TypeName)
        /// `pattern as Type`
        case cast(Pattern, TypeName)
        /// Matched with `~=`.
        case expression(Expression)
        /// `pattern: Type`, in `let` and `for`.
        case typed(Pattern, TypeName)
    }
}
