import Foundation

/// What Foundation adds to strings.
struct FoundationStringTables {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        types.declare("protocol StringProtocol") {
            splitting
            replacing
            searching
            comparing
            coding
        }
        types.declare("struct String") { making }
        types.type("struct CharacterSet: Hashable, SetAlgebra, Sendable", of: CharacterSet.self) { characterSet }
        types.type("struct String.Encoding: Hashable, Sendable", of: String.Encoding.self) {
            types.constants([
                ("utf8", String.Encoding.utf8), ("ascii", .ascii), ("utf16", .utf16), ("utf32", .utf32),
                ("isoLatin1", .isoLatin1), ("windowsCP1252", .windowsCP1252), ("utf16LittleEndian", .utf16LittleEndian),
                ("utf16BigEndian", .utf16BigEndian),
            ])
        }
        types.type("struct String.CompareOptions: OptionSet, Hashable, Sendable", of: String.CompareOptions.self) {
            types.constants([
                ("caseInsensitive", String.CompareOptions.caseInsensitive), ("literal", .literal),
                ("backwards", .backwards), ("anchored", .anchored), ("numeric", .numeric),
                ("diacriticInsensitive", .diacriticInsensitive), ("regularExpression", .regularExpression),
            ])
            types.optionSet(String.CompareOptions.self)
        }
        types.enumeration("enum ComparisonResult: Equatable, Hashable, Sendable", of: ComparisonResult.self) {
            types.row("var rawValue: Int") { (result: ComparisonResult) in result.rawValue }
        }
    }

    @RowBuilder private var making: [HostMember] {
        for parameters in [
            "format: String, _ arguments: Any...", "format: String, locale: Locale?, _ arguments: Any...",
        ] {
            HostMember("init(\(parameters))") { arguments in
                let locale = arguments.values.count > 2 ? Locale.read(arguments.values[1]?.unwrapped ?? .none) : nil
                let items = arguments.variadic(arguments.values.count - 1)
                return .string(
                    try FormatString(try arguments.string(0)).filled(with: items, locale: locale, arguments.context))
            }
        }
        HostMember("init?(bytes: some Sequence<UInt8>, encoding: String.Encoding)") { arguments in
            guard let encoding = String.Encoding.read(try arguments.given(1)) else { throw HostRefusal("no encoding") }
            return String(bytes: try arguments.elements(0).compactMap(UInt8.read), encoding: encoding).value
        }
        types.make("init?(data: Data, encoding: String.Encoding)") { (data: Data, encoding: String.Encoding) in
            String(data: data, encoding: encoding)
        }
        types.make("init(localized key: String)") { (key: String) in key }
        HostMember("init(decoding data: Data, as encoding: UTF8.Type)") { arguments in
            .string(String(decoding: Data.read(try arguments.given(0)) ?? Data(), as: UTF8.self))
        }
    }

    @RowBuilder private var splitting: [HostMember] {
        types.row("func components(separatedBy separator: some StringProtocol) -> [String]") {
            (text: Substring, separator: Substring) in text.components(separatedBy: separator)
        }
        types.row("func components(separatedBy separator: CharacterSet) -> [String]") {
            (text: Substring, separator: CharacterSet) in text.components(separatedBy: separator)
        }
        types.row("func trimmingCharacters(in set: CharacterSet) -> String") { (text: Substring, set: CharacterSet) in
            text.trimmingCharacters(in: set)
        }
        types.row("func padding(toLength length: Int, withPad pad: String, startingAt index: Int) -> String") {
            (text: Substring, length: Int, pad: String, index: Int) in
            // Text that is only cut needs no padding.
            if length >= 0, length <= text.utf16.count {
                return text.padding(toLength: length, withPad: " ", startingAt: 0)
            }
            if length < 0 || pad.isEmpty || index < 0 || index >= pad.utf16.count {
                throw HostRefusal("padding needs a length of 0 or more and a start inside the padding")
            }
            return text.padding(toLength: length, withPad: pad, startingAt: index)
        }
        HostMember("func enumerateLines(invoking body: @escaping (String, inout Bool) -> Void)") { arguments in
            guard case .function(let body) = try arguments.given(0) else {
                throw HostRefusal("argument 1 is no function")
            }
            let lines = String(try arguments.bridgedReceiver(as: Substring.self)).split(
                omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            for line in lines.last?.isEmpty == true ? lines.dropLast() : lines[...] {
                var values: [Value] = [.string(String(line)), .bool(false)]
                _ = try body.call(changing: &values, in: arguments.context)
                if values[1].truth { break }
            }
            return .void
        }
    }

    @RowBuilder private var replacing: [HostMember] {
        types.row(
            "func replacingOccurrences(of target: some StringProtocol, with replacement: some StringProtocol, "
                + "options: String.CompareOptions = [], range: Range<String.Index>? = nil) -> String"
        ) {
            (
                text: Substring, target: Substring, replacement: Substring, options: String.CompareOptions?,
                range: Range<String.Index>?
            ) in
            text.replacingOccurrences(of: target, with: replacement, options: options ?? [], range: range)
        }
        types.row(
            "func replacingCharacters(in range: Range<String.Index>, with replacement: some StringProtocol) -> String"
        ) { (text: Substring, range: Range<String.Index>, replacement: Substring) in
            guard range.lowerBound >= text.startIndex, range.upperBound <= text.endIndex else {
                throw Trap.stringIndexOutOfBounds
            }
            return text.replacingCharacters(in: range, with: replacement)
        }
        types.row("var capitalized: String") { (text: Substring) in text.capitalized }
        types.row("var precomposedStringWithCanonicalMapping: String") { (text: Substring) in
            text.precomposedStringWithCanonicalMapping
        }
        types.row("var decomposedStringWithCanonicalMapping: String") { (text: Substring) in
            text.decomposedStringWithCanonicalMapping
        }
        types.row("var localizedCapitalized: String") { (text: Substring) in text.localizedCapitalized }
        types.row("var localizedLowercase: String") { (text: Substring) in text.localizedLowercase }
        types.row("var localizedUppercase: String") { (text: Substring) in text.localizedUppercase }
        types.row("func appending(_ other: some StringProtocol) -> String") { (text: Substring, other: Substring) in
            text + other
        }
        types.row("func folding(options: String.CompareOptions = [], locale: Locale?) -> String") {
            (text: Substring, options: String.CompareOptions?, locale: Locale?) in
            text.folding(options: options ?? [], locale: locale)
        }
    }

    @RowBuilder private var searching: [HostMember] {
        types.row(
            "func range(of other: some StringProtocol, options: String.CompareOptions = [], "
                + "range: Range<String.Index>? = nil, locale: Locale? = nil) -> Range<String.Index>?"
        ) {
            (
                text: Substring, other: Substring, options: String.CompareOptions?, range: Range<String.Index>?,
                locale: Locale?
            ) in
            text.range(of: other, options: options ?? [], range: range, locale: locale)
        }
        types.row(
            "func commonPrefix(with other: some StringProtocol, options: String.CompareOptions = []) -> String"
        ) { (text: Substring, other: Substring, options: String.CompareOptions?) in
            text.commonPrefix(with: other, options: options ?? [])
        }
        types.row("func canBeConverted(to encoding: String.Encoding) -> Bool") {
            (text: Substring, encoding: String.Encoding) in text.canBeConverted(to: encoding)
        }
        types.row("func rangeOfCharacter(from set: CharacterSet) -> Range<String.Index>?") {
            (text: Substring, set: CharacterSet) in text.rangeOfCharacter(from: set)
        }
        types.row("func localizedCaseInsensitiveContains(_ other: some StringProtocol) -> Bool") {
            (text: Substring, other: Substring) in text.localizedCaseInsensitiveContains(other)
        }
        types.row("func localizedStandardContains(_ other: some StringProtocol) -> Bool") {
            (text: Substring, other: Substring) in text.localizedStandardContains(other)
        }
        types.row("func localizedContains(_ other: some StringProtocol) -> Bool") {
            (text: Substring, other: Substring) in
            text.range(of: other, locale: .current) != nil
        }
    }

    @RowBuilder private var comparing: [HostMember] {
        types.row(
            "func compare(_ other: some StringProtocol, options: String.CompareOptions = [], "
                + "range: Range<String.Index>? = nil, locale: Locale? = nil) -> ComparisonResult"
        ) {
            (
                text: Substring, other: Substring, options: String.CompareOptions?, range: Range<String.Index>?,
                locale: Locale?
            ) in
            text.compare(other, options: options ?? [], range: range, locale: locale)
        }
        types.row("func caseInsensitiveCompare(_ other: some StringProtocol) -> ComparisonResult") {
            (text: Substring, other: Substring) in text.caseInsensitiveCompare(other)
        }
        types.row("func localizedCompare(_ other: some StringProtocol) -> ComparisonResult") {
            (text: Substring, other: Substring) in text.localizedCompare(other)
        }
        types.row("func localizedCaseInsensitiveCompare(_ other: some StringProtocol) -> ComparisonResult") {
            (text: Substring, other: Substring) in text.localizedCaseInsensitiveCompare(other)
        }
        types.row("func localizedStandardCompare(_ other: some StringProtocol) -> ComparisonResult") {
            (text: Substring, other: Substring) in text.localizedStandardCompare(other)
        }
    }

    @RowBuilder private var coding: [HostMember] {
        types.row("func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data?") {
            (text: Substring, encoding: String.Encoding, isLossy: Bool?) in
            text.data(using: encoding, allowLossyConversion: isLossy ?? false)
        }
        types.row("func addingPercentEncoding(withAllowedCharacters allowed: CharacterSet) -> String?") {
            (text: Substring, allowed: CharacterSet) in text.addingPercentEncoding(withAllowedCharacters: allowed)
        }
        types.row("var removingPercentEncoding: String?") { (text: Substring) in text.removingPercentEncoding }
        types.row("var hash: Int") { (text: Substring) in String(text).hashValue }
        for form in ["toFile path: String", "to url: URL"] {
            HostMember("func write(\(form), atomically: Bool, encoding enc: String.Encoding) throws") { _ in
                throw Permissions.refusedWriting
            }
        }
        types.row("func lengthOfBytes(using encoding: String.Encoding) -> Int") {
            (text: Substring, encoding: String.Encoding) in text.lengthOfBytes(using: encoding)
        }
    }

    @RowBuilder private var characterSet: [HostMember] {
        types.constants([
            ("whitespaces", CharacterSet.whitespaces), ("whitespacesAndNewlines", .whitespacesAndNewlines),
            ("newlines", .newlines), ("letters", .letters), ("lowercaseLetters", .lowercaseLetters),
            ("uppercaseLetters", .uppercaseLetters), ("decimalDigits", .decimalDigits),
            ("alphanumerics", .alphanumerics), ("punctuationCharacters", .punctuationCharacters), ("symbols", .symbols),
            ("controlCharacters", .controlCharacters), ("illegalCharacters", .illegalCharacters),
            ("capitalizedLetters", .capitalizedLetters), ("urlPathAllowed", .urlPathAllowed),
            ("urlQueryAllowed", .urlQueryAllowed), ("urlHostAllowed", .urlHostAllowed),
            ("urlFragmentAllowed", .urlFragmentAllowed), ("urlUserAllowed", .urlUserAllowed),
        ])
        types.make("init()") { CharacterSet() }
        types.make("init(charactersIn text: String)") { (text: String) in CharacterSet(charactersIn: text) }
        types.row("var inverted: CharacterSet") { (set: CharacterSet) in set.inverted }
        HostMember("init(arrayLiteral elements: Unicode.Scalar...)") { [types] arguments in
            var set = CharacterSet()
            for scalar in try arguments.variadic(0).compactMap(Unicode.Scalar.read) { set.insert(scalar) }
            return try set.written(in: types)
        }
        types.make("init(charactersIn range: ClosedRange<Unicode.Scalar>)") { (range: Value) in
            guard case .range(let range) = range, let lower = range.lower.flatMap(Unicode.Scalar.read),
                let upper = range.upper.flatMap(Unicode.Scalar.read)
            else { throw HostRefusal("argument 1 is not a range of scalars") }
            return CharacterSet(charactersIn: lower...upper)
        }
        types.row("func isSuperset(of other: CharacterSet) -> Bool") { (set: CharacterSet, other: CharacterSet) in
            set.isSuperset(of: other)
        }
        types.row("func isSubset(of other: CharacterSet) -> Bool") { (set: CharacterSet, other: CharacterSet) in
            set.isSubset(of: other)
        }
        types.mutating("mutating func invert()") { (set: inout CharacterSet) in
            set.invert()
            return Nothing()
        }
        types.mutating("mutating func insert(_ character: Unicode.Scalar)") {
            (set: inout CharacterSet, scalar: Unicode.Scalar) in
            set.insert(scalar)
            return Nothing()
        }
        types.mutating("mutating func formIntersection(_ other: CharacterSet)") {
            (set: inout CharacterSet, other: CharacterSet) in
            set.formIntersection(other)
            return Nothing()
        }
        types.row("func contains(_ member: Unicode.Scalar) -> Bool") { (set: CharacterSet, member: Unicode.Scalar) in
            set.contains(member)
        }
        types.row("func union(_ other: CharacterSet) -> CharacterSet") { (set: CharacterSet, other: CharacterSet) in
            set.union(other)
        }
        types.row("func intersection(_ other: CharacterSet) -> CharacterSet") {
            (set: CharacterSet, other: CharacterSet) in set.intersection(other)
        }
        types.row("func subtracting(_ other: CharacterSet) -> CharacterSet") {
            (set: CharacterSet, other: CharacterSet) in set.subtracting(other)
        }
        types.mutating("mutating func insert(charactersIn text: String)") { (set: inout CharacterSet, text: String) in
            set.insert(charactersIn: text)
            return Nothing()
        }
        types.mutating("mutating func remove(charactersIn text: String)") { (set: inout CharacterSet, text: String) in
            set.remove(charactersIn: text)
            return Nothing()
        }
        types.mutating("mutating func formUnion(_ other: CharacterSet)") {
            (set: inout CharacterSet, other: CharacterSet) in
            set.formUnion(other)
            return Nothing()
        }
    }
}
