/// Why a schema cannot be enforced, or an output cannot be produced, as values.
package enum ConstraintError: Error, Sendable, Equatable {
    /// The pattern is outside the regular subset; the session reports it as `unsupportedGuide`.
    case unsupportedPattern(pattern: String, offset: Int, reason: String)
    /// The schema holds something that cannot be enforced. Paths are property names from the root, joined by dots,
    /// `[]` for elements, and empty for the root; the session reports it as `unsupportedGuide`.
    case unsupportedSchema(path: String, reason: String)
    /// No value satisfies the schema: contradictory bounds, a reference to itself alone, an empty choice.
    case unsatisfiable(path: String, reason: String)
    /// The model's vocabulary has no token for a byte that every output needs.
    case unspellable(byte: UInt8)
}

extension ConstraintError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .unsupportedPattern(let pattern, let offset, let reason):
            "The pattern /\(pattern)/ cannot be enforced while generating: at offset \(offset), \(reason)"
        case .unsupportedSchema(let path, let reason): "The schema cannot be enforced at \(Self.place(path)): \(reason)"
        case .unsatisfiable(let path, let reason): "No value can satisfy the schema at \(Self.place(path)): \(reason)"
        case .unspellable(let byte):
            "The model's vocabulary cannot spell the byte 0x\(String(byte, radix: 16, uppercase: true)), which the "
                + "schema needs. Use a model whose tokenizer has single-byte tokens."
        }
    }

    private static func place(_ path: String) -> String { path.isEmpty ? "its root" : path }
}
