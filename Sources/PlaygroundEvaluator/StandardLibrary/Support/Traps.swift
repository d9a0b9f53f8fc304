/// The traps of the standard library, worded as the Swift runtime words them.
extension Trap {
    static func fatal(_ reason: String) -> Trap { Trap(reason) }

    /// The compiler checks arithmetic itself; compiled programs stop there without a sentence.
    package static var arithmeticOverflow: Trap { Trap("arithmetic overflow", heading: "Swift runtime failure") }
    package static var indexOutOfRange: Trap { .fatal("Index out of range") }
    static var sliceIndexOutOfBounds: Trap { .fatal("Index out of bounds") }
    static var negativeArrayIndex: Trap { .fatal("Negative Array index is out of range") }
    static var arrayIndexOutOfRange: Trap { .fatal("Array index is out of range") }
    static var stringIndexOutOfBounds: Trap { .fatal("String index is out of bounds") }
    package static var divisionByZero: Trap { .fatal("Division by zero") }
    package static var remainderByZero: Trap { .fatal("Division by zero in remainder operation") }
    package static var divisionOverflow: Trap { .fatal("Division results in an overflow") }
    package static var remainderOverflow: Trap { .fatal("Division results in an overflow in remainder operation") }
    package static var invertedRange: Trap { .fatal("Range requires lowerBound <= upperBound") }
    package static var nilUnwrapped: Trap { .fatal("Unexpectedly found nil while unwrapping an Optional value") }
    package static var nilUnwrappedImplicitly: Trap {
        .fatal("Unexpectedly found nil while implicitly unwrapping an Optional value")
    }
    package static var duplicateLiteralKeys: Trap { .fatal("Dictionary literal contains duplicate keys") }
    static var emptyRandomRange: Trap { .fatal("Can't get random value with an empty range") }
    static var zeroStride: Trap { .fatal("Stride size must not be zero") }

    static func duplicateKey(_ key: String) -> Trap { .fatal("Duplicate values for key: '\(key)'") }
    static func negativeCount(for type: String) -> Trap { .fatal("Can't construct \(type) with count < 0") }
    static func removing(_ which: String) -> Trap { .fatal("Can't remove \(which) from an empty collection") }
    static func negativeLength(_ verb: String, of part: String) -> Trap {
        .fatal("Can't \(verb) a \(part) of negative length from a collection")
    }
}
