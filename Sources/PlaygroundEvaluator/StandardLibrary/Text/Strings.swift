/// `String`: making, joining and changing; what it shares with `Substring` is in `StringProtocol`.
struct StringTable {
    let types: HostTypes

    var list: [HostType] {
        [string, substring]
    }

    private var string: HostType {
        types.declare(
            "struct String: StringProtocol, RangeReplaceableCollection, Codable, Sendable, LosslessStringConvertible, "
                + "ExpressibleByStringInterpolation, TextOutputStream"
        ) {
            HostMember(noting: "typealias Element = Character")
            HostMember(noting: "typealias UTF8View = String.UTF8View")
            making
            joining
            changing
            replacing
            TextChanges<String>(types: types).rows
            filtering
        }
    }

    private var substring: HostType {
        types.type(
            "struct Substring: StringProtocol, RangeReplaceableCollection, Sendable, LosslessStringConvertible, "
                + "ExpressibleByStringInterpolation, TextOutputStream",
            of: Substring.self
        ) {
            HostMember(noting: "typealias Element = Character")
            types.make("init()") { Substring() }
            types.make("init(_ content: some StringProtocol)") { (text: Substring) in text }
            types.make("init(stringLiteral value: String)") { (text: Substring) in text }
            HostMember("init(_ characters: some Sequence<Character>)") { [types] arguments in
                try Substring(try Self.text(try arguments.given(0), in: arguments.context)).written(in: types)
            }
            types.make("static func + (lhs: Substring, rhs: some StringProtocol) -> Substring") {
                (left: Substring, right: Substring) in left + right
            }
            types.assignment("+=", of: "Substring", "some StringProtocol") { (left: Substring, right: Substring) in
                left + right
            }
            types.mutating("mutating func write(_ other: String)") { (text: inout Substring, other: String) in
                text += other
                return Nothing()
            }
            types.row("var base: String") { (text: Substring) in text.base }
            types.mutating("mutating func popFirst() -> Character?") { (text: inout Substring) in text.popFirst() }
            TextChanges<Substring>(types: types).rows
            filtering
            types.mutating("mutating func append(_ c: Character)") { (text: inout Substring, character: Character) in
                text.append(character)
                return Nothing()
            }
            types.mutating("mutating func append(contentsOf other: some StringProtocol)") {
                (text: inout Substring, other: Substring) in
                text.append(contentsOf: other)
                return Nothing()
            }
        } configure: { type in
            type.hooks.makeIterator = { value, _ in
                var iterator = (value.text ?? "").makeIterator()
                return { iterator.next().map { .character($0) } }
            }
        }
    }

    @RowBuilder private var making: [HostMember] {
        types.make("init()") { "" }
        types.make("init(_ c: Character)") { (character: Character) in String(character) }
        types.make("init(_ text: some StringProtocol)") { (text: Substring) in String(text) }
        types.make("init(_ view: String.UTF8View)") { (view: Utf8Bytes) in String(view.elements) }
        types.make("init(_ view: String.UTF16View)") { (view: Utf16Units) in String(view.elements) }
        types.make("init(_ view: String.UnicodeScalarView)") { (view: Scalars) in String(view.elements) }
        types.make("init(_ scalar: Unicode.Scalar)") { (scalar: Unicode.Scalar) in String(scalar) }
        HostMember("init(_ value: some LosslessStringConvertible)") { arguments in
            .string(try arguments.context.describe(try arguments.given(0)))
        }
        HostMember("init(_ value: some BinaryInteger, radix: Int = 10, uppercase: Bool = false)") { arguments in
            let radix = try arguments.int(1, or: 10)
            guard (2...36).contains(radix) else { throw Trap.fatal("Radix must be between 2 and 36") }
            let number = try IntegerTable<Int>.integer(arguments)
            return .string(String(number, radix: radix, uppercase: try arguments.bool(2)))
        }
        HostMember("init(_ characters: [Character])") { arguments in
            try Self.text(try arguments.given(0), in: arguments.context).value
        }
        HostMember("init(_ characters: some Sequence<Character>)") { arguments in
            try Self.text(try arguments.given(0), in: arguments.context).value
        }
        HostMember(noting: "typealias StringInterpolation = DefaultStringInterpolation")
        HostMember("init(stringInterpolation: DefaultStringInterpolation)") { arguments in
            .string(try arguments.context.describe(try arguments.given(0)))
        }
        HostMember("init<Subject>(describing instance: Subject)") { arguments in
            .string(try arguments.context.describe(try arguments.given(0)))
        }
        HostMember("init<Subject>(reflecting subject: Subject)") { arguments in
            .string(try arguments.context.debugDescribe(try arguments.given(0)))
        }
        repeating("String")
        repeating("Character")
        // Inside of an extension of `String` these are found before the functions of the module.
        HostMember("func max<T: Comparable>(_ x: T, _ y: T) -> T") { arguments in
            let (x, y) = (try arguments.given(0), try arguments.given(1))
            return try ValueOrder.isLess(y, x) ? x : y
        }
        HostMember("func min<T: Comparable>(_ x: T, _ y: T) -> T") { arguments in
            let (x, y) = (try arguments.given(0), try arguments.given(1))
            return try ValueOrder.isLess(y, x) ? y : x
        }
        HostMember("init(decoding codeUnits: [UInt8], as encoding: UTF8.Type)") { arguments in
            .string(String(decoding: try arguments.elements(0).compactMap(UInt8.read), as: UTF8.self))
        }
        HostMember("init(decoding codeUnits: some Sequence<UInt8>, as encoding: UTF8.Type)") { arguments in
            let bytes = try Elements.of(try arguments.given(0), in: arguments.context).compactMap { UInt8.read($0) }
            return .string(String(decoding: bytes, as: UTF8.self))
        }
        HostMember("init?(validating codeUnits: some Sequence<UInt8>, as encoding: UTF8.Type)") { arguments in
            let bytes = try Elements.of(try arguments.given(0), in: arguments.context).compactMap { UInt8.read($0) }
            return String(validating: bytes, as: UTF8.self).value
        }
    }

    private func repeating(_ type: String) -> HostMember {
        HostMember("init(repeating repeatedValue: \(type), count: Int)") { arguments in
            let (text, count) = (try arguments.string(0), try arguments.int(1))
            if count < 0 { throw Trap.fatal("Negative count not allowed") }
            try arguments.context.reserve(bytes: text.utf8.count.multipliedReportingOverflow(by: count).partialValue)
            return .string(String(repeating: text, count: count))
        }
    }

    @RowBuilder private var joining: [HostMember] {
        types.make("static func + (lhs: String, rhs: String) -> String") { (left: String, right: String) in left + right
        }
        types.make("static func + (lhs: String, rhs: some StringProtocol) -> String") {
            (left: String, right: Substring) in left + right
        }
        HostMember("static func += (lhs: inout String, rhs: some StringProtocol)") { arguments in
            guard case .string(var text) = try arguments.given(0) else {
                throw HostRefusal("the left side is no String")
            }
            arguments.values[0] = nil
            text += try arguments.string(1)
            arguments.values[0] = .string(text)
            return .void
        }
        types.make("static func + (lhs: some StringProtocol, rhs: String) -> String") {
            (left: Substring, right: String) in String(left) + right
        }
        types.make("static func == (lhs: String, rhs: String) -> Bool") { (left: String, right: String) in left == right
        }
        types.make("static func < (lhs: String, rhs: String) -> Bool") { (left: String, right: String) in left < right }
    }

    @RowBuilder private var changing: [HostMember] {
        for parameter in ["_ other: String", "_ c: Character", "contentsOf other: some StringProtocol"] {
            HostMember("mutating func append(\(parameter))") { arguments in
                try arguments.changeString { text, arguments in
                    switch try arguments.given(0) {
                    case .string(let other): text.append(other)
                    case .character(let other): text.append(other)
                    default: text.append(try arguments.string(0))
                    }
                }
                return .void
            }
        }
        HostMember("mutating func append(contentsOf other: some Sequence<Character>)") { arguments in
            try arguments.changeString { text, arguments in
                text += try Self.text(try arguments.given(0), in: arguments.context)
            }
            return .void
        }
        HostMember("mutating func write(_ other: String)") { arguments in
            try arguments.changeString { text, arguments in text += try arguments.string(0) }
            return .void
        }
    }

    @RowBuilder private var replacing: [HostMember] {
        HostMember(
            "mutating func replace(_ other: some StringProtocol, with replacement: some StringProtocol, "
                + "maxReplacements: Int = Int.max)"
        ) { arguments in
            let (other, replacement) = (try arguments.string(0), try arguments.string(1))
            let maximum = try arguments.int(2, or: .max)
            try arguments.changeString { text, _ in
                text.replace(other, with: replacement, maxReplacements: maximum)
            }
            return .void
        }
        types.mutating("mutating func trimPrefix(_ prefix: some StringProtocol)") {
            (text: inout String, prefix: Substring) in
            text.trimPrefix(prefix)
            return Nothing()
        }
        HostMember("mutating func trimPrefix(while predicate: (Character) throws -> Bool) rethrows") { arguments in
            try arguments.changeString { text, arguments in
                let rest = try text.trimmingPrefix { try arguments.test(0, .character($0)) }
                text = String(rest)
            }
            return .void
        }
    }

    @RowBuilder private var filtering: [HostMember] {
        HostMember("func filter(_ isIncluded: (Character) throws -> Bool) rethrows -> String") { arguments in
            let text: Substring = try arguments.bridgedReceiver()
            return .string(try String(text).filter { try arguments.test(0, .character($0)) })
        }
    }

    /// The text of a sequence of characters.
    static func text(_ characters: Value, in context: any HostContext) throws -> String {
        if let text = characters.text { return String(text) }
        var result = ""
        let reader = try ElementReader(characters, in: context)
        while let element = try reader.next() {
            guard let piece = element.text ?? Unicode.Scalar.read(element).map({ Substring(String($0)) }) else {
                throw HostRefusal("an element is not a Character")
            }
            result += piece
        }
        return result
    }
}
