import Foundation

/// `NSRange`, `NSRegularExpression` and its matches.
struct RegularExpressionObjectTables {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        types.type("struct NSRange: Hashable, Codable, Sendable", of: NSRange.self) { range }
        types.declare("struct Range<Bound>") {
            types.make("init?(_ range: NSRange, in text: some StringProtocol)", where: "Bound == String.Index") {
                (range: NSRange, text: Substring) in Self.place(range, in: text)
            }
        }
        types.type("class NSRegularExpression: Sendable", of: NSRegularExpression.self) { expression }
        types.type(
            "struct NSRegularExpression.Options: OptionSet, Hashable, Sendable", of: NSRegularExpression.Options.self
        ) {
            types.optionSet(NSRegularExpression.Options.self)
            types.constants([
                ("caseInsensitive", NSRegularExpression.Options.caseInsensitive),
                ("anchorsMatchLines", .anchorsMatchLines),
                ("dotMatchesLineSeparators", .dotMatchesLineSeparators),
                ("allowCommentsAndWhitespace", .allowCommentsAndWhitespace),
            ])
        }
        types.type(
            "struct NSRegularExpression.MatchingOptions: OptionSet, Hashable, Sendable",
            of: NSRegularExpression.MatchingOptions.self
        ) {
            types.optionSet(NSRegularExpression.MatchingOptions.self)
            types.constants([("anchored", NSRegularExpression.MatchingOptions.anchored)])
        }
        types.declare("struct NSRegularExpression.MatchingFlags: Sendable")
        types.type("class NSTextCheckingResult", of: NSTextCheckingResult.self) {
            types.row("var range: NSRange") { (match: NSTextCheckingResult) in match.range }
            types.row("var numberOfRanges: Int") { (match: NSTextCheckingResult) in match.numberOfRanges }
            types.row("func range(at index: Int) -> NSRange") { (match: NSTextCheckingResult, index: Int) in
                guard index >= 0, index < match.numberOfRanges else { throw Trap.indexOutOfRange }
                return match.range(at: index)
            }
            types.row("func range(withName name: String) -> NSRange") { (match: NSTextCheckingResult, name: String) in
                match.range(withName: name)
            }
        }
    }

    /// nil when the range is not within the text, or cuts a character's scalar.
    private static func place(_ range: NSRange, in text: Substring) -> Range<String.Index>? {
        let units = text.utf16
        guard range.location >= 0, range.length >= 0, range.location <= units.count - range.length else { return nil }
        let start = units.index(units.startIndex, offsetBy: range.location)
        let end = units.index(start, offsetBy: range.length)
        let scalars = text.base.unicodeScalars
        guard let lower = String.Index(start, within: scalars), let upper = String.Index(end, within: scalars) else {
            return nil
        }
        return lower..<upper
    }

    @RowBuilder private var range: [HostMember] {
        types.make("init(location: Int, length: Int)") { (location: Int, length: Int) in
            NSRange(location: location, length: length)
        }
        types.make("init()") { NSRange() }
        types.make("init(_ range: Range<Int>)") { (range: Range<Int>) in NSRange(range) }
        HostMember("init(_ range: some RangeExpression<String.Index>, in text: some StringProtocol)") {
            [types] arguments in
            guard let text = try arguments.given(1).text else { throw HostRefusal("argument 2 is no text") }
            return try NSRange(try text.bounds(of: try arguments.given(0)), in: text).written(in: types)
        }
        types.property("var location: Int", \NSRange.location)
        types.property("var length: Int", \NSRange.length)
        types.row("var lowerBound: Int") { (range: NSRange) in range.lowerBound }
        types.row("var upperBound: Int") { (range: NSRange) in range.upperBound }
        types.row("func contains(_ index: Int) -> Bool") { (range: NSRange, index: Int) in range.contains(index) }
        types.row("func intersection(_ other: NSRange) -> NSRange?") { (range: NSRange, other: NSRange) in
            range.intersection(other)
        }
        types.row("func union(_ other: NSRange) -> NSRange") { (range: NSRange, other: NSRange) in range.union(other) }
    }

    private static let place =
        "in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange"

    @RowBuilder private var expression: [HostMember] {
        HostMember("init(pattern: String, options: NSRegularExpression.Options = []) throws") { [types] arguments in
            let options = arguments.values[1].flatMap(NSRegularExpression.Options.read) ?? []
            do {
                return try NSRegularExpression(pattern: try arguments.string(0), options: options).written(in: types)
            } catch {
                throw try NativeError.thrown(error, in: arguments.context)
            }
        }
        types.row("var pattern: String") { (expression: NSRegularExpression) in expression.pattern }
        types.row("var options: NSRegularExpression.Options") { (expression: NSRegularExpression) in expression.options
        }
        types.row("var numberOfCaptureGroups: Int") { (expression: NSRegularExpression) in
            expression.numberOfCaptureGroups
        }
        types.make("static func escapedPattern(for string: String) -> String") { (text: String) in
            NSRegularExpression.escapedPattern(for: text)
        }
        search("matches(\(Self.place)) -> [NSTextCheckingResult]") { $0.matches(in: $1, options: $2, range: $3) }
        search("firstMatch(\(Self.place)) -> NSTextCheckingResult?") { $0.firstMatch(in: $1, options: $2, range: $3) }
        search("numberOfMatches(\(Self.place)) -> Int") { $0.numberOfMatches(in: $1, options: $2, range: $3) }
        search("rangeOfFirstMatch(\(Self.place)) -> NSRange") { $0.rangeOfFirstMatch(in: $1, options: $2, range: $3) }
        types.row("func stringByReplacingMatches(\(Self.place), withTemplate template: String) -> String") {
            (
                expression: NSRegularExpression, text: String, options: NSRegularExpression.MatchingOptions?,
                range: NSRange, template: String
            ) in
            expression.stringByReplacingMatches(
                in: text, options: options ?? [], range: try Self.checked(range, in: text), withTemplate: template)
        }
        HostMember(
            "func enumerateMatches(\(Self.place), using block: (NSTextCheckingResult?, "
                + "NSRegularExpression.MatchingFlags, inout Bool) -> Void)"
        ) { [types] arguments in
            guard case .function(let body) = try arguments.given(3), let range = NSRange.read(try arguments.given(2))
            else { throw HostRefusal("enumerateMatches needs a range and a closure") }
            let expression: NSRegularExpression = try arguments.bridgedReceiver()
            let text = try arguments.string(0)
            for match in expression.matches(in: text, range: try Self.checked(range, in: text)) {
                var values: [Value] = [.some(try match.written(in: types)), .void, .bool(false)]
                _ = try body.call(changing: &values, in: arguments.context)
                if values[2].truth { break }
            }
            return .void
        }
    }

    private func search<Result: Bridged>(
        _ declaration: String,
        _ find: @escaping (NSRegularExpression, String, NSRegularExpression.MatchingOptions, NSRange) -> Result
    ) -> HostMember {
        types.row("func " + declaration) {
            (
                expression: NSRegularExpression, text: String, options: NSRegularExpression.MatchingOptions?,
                range: NSRange
            ) in find(expression, text, options ?? [], try Self.checked(range, in: text))
        }
    }

    private static func checked(_ range: NSRange, in text: String) throws -> NSRange {
        guard range.location >= 0, range.length >= 0, range.location <= text.utf16.count - range.length else {
            throw Trap.fatal("Range or index out of bounds")
        }
        return range
    }

    @RowBuilder var globals: [HostMember] {
        types.constant("let NSNotFound: Int", NSNotFound)
        types.make("func NSMakeRange(_ location: Int, _ length: Int) -> NSRange") { (location: Int, length: Int) in
            NSRange(location: location, length: length)
        }
        types.make("func NSMaxRange(_ range: NSRange) -> Int") { (range: NSRange) in NSMaxRange(range) }
        types.make("func NSEqualRanges(_ one: NSRange, _ other: NSRange) -> Bool") { (one: NSRange, other: NSRange) in
            NSEqualRanges(one, other)
        }
    }
}

extension NSRegularExpression.MatchingOptions: HostRepresentable {
    package static var bridgedName: String { "NSRegularExpression.MatchingOptions" }
}
