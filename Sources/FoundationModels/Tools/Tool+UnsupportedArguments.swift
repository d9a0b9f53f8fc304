import Foundation

// A model fills in arguments by name, so a bare value cannot be a tool's arguments.

extension Tool where Arguments == String {
    /// Explains at compile time that arguments need names.
    @available(
        *, unavailable,
        message: "'Tool' that uses 'String' as 'Arguments' type is unsupported. Use '@Generable' struct instead."
    )
    public var parameters: GenerationSchema { String.generationSchema }
}

extension Tool where Arguments == Int {
    /// Explains at compile time that arguments need names.
    @available(
        *, unavailable,
        message: "'Tool' that uses 'Int' as 'Arguments' type is unsupported. Use '@Generable' struct instead."
    )
    public var parameters: GenerationSchema { Int.generationSchema }
}

extension Tool where Arguments == Double {
    /// Explains at compile time that arguments need names.
    @available(
        *, unavailable,
        message: "'Tool' that uses 'Double' as 'Arguments' type is unsupported. Use '@Generable' struct instead."
    )
    public var parameters: GenerationSchema { Double.generationSchema }
}

extension Tool where Arguments == Float {
    /// Explains at compile time that arguments need names.
    @available(
        *, unavailable,
        message: "'Tool' that uses 'Float' as 'Arguments' type is unsupported. Use '@Generable' struct instead."
    )
    public var parameters: GenerationSchema { Float.generationSchema }
}

extension Tool where Arguments == Decimal {
    /// Explains at compile time that arguments need names.
    @available(
        *, unavailable,
        message: "'Tool' that uses 'Decimal' as 'Arguments' type is unsupported. Use '@Generable' struct instead."
    )
    public var parameters: GenerationSchema { Decimal.generationSchema }
}

extension Tool where Arguments == Bool {
    /// Explains at compile time that arguments need names.
    @available(
        *, unavailable,
        message: "'Tool' that uses 'Bool' as 'Arguments' type is unsupported. Use '@Generable' struct instead."
    )
    public var parameters: GenerationSchema { Bool.generationSchema }
}
