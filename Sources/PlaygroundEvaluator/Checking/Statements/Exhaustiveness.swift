import SourceText

/// Finds values that no case of a `switch` takes.
///
/// The patterns form a matrix with one row a case; a column is split by the cases of its enum, by `true` and `false`, by
/// `nil` and something, or by the elements of a tuple, until a row of wildcards covers what is left.
struct Exhaustiveness {
    let types: TypeSystem

    /// A pattern as far as it matters here.
    indirect enum Shape {
        case any
        case enumCase(Int, [Shape])
        case bool(Bool)
        case none
        case some(Shape)
        case tuple([Shape])
        /// Matches only some values of the type, such as `1` or `is Cat`.
        case partial
    }

    /// Example patterns that are not covered, at most a few.
    func missing(_ rows: [Shape], _ type: Type) -> [String] {
        uncovered(rows.map { [$0] }, [type], budget: 400).map { $0[0] }
    }

    private func uncovered(_ rows: [[Shape]], _ columns: [Type], budget: Int) -> [[String]] {
        guard let type = columns.first else { return rows.isEmpty ? [[]] : [] }
        if budget <= 0 { return [] }
        let rest = Array(columns.dropFirst())
        if rows.allSatisfy({ isAny($0[0]) }) {
            return uncovered(rows.map { Array($0.dropFirst()) }, rest, budget: budget - 1).map { ["_"] + $0 }
        }
        var found: [[String]] = []
        for constructor in constructors(of: type, rows) {
            let matching = rows.compactMap { row -> [Shape]? in
                specialise(row[0], constructor).map { $0 + row.dropFirst() }
            }
            let inner = uncovered(matching, constructor.columns + rest, budget: budget / 2)
            for example in inner.prefix(4) {
                let parts = Array(example.prefix(constructor.columns.count))
                found.append([constructor.describe(parts)] + example.dropFirst(constructor.columns.count))
            }
            if found.count > 8 { break }
        }
        return found
    }

    private struct Constructor {
        enum Kind { case enumCase(Int), bool(Bool), none, some, tuple, other }
        var kind: Kind
        var columns: [Type]
        var describe: ([String]) -> String
    }

    private func constructors(of type: Type, _ rows: [[Shape]]) -> [Constructor] {
        switch type {
        case .optional(let wrapped):
            return [
                Constructor(kind: .some, columns: [wrapped]) { $0[0] == "_" ? ".some(_)" : ".some(\($0[0]))" },
                Constructor(kind: .none, columns: []) { _ in ".none" },
            ]
        case .tuple(let elements):
            return [Constructor(kind: .tuple, columns: elements.map(\.type)) { "(\($0.joined(separator: ", ")))" }]
        default: break
        }
        if type == types.bool {
            return [true, false].map { value in Constructor(kind: .bool(value), columns: []) { _ in "\(value)" } }
        }
        if let (nominal, arguments) = types.nominal(type), nominal.kind == .enum, !nominal.cases.isEmpty {
            let map = types.ownSubstitution(nominal, arguments)
            return nominal.cases.enumerated().map { index, enumCase in
                let columns = enumCase.payload.map { types.substitute($0.type, map) }
                return Constructor(kind: .enumCase(index), columns: columns) { parts in
                    Self.describe(enumCase, parts)
                }
            }
        }
        return [Constructor(kind: .other, columns: []) { _ in "_" }]
    }

    private static func describe(_ enumCase: NominalType.EnumCase, _ parts: [String]) -> String {
        guard !parts.isEmpty else { return ".\(enumCase.name)" }
        if parts.allSatisfy({ $0 == "_" }), parts.count == 1 { return ".\(enumCase.name)(_)" }
        let labelled = zip(enumCase.payload, parts).map { element, part in
            (element.label.map { "\($0): " } ?? "") + part
        }
        return ".\(enumCase.name)(\(labelled.joined(separator: ", ")))"
    }

    private func specialise(_ shape: Shape, _ constructor: Constructor) -> [Shape]? {
        switch (shape, constructor.kind) {
        case (.any, _): constructor.columns.map { _ in .any }
        case (.enumCase(let index, let parts), .enumCase(let wanted)) where index == wanted:
            parts.isEmpty
                ? constructor.columns.map { _ in .any }
                : parts.count == constructor.columns.count ? parts : constructor.columns.map { _ in .any }
        case (.bool(let value), .bool(let wanted)) where value == wanted: []
        case (.none, .none): []
        case (.some(let inner), .some): [inner]
        case (.tuple(let parts), .tuple): parts
        default: nil
        }
    }

    private func isAny(_ shape: Shape) -> Bool {
        switch shape {
        case .any: true
        case .tuple(let parts): parts.allSatisfy(isAny)
        default: false
        }
    }
}

extension Checker {
    func checkExhaustive(_ rows: [(pattern: PatternCode, isGuarded: Bool)], _ type: Type, _ range: SourceRange) {
        guard !type.isUnknown else { return }
        let shapes = rows.filter { !$0.isGuarded }.map { shape($0.pattern) }
        let missing = Exhaustiveness(types: types).missing(shapes, type)
        guard !missing.isEmpty else { return }
        if missing.contains("_") || missing.contains(where: { $0.allSatisfy { "(_, )".contains($0) } }) {
            return error("switch must be exhaustive", range, hint: "add a 'default' clause")
        }
        let notes = missing.prefix(6).map { Diagnostic.Note("add missing case: '\($0)'") }
        error(
            "switch must be exhaustive", range, hint: "add the missing cases or a 'default' clause", notes: Array(notes)
        )
    }

    /// Whether the patterns together match every value of the type.
    func covers(_ patterns: [PatternCode], _ type: Type) -> Bool {
        Exhaustiveness(types: types).missing(patterns.map(shape), type).isEmpty
    }

    private func shape(_ pattern: PatternCode) -> Exhaustiveness.Shape {
        switch pattern {
        case .wildcard, .bind: .any
        case .tuple(let parts): .tuple(parts.map(shape))
        case .enumCase(nil, _, _, _): .partial
        case .enumCase(.some, let index, _, let parts): .enumCase(index, payloadShapes(parts))
        case .some(let inner): .some(shape(inner))
        case .none: .none
        case .equal(.bool(let value)): .bool(value)
        case .equal(.enumeration(let value)): value.payload.isEmpty ? .enumCase(value.caseIndex, []) : .partial
        case .isType, .cast, .equal, .expression, .tuplePayload: .partial
        }
    }

    private func payloadShapes(_ parts: [PatternCode]) -> [Exhaustiveness.Shape] {
        if parts.count == 1, case .tuplePayload(let inner, let labels) = parts[0] {
            switch inner {
            case .bind, .wildcard: return labels.map { _ in .any }
            case .tuple(let elements): return elements.map(shape)
            default: return labels.map { _ in .partial }
            }
        }
        return parts.map(shape)
    }
}
