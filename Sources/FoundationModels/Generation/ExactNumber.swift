import Foundation

/// A decimal number with all its digits: what a JSON text says before any machine type rounds it.
///
/// The value is `0.digits × 10^exponent`; equal numbers have equal fields, so `1`, `1.0` and `10e-1` are one value.
package struct ExactNumber: Hashable, Sendable {
    package let isNegative: Bool
    /// The significant digits 0…9, without zeros at either end; empty for zero.
    package let digits: [UInt8]
    /// Where the decimal point stands, counted from the first digit; 0 for zero.
    package let exponent: Int

    /// Exponents beyond this are not numbers anybody means; the bound keeps arithmetic on exponents from overflowing.
    private static let largestExponent = 1_000_000_000

    private init(isNegative: Bool, rawDigits: some Sequence<UInt8>, exponent: Int) {
        let leading = Array(rawDigits)
        let significant = leading.drop { $0 == 0 }
        let trimmed = significant.reversed().drop { $0 == 0 }.reversed()
        digits = Array(trimmed)
        self.isNegative = isNegative && !digits.isEmpty
        let shifted = exponent - (leading.count - significant.count)
        self.exponent = digits.isEmpty ? 0 : min(max(shifted, -Self.largestExponent), Self.largestExponent)
    }

    /// Reads the text of a JSON number; nil when the text is not one.
    package init?(_ text: some StringProtocol) {
        var scanner = NumberScanner(text.utf8)
        guard let parts = scanner.scan() else { return nil }
        let written = parts.exponent.isEmpty ? 0 : Self.clampedExponent(parts.exponent)
        self.init(
            isNegative: parts.isNegative, rawDigits: parts.whole + parts.fraction, exponent: parts.whole.count + written
        )
    }

    private static func clampedExponent(_ text: String) -> Int {
        let limit = text.hasPrefix("-") ? -largestExponent : largestExponent
        let exponent = Int(text) ?? limit
        return min(max(exponent, -largestExponent), largestExponent)
    }
}

extension ExactNumber {
    package init(_ value: Int) {
        let digits = String(value.magnitude).utf8.map { $0 - UInt8(ascii: "0") }
        self.init(isNegative: value < 0, rawDigits: digits, exponent: digits.count)
    }

    /// The number a person sees when the value is printed; nil for infinities and not-a-number.
    package init?(_ value: Double) {
        self.init(value.description)
    }

    /// As for `Double`: 0.1 as a `Float` is the number 0.1.
    package init?(_ value: Float) {
        self.init(value.description)
    }

    package init?(_ value: Decimal) {
        self.init("\(value)")
    }
}

extension ExactNumber {
    /// The nearest `Double`; infinite when the number is beyond its range.
    package var double: Double {
        Double(description) ?? 0
    }

    /// The number as an `Int`; nil when it has a fraction or does not fit.
    package var int: Int? {
        guard exponent >= digits.count, exponent <= 19 else { return digits.isEmpty ? 0 : nil }
        return Int(description)
    }

    /// The number as a `Decimal`, rounded to its 38 digits; nil when it does not fit.
    package var decimal: Decimal? {
        guard abs(exponent) <= 127 else { return nil }
        let value = Decimal(string: description, locale: Locale(identifier: "en_US_POSIX"))
        return value.flatMap { $0.isNaN ? nil : $0 }
    }

    package var isInteger: Bool {
        exponent >= digits.count
    }
}

extension ExactNumber: Comparable {
    package static func < (left: ExactNumber, right: ExactNumber) -> Bool {
        if left.isNegative != right.isNegative { return left.isNegative }
        return left.isNegative ? right.isSmaller(than: left) : left.isSmaller(than: right)
    }

    /// Compares magnitudes.
    private func isSmaller(than other: ExactNumber) -> Bool {
        if digits.isEmpty || other.digits.isEmpty { return digits.isEmpty && !other.digits.isEmpty }
        if exponent != other.exponent { return exponent < other.exponent }
        return digits.lexicographicallyPrecedes(other.digits)
    }
}

extension ExactNumber: CustomStringConvertible {
    /// The shortest JSON text of the number: plain digits where that is readable, else scientific.
    package var description: String {
        guard !digits.isEmpty else { return "0" }
        let text = String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
        return (isNegative ? "-" : "") + Self.placePoint(in: text, at: exponent)
    }

    private static func placePoint(in digits: String, at point: Int) -> String {
        let count = digits.count
        switch point {
        case count...max(count, 21): return digits + String(repeating: "0", count: point - count)
        case 1..<max(count, 1): return digits.prefix(point) + "." + digits.dropFirst(point)
        case -5...0: return "0." + String(repeating: "0", count: -point) + digits
        default: return scientific(digits, exponent: point - 1)
        }
    }

    private static func scientific(_ digits: String, exponent: Int) -> String {
        let fraction = digits.dropFirst()
        return digits.prefix(1) + (fraction.isEmpty ? "" : "." + fraction) + "e\(exponent)"
    }
}

/// The parts of a JSON number's text, checked against JSON's grammar.
private struct NumberScanner<Bytes: Collection<UInt8>> {
    private var rest: Bytes.SubSequence

    struct Parts {
        var isNegative = false
        var whole: [UInt8] = []
        var fraction: [UInt8] = []
        var exponent = ""
    }

    init(_ bytes: Bytes) {
        rest = bytes[...]
    }

    mutating func scan() -> Parts? {
        var parts = Parts()
        parts.isNegative = take("-")
        parts.whole = digits()
        guard !parts.whole.isEmpty, parts.whole.count == 1 || parts.whole[0] != 0 else { return nil }
        if take(".") {
            parts.fraction = digits()
            guard !parts.fraction.isEmpty else { return nil }
        }
        if take("e") || take("E") {
            guard let exponent = exponent() else { return nil }
            parts.exponent = exponent
        }
        return rest.isEmpty ? parts : nil
    }

    private mutating func exponent() -> String? {
        let sign = take("-") ? "-" : ""
        if sign.isEmpty { _ = take("+") }
        let digits = digits()
        guard !digits.isEmpty else { return nil }
        return sign + String(decoding: digits.map { $0 + UInt8(ascii: "0") }, as: UTF8.self)
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
        guard rest.first == UInt8(ascii: character) else { return false }
        rest = rest.dropFirst()
        return true
    }

    private mutating func digits() -> [UInt8] {
        var found: [UInt8] = []
        while let byte = rest.first, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) {
            found.append(byte - UInt8(ascii: "0"))
            rest = rest.dropFirst()
        }
        return found
    }
}
