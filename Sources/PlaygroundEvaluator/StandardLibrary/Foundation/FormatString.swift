import Foundation

/// A format of `String(format:)`, read before it is used: a placeholder that does not fit its argument is a message
/// here, where C would read memory that is not there.
struct FormatString {
    private enum Piece {
        case text(String)
        /// `%5.2f`: the whole placeholder without its length mark, the conversion, and how many `*` it has.
        case placeholder(flags: String, conversion: Character, stars: Int, position: Int?)
    }

    private let pieces: [Piece]

    init(_ format: String) throws {
        var pieces: [Piece] = []
        var rest = Substring(format)
        while let percent = rest.firstIndex(of: "%") {
            pieces.append(.text(String(rest[..<percent])))
            rest = rest[percent...].dropFirst()
            pieces.append(try Self.placeholder(&rest))
        }
        self.pieces = pieces + [.text(String(rest))]
    }

    private static func placeholder(_ rest: inout Substring) throws -> Piece {
        var flags = ""
        var position: Int?
        while let character = rest.popFirst() {
            switch character {
            case "%": return .text("%")
            case "$":
                position = Int(flags)
                flags = ""
            case "h", "l", "q", "z", "t", "j", "L": continue
            case "0"..."9", "-", "+", " ", "#", ".", "*", "'": flags.append(character)
            case "d", "i", "u", "x", "X", "o", "f", "F", "e", "E", "g", "G", "a", "A", "c", "C", "s", "S", "@", "D",
                "U",
                "O":
                return .placeholder(
                    flags: flags, conversion: character, stars: flags.count { $0 == "*" }, position: position)
            default: throw HostRefusal("'%\(flags)\(character)' in the format is not understood")
            }
        }
        throw HostRefusal("the format ends inside a placeholder")
    }

    func filled(with items: [Value], locale: Locale?, _ context: any HostContext) throws -> String {
        var text = ""
        var index = 0
        func next(_ position: Int?) throws -> Value {
            let place = position.map { $0 - 1 } ?? index
            if position == nil { index += 1 }
            guard items.indices.contains(place) else {
                throw HostRefusal("the format has more placeholders than the \(items.count) given values")
            }
            return items[place].unwrapped ?? .none
        }
        for piece in pieces {
            switch piece {
            case .text(let plain): text += plain
            case .placeholder(var flags, let conversion, let stars, let position):
                for _ in 0..<stars { flags = try Self.resolveStar(in: flags, try next(nil)) }
                text += try Self.format(try next(position), flags, conversion, locale, context)
            }
        }
        return text
    }

    private static func resolveStar(in flags: String, _ value: Value) throws -> String {
        guard case .int(let width) = value, let star = flags.firstIndex(of: "*") else {
            throw HostRefusal("'*' in the format needs an Int")
        }
        return flags.replacingCharacters(in: star...star, with: String(width))
    }

    private static func format(
        _ value: Value, _ flags: String, _ conversion: Character, _ locale: Locale?, _ context: any HostContext
    ) throws -> String {
        switch conversion {
        case "d", "i", "u", "x", "X", "o", "D", "U", "O": return try integer(value, flags, conversion, locale)
        case "f", "F", "e", "E", "g", "G", "a", "A": return try floatingPoint(value, flags, conversion, locale)
        case "c", "C": return try character(value, flags)
        // Foundation here knows neither width nor precision of an object.
        case "@": return try context.describe(value)
        default:
            throw HostRefusal("'%\(conversion)' needs a C string", hint: "write %@ for a String")
        }
    }

    private static func integer(
        _ value: Value, _ flags: String, _ conversion: Character, _ locale: Locale?
    ) throws -> String {
        guard let number = value.wideInteger else { throw mismatch(value, conversion, "an integer") }
        let format = "%\(flags)ll\(conversion.lowercased() == "x" ? String(conversion) : conversion.lowercased())"
        // Narrow arguments are promoted to 32 bits, as C promotes them: `%x` of an Int8 of -1 is `ffffffff`.
        let isNarrow: Bool = if case .sized(let sized) = value { sized.kind.bitWidth <= 32 } else { false }
        let bits =
            isNarrow && number < 0 && !"diD".contains(conversion)
            ? Int64(UInt32(truncatingIfNeeded: number)) : Int64(truncatingIfNeeded: number)
        return String(format: format, locale: locale, bits)
    }

    private static func floatingPoint(
        _ value: Value, _ flags: String, _ conversion: Character, _ locale: Locale?
    ) throws -> String {
        guard let number = value.floatingPoint else { throw mismatch(value, conversion, "a Double or Float") }
        return String(format: "%\(flags)\(conversion)", locale: locale, number)
    }

    private static func character(_ value: Value, _ flags: String) throws -> String {
        guard let number = value.wideInteger, let scalar = Unicode.Scalar(UInt32(truncatingIfNeeded: number)) else {
            throw mismatch(value, "c", "a character's number")
        }
        return pad(String(Character(scalar)), flags)
    }

    /// Pads by width and cuts by precision.
    private static func pad(_ text: String, _ flags: String) -> String {
        let parts = flags.drop { "-+ #0'".contains($0) }.split(separator: ".", omittingEmptySubsequences: false)
        let cut = parts.count > 1 ? String(text.prefix(Int(parts[1]) ?? 0)) : text
        let width = parts.first.flatMap { Int($0) } ?? 0
        let padding = String(repeating: " ", count: max(0, min(width, 10_000) - cut.count))
        return flags.contains("-") ? cut + padding : padding + cut
    }

    private static func mismatch(_ value: Value, _ conversion: Character, _ wanted: String) -> HostRefusal {
        HostRefusal(
            "'%\(conversion)' in the format needs \(wanted), not \(TypeNaming.name(ofTypeOf: value))",
            hint: "convert the value, or write %@")
    }
}
