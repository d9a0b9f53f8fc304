import Foundation

/// A limit on the values that a model may generate for a property.
///
/// Guides on one property narrow each other. Contradictory ones make requests fail with `unsupportedGuide`. Follows API
/// version 26.0.
public struct GenerationGuide<Value>: Sendable {
    package let rules: [GuideRule]

    package init(_ rules: [GuideRule]) {
        self.rules = rules
    }
}

extension GenerationGuide where Value == String {
    /// Allows only this text.
    public static func constant(_ value: String) -> GenerationGuide<String> {
        GenerationGuide([.choices([value])])
    }

    /// Allows only these texts.
    public static func anyOf(_ values: [String]) -> GenerationGuide<String> {
        GenerationGuide([.choices(values)])
    }

    /// Allows only texts that match the regular expression from beginning to end.
    public static func pattern<Output>(_ regex: Regex<Output>) -> GenerationGuide<String> {
        GenerationGuide([GuideRule(matching: regex)])
    }
}

extension GenerationGuide where Value == Int {
    /// Allows only integers that are at least the value.
    public static func minimum(_ value: Int) -> GenerationGuide<Int> {
        GenerationGuide(GuideRule.bounds(value, nil))
    }

    /// Allows only integers that are at most the value.
    public static func maximum(_ value: Int) -> GenerationGuide<Int> {
        GenerationGuide(GuideRule.bounds(nil, value))
    }

    /// Allows only integers within the range.
    public static func range(_ range: ClosedRange<Int>) -> GenerationGuide<Int> {
        GenerationGuide(GuideRule.bounds(range.lowerBound, range.upperBound))
    }
}

extension GenerationGuide where Value == Float {
    /// Allows only numbers that are at least the value.
    public static func minimum(_ value: Float) -> GenerationGuide<Float> {
        GenerationGuide(GuideRule.bounds(value, nil))
    }

    /// Allows only numbers that are at most the value.
    public static func maximum(_ value: Float) -> GenerationGuide<Float> {
        GenerationGuide(GuideRule.bounds(nil, value))
    }

    /// Allows only numbers within the range.
    public static func range(_ range: ClosedRange<Float>) -> GenerationGuide<Float> {
        GenerationGuide(GuideRule.bounds(range.lowerBound, range.upperBound))
    }
}

extension GenerationGuide where Value == Double {
    /// Allows only numbers that are at least the value.
    public static func minimum(_ value: Double) -> GenerationGuide<Double> {
        GenerationGuide(GuideRule.bounds(value, nil))
    }

    /// Allows only numbers that are at most the value.
    public static func maximum(_ value: Double) -> GenerationGuide<Double> {
        GenerationGuide(GuideRule.bounds(nil, value))
    }

    /// Allows only numbers within the range.
    public static func range(_ range: ClosedRange<Double>) -> GenerationGuide<Double> {
        GenerationGuide(GuideRule.bounds(range.lowerBound, range.upperBound))
    }
}

extension GenerationGuide where Value == Decimal {
    /// Allows only numbers that are at least the value.
    public static func minimum(_ value: Decimal) -> GenerationGuide<Decimal> {
        GenerationGuide(GuideRule.bounds(value, nil))
    }

    /// Allows only numbers that are at most the value.
    public static func maximum(_ value: Decimal) -> GenerationGuide<Decimal> {
        GenerationGuide(GuideRule.bounds(nil, value))
    }

    /// Allows only numbers within the range.
    public static func range(_ range: ClosedRange<Decimal>) -> GenerationGuide<Decimal> {
        GenerationGuide(GuideRule.bounds(range.lowerBound, range.upperBound))
    }
}

extension GenerationGuide {
    /// Allows only arrays of at least this many elements.
    public static func minimumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
        GenerationGuide([.minimumCount(count)])
    }

    /// Allows only arrays of at most this many elements.
    public static func maximumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
        GenerationGuide([.maximumCount(count)])
    }

    /// Allows only arrays whose number of elements is within the range.
    public static func count<Element>(_ range: ClosedRange<Int>) -> GenerationGuide<[Element]>
    where Value == [Element] {
        GenerationGuide(GuideRule.count(range))
    }

    /// Allows only arrays of exactly this many elements.
    public static func count<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
        GenerationGuide(GuideRule.count(count...count))
    }

    /// Puts a guide on every element of an array.
    public static func element<Element>(_ guide: GenerationGuide<Element>) -> GenerationGuide<[Element]>
    where Value == [Element] {
        GenerationGuide(guide.rules.map(GuideRule.element))
    }
}

/// Lets the compiler accept `.count(3)` in a macro's argument, where nothing tells the element's type.
extension GenerationGuide where Value == [Never] {
    /// Allows only arrays of at least this many elements; for use in `@Guide` only.
    public static func minimumCount(_ count: Int) -> GenerationGuide<Value> {
        GenerationGuide([.minimumCount(count)])
    }

    /// Allows only arrays of at most this many elements; for use in `@Guide` only.
    public static func maximumCount(_ count: Int) -> GenerationGuide<Value> {
        GenerationGuide([.maximumCount(count)])
    }

    /// Allows only arrays whose number of elements is within the range; for use in `@Guide` only.
    public static func count(_ range: ClosedRange<Int>) -> GenerationGuide<Value> {
        GenerationGuide(GuideRule.count(range))
    }

    /// Allows only arrays of exactly this many elements; for use in `@Guide` only.
    public static func count(_ count: Int) -> GenerationGuide<Value> {
        GenerationGuide(GuideRule.count(count...count))
    }
}
