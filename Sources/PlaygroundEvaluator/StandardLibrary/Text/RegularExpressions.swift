import Foundation

/// `Regex` and its matches; Swift's own engine does the work.
package struct RegexValue: HostRepresentable, CustomStringConvertible {
    package var description: String { "Regex<AnyRegexOutput>(\(pattern))" }
    package static var bridgedName: String { "Regex" }
    package let regex: Regex<AnyRegexOutput>
    package let pattern: String

    /// - Throws: `HostRefusal` with the engine's reason when the pattern cannot be read.
    init(_ pattern: String) throws {
        do {
            regex = try Regex(pattern)
        } catch {
            throw HostRefusal("cannot parse regular expression: \(error)")
        }
        self.pattern = pattern
    }

    private init(_ regex: Regex<AnyRegexOutput>, pattern: String) {
        self.regex = regex
        self.pattern = pattern
    }

    func changing(_ change: (Regex<AnyRegexOutput>) -> Regex<AnyRegexOutput>) -> RegexValue {
        RegexValue(change(regex), pattern: pattern)
    }
}

struct MatchValue: HostRepresentable, CustomStringConvertible {
    var description: String { "Match(\(match.output[0].substring.map { String($0).debugDescription } ?? ""))" }
    package static var bridgedName: String { "Regex.Match" }
    let match: Regex<AnyRegexOutput>.Match
}

private protocol OptionalType {}
extension Optional: OptionalType {}

struct RegexTables {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        types.type("struct Regex<Output>: Sendable", of: RegexValue.self) {
            HostMember("init(_ pattern: String) throws") { [types] arguments in
                do {
                    return try RegexValue(try arguments.string(0)).written(in: types)
                } catch let refusal as HostRefusal {
                    // A pattern made while running fails as the engine's own error does: the program can catch it.
                    let info = [NSLocalizedDescriptionKey: refusal.message]
                    throw try NativeError.thrown(
                        NSError(domain: "Regex", code: 1, userInfo: info), in: arguments.context)
                }
            }
            // Literals were read by the parser; the checker makes them here.
            HostMember("init(literal pattern: String)") { [types] arguments in
                try RegexValue(try arguments.string(0)).written(in: types)
            }
            types.row("func ignoresCase(_ ignoresCase: Bool = true) -> Regex<Output>") {
                (regex: RegexValue, on: Bool?) in
                regex.changing { $0.ignoresCase(on ?? true) }
            }
            types.row("func anchorsMatchLineEndings(_ matchLineEndings: Bool = true) -> Regex<Output>") {
                (regex: RegexValue, on: Bool?) in regex.changing { $0.anchorsMatchLineEndings(on ?? true) }
            }
            types.row("func dotMatchesNewlines(_ dotMatchesNewlines: Bool = true) -> Regex<Output>") {
                (regex: RegexValue, on: Bool?) in regex.changing { $0.dotMatchesNewlines(on ?? true) }
            }
            types.row("func asciiOnlyDigits(_ useASCII: Bool = true) -> Regex<Output>") {
                (regex: RegexValue, on: Bool?) in regex.changing { $0.asciiOnlyDigits(on ?? true) }
            }
            types.row("func firstMatch(in text: some StringProtocol) throws -> Regex.Match<Output>?") {
                (regex: RegexValue, text: Substring) in try regex.regex.firstMatch(in: text).map(MatchValue.init)
            }
            types.row("func wholeMatch(in text: some StringProtocol) throws -> Regex.Match<Output>?") {
                (regex: RegexValue, text: Substring) in try regex.regex.wholeMatch(in: text).map(MatchValue.init)
            }
            types.row("func prefixMatch(in text: some StringProtocol) throws -> Regex.Match<Output>?") {
                (regex: RegexValue, text: Substring) in try regex.regex.prefixMatch(in: text).map(MatchValue.init)
            }
        }
        match
        types.declare("protocol StringProtocol") {
            matching
            replacing
        }
    }

    private var match: HostType {
        types.type("struct Regex.Match<Output>: Sendable", of: MatchValue.self) {
            types.row("var range: Range<String.Index>") { (match: MatchValue) in match.match.range }
            HostMember("var output: Output") { [types] in try Self.output(of: try $0.bridgedReceiver(), in: types) }
            HostMember("subscript(dynamicMember name: String) -> _") { [types] arguments in
                try Self.capture(try arguments.string(0), of: try arguments.bridgedReceiver(), in: types)
            }
            HostMember("subscript(name: String) -> Substring?") { [types] arguments in
                let match: MatchValue = try arguments.bridgedReceiver()
                return try match.match.output[try arguments.string(0)]?.substring.written(in: types) ?? .none
            }
        }
    }

    static func output(of match: MatchValue, in types: HostTypes) throws -> Value {
        let output = match.match.output
        if output.count == 1 { return try element(0, of: match, in: types) }
        let elements = try (0..<output.count).map { try element($0, of: match, in: types) }
        return .tuple(TupleValue(labels: (0..<output.count).map { output[$0].name }, elements: elements))
    }

    /// A capture by its number or name.
    private static func capture(_ name: String, of match: MatchValue, in types: HostTypes) throws -> Value {
        let output = match.match.output
        guard let index = Int(name) ?? (0..<output.count).first(where: { output[$0].name == name }) else {
            throw HostRefusal("the match has no capture '\(name)'")
        }
        return try element(index, of: match, in: types)
    }

    static func element(_ index: Int, of match: MatchValue, in types: HostTypes) throws -> Value {
        let output = match.match.output
        guard index < output.count else { throw HostRefusal("the match has no capture \(index)") }
        let text = output[index].substring
        if output[index].type is any OptionalType.Type { return try text.written(in: types) }
        return try (text ?? "").written(in: types)
    }

    @RowBuilder private var matching: [HostMember] {
        types.row("func firstMatch<Output>(of regex: Regex<Output>) -> Regex.Match<Output>?") {
            (text: Substring, regex: RegexValue) in
            text.firstMatch(of: regex.regex).map(MatchValue.init)
        }
        types.row("func wholeMatch<Output>(of regex: Regex<Output>) -> Regex.Match<Output>?") {
            (text: Substring, regex: RegexValue) in
            text.wholeMatch(of: regex.regex).map(MatchValue.init)
        }
        types.row("func prefixMatch<Output>(of regex: Regex<Output>) -> Regex.Match<Output>?") {
            (text: Substring, regex: RegexValue) in
            text.prefixMatch(of: regex.regex).map(MatchValue.init)
        }
        types.row("func matches<Output>(of regex: Regex<Output>) -> [Regex.Match<Output>]") {
            (text: Substring, regex: RegexValue) in
            text.matches(of: regex.regex).map(MatchValue.init)
        }
        types.row("func contains(_ regex: Regex<Any>) -> Bool") { (text: Substring, regex: RegexValue) in
            text.contains(regex.regex)
        }
        types.row("func starts(with regex: Regex<Any>) -> Bool") { (text: Substring, regex: RegexValue) in
            text.starts(with: regex.regex)
        }
        types.row("func firstRange(of regex: Regex<Any>) -> Range<String.Index>?") {
            (text: Substring, regex: RegexValue) in text.firstRange(of: regex.regex)
        }
        types.row("func ranges(of regex: Regex<Any>) -> [Range<String.Index>]") {
            (text: Substring, regex: RegexValue) in text.ranges(of: regex.regex)
        }
        types.row("func trimmingPrefix(_ regex: Regex<Any>) -> Substring") { (text: Substring, regex: RegexValue) in
            text.trimmingPrefix(regex.regex)
        }
        types.row(
            "func split(separator: Regex<Any>, maxSplits: Int = Int.max, omittingEmptySubsequences: Bool = true)"
                + " -> [Substring]"
        ) { (text: Substring, separator: RegexValue, maximum: Int?, omitting: Bool?) in
            text.split(
                separator: separator.regex, maxSplits: maximum ?? .max, omittingEmptySubsequences: omitting ?? true)
        }
    }

    @RowBuilder private var replacing: [HostMember] {
        types.row("func replacing(_ regex: Regex<Any>, with replacement: some StringProtocol) -> String") {
            (text: Substring, regex: RegexValue, replacement: Substring) in
            String(text.replacing(regex.regex, with: replacement))
        }
        HostMember(
            "func replacing<Output>(_ regex: Regex<Output>, with replacement: (Regex.Match<Output>) throws -> String) "
                + "rethrows -> String"
        ) {
            [types] arguments in
            let text: Substring = try arguments.bridgedReceiver()
            return .string(try Self.replaced(text, arguments, types))
        }
        HostMember("mutating func replace(_ regex: Regex<Any>, with replacement: some StringProtocol)") { arguments in
            guard let regex = RegexValue.read(try arguments.given(0)) else {
                throw HostRefusal("argument 1 is no Regex")
            }
            let replacement = try arguments.string(1)
            try arguments.changeString { text, _ in text.replace(regex.regex, with: replacement) }
            return .void
        }
    }

    private static func replaced(
        _ text: Substring, _ arguments: HostArguments, _ types: HostTypes
    ) throws -> String {
        guard let regex = RegexValue.read(try arguments.given(0)) else { throw HostRefusal("argument 1 is no Regex") }
        return String(
            try text.replacing(regex.regex) { match in
                try String(arguments.call(1, try MatchValue(match: match).written(in: types)).text ?? "")
            })
    }
}
