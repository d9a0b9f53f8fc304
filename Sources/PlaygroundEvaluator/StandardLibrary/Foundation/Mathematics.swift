import Foundation

/// The functions of C's mathematics, and `Decimal`.
struct MathematicsTables {
    let types: HostTypes

    @RowBuilder var globals: [HostMember] {
        roundings
        for (name, function) in Self.unary {
            types.make("func \(name)(_ x: Double) -> Double", function)
            types.make("func \(name)(_ x: Float) -> Float") { (x: Float) in Float(function(Double(x))) }
        }
        for (name, function) in Self.binary {
            types.make("func \(name)(_ x: Double, _ y: Double) -> Double", function)
            types.make("func \(name)(_ x: Float, _ y: Float) -> Float") { (x: Float, y: Float) in
                Float(function(Double(x), Double(y)))
            }
        }
        types.make("func pow(_ x: Decimal, _ y: Int) -> Decimal") { (x: Decimal, y: Int) in Foundation.pow(x, y) }
        HostMember(
            "func NSDecimalRound(_ result: inout Decimal, _ number: inout Decimal, _ scale: Int, "
                + "_ roundingMode: NSDecimalNumber.RoundingMode)"
        ) { arguments in
            var (number, rounded): (Decimal, Decimal) = (try arguments.bridged(1), 0)
            NSDecimalRound(&rounded, &number, try arguments.int(2), try arguments.bridged(3))
            arguments.values[0] = try rounded.written(in: types)
            return .void
        }
        types.constant("let M_PI: Double", Double.pi)
        types.constant("let M_E: Double", M_E)
        types.make("func CFAbsoluteTimeGetCurrent() -> Double") { Date().timeIntervalSinceReferenceDate }
        HostMember("func NSLog(_ format: String, _ args: Any...)") { arguments in
            let text = try FormatString(try arguments.string(0)).filled(
                with: arguments.variadic(1), locale: nil, arguments.context)
            try arguments.context.write(text + "\n")
            return .void
        }
        types.make("func arc4random_uniform(_ bound: UInt32) -> UInt32") { (bound: UInt32) in
            bound == 0 ? 0 : UInt32.random(in: 0..<bound)
        }
    }

    private static var unary: [(String, (Double) -> Double)] {
        [
            ("sqrt", { $0.squareRoot() }), ("cbrt", cbrt), ("sin", sin), ("cos", cos), ("tan", tan), ("asin", asin),
            ("acos", acos), ("atan", atan), ("sinh", sinh), ("cosh", cosh), ("tanh", tanh), ("exp", exp),
            ("exp2", exp2), ("log", log), ("log2", log2), ("log10", log10), ("log1p", log1p), ("expm1", expm1),
            ("floor", floor), ("ceil", ceil), ("round", round), ("trunc", trunc), ("rint", rint), ("fabs", fabs),
            ("tgamma", tgamma), ("lgamma", lgamma), ("erf", erf),
        ]
    }

    private static var binary: [(String, (Double, Double) -> Double)] {
        [
            ("pow", pow), ("atan2", atan2), ("hypot", hypot), ("fmod", fmod), ("fmin", fmin), ("fmax", fmax),
            ("remainder", remainder), ("copysign", copysign),
        ]
    }

    @ListBuilder<HostType> var list: [HostType] {
        decimal
        types.type("class NumberFormatter", of: NumberFormatter.self) { formatter }
        types.type("class ByteCountFormatter", of: ByteCountFormatter.self) {
            types.make("init()") { ByteCountFormatter() }
            types.row("func string(fromByteCount byteCount: Int64) -> String") {
                (formatter: ByteCountFormatter, count: Int64) in formatter.string(fromByteCount: count)
            }
            types.make(
                "static func string(fromByteCount byteCount: Int64, countStyle: ByteCountFormatter.CountStyle) -> String"
            ) { (count: Int64, style: ByteCountFormatter.CountStyle) in
                ByteCountFormatter.string(fromByteCount: count, countStyle: style)
            }
            types.property("var countStyle: ByteCountFormatter.CountStyle", \ByteCountFormatter.countStyle)
        }
        types.type("enum ByteCountFormatter.CountStyle: Hashable", of: ByteCountFormatter.CountStyle.self) {
            types.constants([
                ("file", ByteCountFormatter.CountStyle.file), ("memory", .memory), ("decimal", .decimal),
                ("binary", .binary),
            ])
        }
        types.type("enum NumberFormatter.RoundingMode: Hashable", of: NumberFormatter.RoundingMode.self) {
            types.constants([
                ("ceiling", NumberFormatter.RoundingMode.ceiling), ("floor", .floor), ("down", .down), ("up", .up),
                ("halfEven", .halfEven), ("halfDown", .halfDown), ("halfUp", .halfUp),
            ])
        }
        types.type("enum NumberFormatter.Style: Hashable", of: NumberFormatter.Style.self) {
            types.constants([
                ("none", NumberFormatter.Style.none), ("decimal", .decimal), ("currency", .currency),
                ("percent", .percent), ("scientific", .scientific), ("spellOut", .spellOut), ("ordinal", .ordinal),
            ])
        }
    }

    private var decimal: HostType {
        types.type(
            "struct Decimal: Comparable, Hashable, SignedNumeric, Codable, Sendable, Strideable", of: Decimal.self
        ) {
            types.make("init()") { Decimal() }
            types.make("init(_ value: Int)") { (value: Int) in Decimal(value) }
            types.make("init(_ value: Double)") { (value: Double) in Decimal(value) }
            types.make("init?(string: String)") { (text: String) in Decimal(string: text) }
            types.make("init(integerLiteral value: Int)") { (value: Int) in Decimal(value) }
            types.make("init(floatLiteral value: Double)") { (value: Double) in Decimal(value) }
            types.make("init(sign: FloatingPointSign, exponent: Int, significand: Decimal)") {
                (sign: FloatingPointSign, exponent: Int, significand: Decimal) in
                Decimal(sign: sign, exponent: exponent, significand: significand)
            }
            types.constant("static let zero: Decimal", Decimal.zero)
            types.constant("static let pi: Decimal", Decimal.pi)
            arithmetic("+") { $0 + $1 }
            arithmetic("-") { $0 - $1 }
            arithmetic("*") { $0 * $1 }
            arithmetic("/") { $0 / $1 }
            types.make("static prefix func - (x: Decimal) -> Decimal") { (x: Decimal) in -x }
            types.row("var isNaN: Bool") { (x: Decimal) in x.isNaN }
            types.row("var exponent: Int") { (x: Decimal) in x.exponent }
            types.row("var significand: Decimal") { (x: Decimal) in x.significand }
            types.row("var isSignMinus: Bool") { (x: Decimal) in x.isSignMinus }
            types.make("init?(string: String, locale: Locale?)") { (text: String, locale: Locale?) in
                Decimal(string: text, locale: locale)
            }
            types.row("var isZero: Bool") { (x: Decimal) in x.isZero }
            types.row("var magnitude: Decimal") { (x: Decimal) in x.magnitude }
            types.row("func formatted() -> String") { (x: Decimal) in x.formatted() }
            types.row("func formatted(_ format: NumberFormatStyle) -> String") { (x: Decimal, format: NumberFormat) in
                format.text(of: x)
            }
        }
    }

    @RowBuilder private func arithmetic(
        _ symbol: String, _ operation: @escaping (Decimal, Decimal) -> Decimal
    ) -> [HostMember] {
        types.make("static func \(symbol) (lhs: Decimal, rhs: Decimal) -> Decimal", operation)
        types.assignment("\(symbol)=", of: "Decimal", nil, operation)
    }

    @RowBuilder private var formatter: [HostMember] {
        types.make("init()") { NumberFormatter() }
        types.property("var numberStyle: NumberFormatter.Style", \NumberFormatter.numberStyle)
        types.property("var minimumFractionDigits: Int", \NumberFormatter.minimumFractionDigits)
        types.property("var maximumFractionDigits: Int", \NumberFormatter.maximumFractionDigits)
        types.property("var minimumIntegerDigits: Int", \NumberFormatter.minimumIntegerDigits)
        types.property("var usesGroupingSeparator: Bool", \NumberFormatter.usesGroupingSeparator)
        types.property("var locale: Locale!", get: { (formatter: NumberFormatter) -> Locale? in formatter.locale }) {
            $0.locale = $1
        }
        types.property(
            "var currencyCode: String!", get: { (formatter: NumberFormatter) -> String? in formatter.currencyCode }
        ) { $0.currencyCode = $1 }
        types.property(
            "var groupingSeparator: String!",
            get: { (formatter: NumberFormatter) -> String? in formatter.groupingSeparator }
        ) { $0.groupingSeparator = $1 }
        types.property("var maximumIntegerDigits: Int", \NumberFormatter.maximumIntegerDigits)
        types.property("var minimumSignificantDigits: Int", \NumberFormatter.minimumSignificantDigits)
        types.property("var maximumSignificantDigits: Int", \NumberFormatter.maximumSignificantDigits)
        types.property("var usesSignificantDigits: Bool", \NumberFormatter.usesSignificantDigits)
        types.property("var roundingMode: NumberFormatter.RoundingMode", \NumberFormatter.roundingMode)
        text("currencySymbol", \.currencySymbol)
        text("decimalSeparator", \.decimalSeparator)
        text("positivePrefix", \.positivePrefix)
        text("positiveSuffix", \.positiveSuffix)
        text("negativePrefix", \.negativePrefix)
        text("percentSymbol", \.percentSymbol)
        types.row("func number(from string: String) -> NSNumber?") { (formatter: NumberFormatter, text: String) in
            formatter.number(from: text)
        }
        types.make("static func localizedString(from num: NSNumber, number nstyle: NumberFormatter.Style) -> String") {
            (number: NSNumber, style: NumberFormatter.Style) in
            NumberFormatter.localizedString(from: number, number: style)
        }
        HostMember("func string(from number: NSNumber) -> String?") { arguments in
            let formatter: NumberFormatter = try arguments.bridgedReceiver()
            return formatter.string(from: try Self.number(try arguments.given(0))).value
        }
        HostMember("func string(for obj: Any?) -> String?") { arguments in
            let formatter: NumberFormatter = try arguments.bridgedReceiver()
            guard let given = try arguments.given(0).unwrapped else { return .none }
            return formatter.string(from: try Self.number(given)).value
        }
    }

    private func text(_ name: String, _ path: ReferenceWritableKeyPath<NumberFormatter, String>) -> HostMember {
        types.property(
            "var \(name): String!", get: { (formatter: NumberFormatter) -> String? in formatter[keyPath: path] }
        ) { $0[keyPath: path] = $1 ?? "" }
    }

    /// Rounding functions that give whole numbers.
    @RowBuilder private var roundings: [HostMember] {
        types.make("func lround(_ x: Double) -> Int") { (x: Double) in try Self.whole(x.rounded()) }
        types.make("func lrint(_ x: Double) -> Int") { (x: Double) in try Self.whole(x.rounded(.toNearestOrEven)) }
    }

    private static func whole(_ number: Double) throws -> Int {
        guard let whole = Int(exactly: number) else {
            throw Trap.fatal("Double value cannot be converted to Int because it is either infinite or NaN")
        }
        return whole
    }

    static func number(_ value: Value) throws -> NSNumber {
        if case .bool(let bool) = value { return NSNumber(value: bool) }
        if let decimal = Decimal.read(value) { return NSDecimalNumber(decimal: decimal) }
        if let boxed = value.hostPayload as? NSNumber { return boxed }
        if let number = value.floatingPoint { return NSNumber(value: number) }
        if let number = value.wideInteger { return NSNumber(value: Int64(truncatingIfNeeded: number)) }
        throw HostRefusal("\(TypeNaming.name(ofTypeOf: value)) is no number")
    }
}
