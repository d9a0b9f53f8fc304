/// Numbers within bounds, digit by digit.
extension Grammar {
    static let digit = digits(0...9)

    static func digits(_ range: ClosedRange<UInt8>) -> Grammar {
        .byte(UInt8(ascii: "0") + range.lowerBound...UInt8(ascii: "0") + range.upperBound)
    }

    static func digits(_ digits: some Sequence<UInt8>) -> Grammar { .bytes(digits.map { UInt8(ascii: "0") + $0 }) }

    /// All integers within the bounds, without leading zeros.
    static func integer(in bounds: ClosedRange<Int>) -> Grammar {
        var branches: [Grammar] = []
        if bounds.upperBound >= 0 {
            branches.append(natural(from: Digits(max(bounds.lowerBound, 0)), to: Digits(bounds.upperBound)))
        }
        if bounds.lowerBound < 0 {
            let least = bounds.upperBound < 0 ? Digits(bounds.upperBound) : Digits(1)
            branches.append(.sequence([.text("-"), natural(from: least, to: Digits(bounds.lowerBound))]))
        }
        return branches.count == 1 ? branches[0] : .choice(branches)
    }

    /// All natural numbers between two, inclusive.
    static func natural(from low: Digits, to high: Digits) -> Grammar {
        guard low <= high else { return .nothing }
        if low.count == high.count { return sameLength(low.digits[...], high.digits[...]) }
        var branches = [sameLength(low.digits[...], Digits.nines(low.count).digits[...])]
        if high.count - low.count > 1 {
            // Everything of the lengths between: a digit other than 0, then any digits.
            let more = Grammar.repetition(digit, atLeast: low.count, atMost: high.count - 2)
            branches.append(.sequence([digits(1...9), more]))
        }
        branches.append(sameLength(Digits.powerOfTen(high.count).digits[...], high.digits[...]))
        return .choice(branches)
    }

    private static func sameLength(_ low: ArraySlice<UInt8>, _ high: ArraySlice<UInt8>) -> Grammar {
        guard let first = low.first, let last = high.first else { return .empty }
        let (lowRest, highRest) = (low.dropFirst(), high.dropFirst())
        if first == last { return .sequence([digits(first...first), sameLength(lowRest, highRest)]) }
        let nines = Digits.nines(lowRest.count).digits[...]
        let zeros = [UInt8](repeating: 0, count: highRest.count)[...]
        if lowRest.allSatisfy({ $0 == 0 }) && highRest.allSatisfy({ $0 == 9 }) {
            return .sequence([digits(first...last), anyDigits(lowRest.count)])
        }
        var branches = [Grammar.sequence([digits(first...first), sameLength(lowRest, nines)])]
        if first + 1 < last { branches.append(.sequence([digits(first + 1...last - 1), anyDigits(lowRest.count)])) }
        branches.append(.sequence([digits(last...last), sameLength(zeros, highRest)]))
        return .choice(branches)
    }

    private static func anyDigits(_ count: Int) -> Grammar { .repetition(digit, atLeast: count, atMost: count) }
}

/// A natural number of any size in decimal digits, without leading zeros.
struct Digits: Comparable {
    private(set) var digits: [UInt8]

    var count: Int { digits.count }

    /// The magnitude of an integer.
    init(_ value: Int) { digits = String(value.magnitude).utf8.map { $0 - UInt8(ascii: "0") } }

    init(_ digits: [UInt8]) {
        let significant = digits.drop { $0 == 0 }
        self.digits = significant.isEmpty ? [0] : Array(significant)
    }

    static func nines(_ count: Int) -> Digits { Digits([UInt8](repeating: 9, count: count)) }

    /// The least number with so many digits.
    static func powerOfTen(_ count: Int) -> Digits { Digits([1] + [UInt8](repeating: 0, count: max(0, count - 1))) }

    static func < (left: Digits, right: Digits) -> Bool {
        left.count != right.count ? left.count < right.count : left.digits.lexicographicallyPrecedes(right.digits)
    }

    var successor: Digits {
        var result = digits
        for index in result.indices.reversed() {
            if result[index] < 9 {
                result[index] += 1
                return Digits(result)
            }
            result[index] = 0
        }
        return Digits([1] + result)
    }

    /// Nil for zero.
    var predecessor: Digits? {
        if digits == [0] { return nil }
        var result = digits
        for index in result.indices.reversed() {
            if result[index] > 0 {
                result[index] -= 1
                break
            }
            result[index] = 9
        }
        return Digits(result)
    }
}
