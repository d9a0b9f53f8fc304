/// Decimal numbers within bounds, digit by digit.
///
/// Numbers are spelled with at most 20 digits before the point and 17 after what the bounds need, which is all that a
/// `Double` can hold. Without bounds the scientific form is allowed too, up to 10^37, which even a `Float` can hold.
extension Grammar {
    private static let wholeDigits = 20
    private static let moreDigits = Grammar.repetition(digit, atLeast: 0, atMost: 16)
    private static let anyFraction = Grammar.optional(.sequence([.text("."), digit, moreDigits]))

    /// All decimals within the bounds. Nil bounds are open.
    static func decimal(from low: ExactNumber?, to high: ExactNumber?) -> Grammar {
        if low == nil, high == nil { return anyDecimal }
        var branches: [Grammar] = []
        if !(high?.isNegative ?? false) {
            let least = low.flatMap { $0.isNegative ? nil : Magnitude($0) } ?? .zero
            branches.append(magnitude(from: least, to: high.map(Magnitude.init)))
        }
        if low?.isNegative ?? true {
            let least = high.flatMap { $0.isNegative ? Magnitude($0) : nil } ?? .zero
            branches.append(.sequence([.text("-"), magnitude(from: least, to: low.map(Magnitude.init))]))
        }
        return .choice(branches)
    }

    private static let anyDecimal: Grammar = {
        let exponent = Grammar.choice([
            digits(0...9), .sequence([digits(1...2), digit]), .sequence([digits(3...3), digits(0...7)]),
        ])
        let scientific = Grammar.sequence([
            digits(1...9), anyFraction, .anyByte(of: "eE"), .optional(.anyByte(of: "+-")), exponent,
        ])
        let plain = magnitude(from: .zero, to: nil)
        return .sequence([.optional(.text("-")), .choice([plain, scientific])])
    }()

    /// The parts of a positive decimal on both sides of the point; the fraction has no zeros at its end.
    struct Magnitude {
        var whole: Digits
        var fraction: [UInt8]

        static let zero = Magnitude(whole: Digits(0), fraction: [])

        init(whole: Digits, fraction: [UInt8]) {
            self.whole = whole
            self.fraction = fraction
        }

        /// The magnitude of a number whose exponent is of a size that can be written out.
        init(_ number: ExactNumber) {
            let (digits, point) = (number.digits, number.exponent)
            let zeros = [UInt8](repeating: 0, count: max(0, point <= 0 ? -point : point - digits.count))
            if point <= 0 {
                self.init(whole: Digits(0), fraction: digits.isEmpty ? [] : zeros + digits)
            } else {
                self.init(
                    whole: Digits(Array((digits + zeros).prefix(point))), fraction: Array(digits.dropFirst(point)))
            }
        }
    }

    private static func magnitude(from low: Magnitude, to high: Magnitude?) -> Grammar {
        let top = high?.whole
        if let high, low.whole == high.whole {
            return .sequence([digits(low.whole.digits), fraction(from: low.fraction[...], to: high.fraction[...])])
        }
        var branches = [Grammar.sequence([digits(low.whole.digits), fraction(from: low.fraction[...], to: nil)])]
        let last = top.map { $0.predecessor ?? Digits(0) } ?? .nines(max(wholeDigits, low.whole.count))
        branches.append(.sequence([natural(from: low.whole.successor, to: last), anyFraction]))
        if let high {
            branches.append(.sequence([digits(high.whole.digits), fraction(from: [], to: high.fraction[...])]))
        }
        return .choice(branches)
    }

    /// What may follow the whole part when that is equal to the bounds' whole part: nothing, or a point and digits.
    private static func fraction(from low: ArraySlice<UInt8>, to high: ArraySlice<UInt8>?) -> Grammar {
        let written = Grammar.sequence([.text("."), fractionDigits(from: low, to: high)])
        return low.isEmpty ? .optional(written) : written
    }

    /// At least one digit of a fraction between two; nil is no upper bound.
    private static func fractionDigits(from low: ArraySlice<UInt8>, to high: ArraySlice<UInt8>?) -> Grammar {
        let (first, last) = (low.first ?? 0, high.map { $0.first ?? 0 })
        if let last, first == last {
            return .sequence([digits(first...first), moreFractionDigits(from: low.dropFirst(), to: high?.dropFirst())])
        }
        var branches = [
            Grammar.sequence([digits(first...first), moreFractionDigits(from: low.dropFirst(), to: nil)])
        ]
        let between = (first + 1, last.map { Int($0) - 1 } ?? 9)
        if Int(between.0) <= between.1 {
            branches.append(.sequence([digits(between.0...UInt8(between.1)), moreDigits]))
        }
        if let last {
            branches.append(.sequence([digits(last...last), moreFractionDigits(from: [], to: high?.dropFirst())]))
        }
        return .choice(branches)
    }

    /// The fraction may end once the lower bound is reached.
    private static func moreFractionDigits(from low: ArraySlice<UInt8>, to high: ArraySlice<UInt8>?) -> Grammar {
        if low.isEmpty, high == nil { return moreDigits }
        if low.isEmpty, let high, high.isEmpty { return .repetition(digits(0...0), atLeast: 0, atMost: 16) }
        let more = fractionDigits(from: low, to: high)
        return low.isEmpty ? .optional(more) : more
    }
}
