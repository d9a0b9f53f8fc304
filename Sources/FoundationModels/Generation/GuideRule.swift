import Foundation

/// One constraint of a guide, free of the type it was written for.
package indirect enum GuideRule: Sendable, Equatable {
    /// The text is one of these; of one, it is a constant.
    case choices([String])
    /// The whole text matches the regular expression, written in Swift's syntax.
    case pattern(String)
    case minimum(ExactNumber)
    case maximum(ExactNumber)
    case minimumCount(Int)
    case maximumCount(Int)
    case element(GuideRule)
    /// A guide that cannot be understood, with the reason.
    case unusable(String)
}

extension GuideRule {
    init<Output>(matching regex: Regex<Output>) {
        // The only way to the text of a regular expression: the literal's own, or one printed from a builder's tree.
        guard let text = regex._literalPattern else {
            self = .unusable("The regular expression has parts that cannot be written as a pattern.")
            return
        }
        self = .pattern(text)
    }

    static func bounds(_ minimum: Int?, _ maximum: Int?) -> [GuideRule] {
        [minimum.map { .minimum(ExactNumber($0)) }, maximum.map { .maximum(ExactNumber($0)) }].compactMap(\.self)
    }

    static func bounds(_ minimum: Double?, _ maximum: Double?) -> [GuideRule] {
        [minimum.flatMap { lower($0, ExactNumber($0)) }, maximum.flatMap { upper($0, ExactNumber($0)) }]
            .compactMap(\.self)
    }

    static func bounds(_ minimum: Float?, _ maximum: Float?) -> [GuideRule] {
        [
            minimum.flatMap { lower(Double($0), ExactNumber($0)) },
            maximum.flatMap { upper(Double($0), ExactNumber($0)) },
        ].compactMap(\.self)
    }

    static func bounds(_ minimum: Decimal?, _ maximum: Decimal?) -> [GuideRule] {
        [
            minimum.map { ExactNumber($0).map { .minimum($0) } ?? notANumber },
            maximum.map { ExactNumber($0).map { .maximum($0) } ?? notANumber },
        ].compactMap(\.self)
    }

    static func count(_ range: ClosedRange<Int>) -> [GuideRule] {
        [.minimumCount(range.lowerBound), .maximumCount(range.upperBound)]
    }

    private static let notANumber = GuideRule.unusable("A bound is not a number.")

    /// An infinity on the open side is no bound at all; on the other side nothing is left.
    private static func lower(_ value: Double, _ exact: ExactNumber?) -> GuideRule? {
        if let exact { return .minimum(exact) }
        if value.isNaN { return notANumber }
        return value < 0 ? nil : .unusable("No number is at least infinity.")
    }

    private static func upper(_ value: Double, _ exact: ExactNumber?) -> GuideRule? {
        if let exact { return .maximum(exact) }
        if value.isNaN { return notANumber }
        return value > 0 ? nil : .unusable("No number is at most minus infinity.")
    }
}
