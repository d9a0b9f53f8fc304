/// What classes ask of a scalar: its general category and a few properties.
///
/// They come from a table of the first two planes, where living scripts and symbols are, because asking Unicode's own
/// properties of every scalar takes longer than everything else about a pattern.
struct CharacterKind: Equatable {
    /// Two letters, such as "Lu".
    let category: Substring
    private let flags: Substring

    var isAlphabetic: Bool { flags.contains("a") }
    var isUppercase: Bool { flags.contains("u") }
    var isLowercase: Bool { flags.contains("l") }
    var isWhitespace: Bool { flags.contains("w") }
    var isNumeric: Bool { flags.contains("n") }
    var isDecimalDigit: Bool { flags.contains("d") }
    var isGraphemeBase: Bool { flags.contains("b") }
    /// Whether there is another case of it.
    var changesCase: Bool { flags.contains("c") }

    private init(_ name: Substring) {
        category = name.prefix(2)
        flags = name.dropFirst(2)
    }

    static let all = names.split(separator: " ").map(CharacterKind.init)

    /// Neighbouring scalars of one kind; the kind is a number in `all`.
    typealias Run = (kind: Int, scalars: ClosedRange<UInt32>)

    /// All runs, from the first scalar on, without gaps.
    static let allRuns = decodedRuns()

    private static func decodedRuns() -> [Run] {
        var result: [Run] = []
        var (kind, count, next) = (0, UInt32(0), UInt32(0))
        func endRun() {
            let length = max(count, 1)
            result.append((kind, next...next + length - 1))
            (count, next) = (0, next + length)
        }
        for (index, letter) in runs.utf8.enumerated() {
            if let digit = Character(Unicode.Scalar(letter)).wholeNumberValue {
                count = count * 10 + UInt32(digit)
                continue
            }
            if index > 0 { endRun() }
            kind = Int(letter - UInt8(ascii: ":")) - (letter > UInt8(ascii: "\\") ? 1 : 0)
        }
        endRun()
        return result
    }
}
