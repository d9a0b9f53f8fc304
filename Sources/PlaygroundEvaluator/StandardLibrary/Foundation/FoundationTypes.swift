import Foundation

// Foundation's types as host values, each under the name that documents use.

extension Date: HostRepresentable { package static var bridgedName: String { "Date" } }
extension DateInterval: HostRepresentable { package static var bridgedName: String { "DateInterval" } }
extension DateComponents: HostRepresentable { package static var bridgedName: String { "DateComponents" } }
extension Calendar: HostRepresentable { package static var bridgedName: String { "Calendar" } }
extension Calendar.Component: HostRepresentable { package static var bridgedName: String { "Calendar.Component" } }
extension Calendar.MatchingPolicy: HostRepresentable {
    package static var bridgedName: String { "Calendar.MatchingPolicy" }
}
extension Locale.Currency: HostRepresentable { package static var bridgedName: String { "Locale.Currency" } }
extension Calendar.Identifier: HostRepresentable { package static var bridgedName: String { "Calendar.Identifier" } }
extension TimeZone: HostRepresentable { package static var bridgedName: String { "TimeZone" } }
extension Locale: HostRepresentable { package static var bridgedName: String { "Locale" } }
extension Locale.Language: HostRepresentable { package static var bridgedName: String { "Locale.Language" } }
extension Locale.LanguageCode: HostRepresentable { package static var bridgedName: String { "Locale.LanguageCode" } }
extension Locale.MeasurementSystem: HostRepresentable {
    package static var bridgedName: String { "Locale.MeasurementSystem" }
}
extension Locale.Region: HostRepresentable { package static var bridgedName: String { "Locale.Region" } }
extension DateFormatter: HostRepresentable { package static var bridgedName: String { "DateFormatter" } }
extension DateFormatter.Style: HostRepresentable { package static var bridgedName: String { "DateFormatter.Style" } }
extension ISO8601DateFormatter: HostRepresentable { package static var bridgedName: String { "ISO8601DateFormatter" } }
extension ISO8601DateFormatter.Options: HostRepresentable {
    package static var bridgedName: String { "ISO8601DateFormatter.Options" }
}
extension NumberFormatter: HostRepresentable { package static var bridgedName: String { "NumberFormatter" } }
extension NumberFormatter.Style: HostRepresentable {
    package static var bridgedName: String { "NumberFormatter.Style" }
}
extension NSDecimalNumber.RoundingMode: HostRepresentable {
    package static var bridgedName: String { "NSDecimalNumber.RoundingMode" }
}
extension ByteCountFormatter: HostRepresentable { package static var bridgedName: String { "ByteCountFormatter" } }
extension ByteCountFormatter.CountStyle: HostRepresentable {
    package static var bridgedName: String { "ByteCountFormatter.CountStyle" }
}
extension NumberFormatter.RoundingMode: HostRepresentable {
    package static var bridgedName: String { "NumberFormatter.RoundingMode" }
}
extension UUID: HostRepresentable { package static var bridgedName: String { "UUID" } }
extension URL: HostRepresentable { package static var bridgedName: String { "URL" } }
extension URLComponents: HostRepresentable { package static var bridgedName: String { "URLComponents" } }
extension URLQueryItem: HostRepresentable { package static var bridgedName: String { "URLQueryItem" } }
extension CocoaError: HostRepresentable { package static var bridgedName: String { "CocoaError" } }
extension CocoaError.Code: HostRepresentable { package static var bridgedName: String { "CocoaError.Code" } }
extension URLError: HostRepresentable { package static var bridgedName: String { "URLError" } }
extension URLError.Code: HostRepresentable { package static var bridgedName: String { "URLError.Code" } }
extension Data: HostRepresentable { package static var bridgedName: String { "Data" } }
extension Decimal: HostRepresentable { package static var bridgedName: String { "Decimal" } }
extension CharacterSet: HostRepresentable { package static var bridgedName: String { "CharacterSet" } }
extension String.Encoding: HostRepresentable { package static var bridgedName: String { "String.Encoding" } }
extension String.CompareOptions: HostRepresentable {
    package static var bridgedName: String { "String.CompareOptions" }
}
extension ComparisonResult: BridgedEnum {
    package static var bridgedName: String { "ComparisonResult" }
    package static var bridgedCases: [(name: String, value: ComparisonResult)] {
        [
            ("orderedAscending", .orderedAscending), ("orderedSame", .orderedSame),
            ("orderedDescending", .orderedDescending),
        ]
    }
}
extension NSError: HostRepresentable { package static var bridgedName: String { "NSError" } }
extension NSRange: HostRepresentable { package static var bridgedName: String { "NSRange" } }
extension NSRegularExpression: HostRepresentable { package static var bridgedName: String { "NSRegularExpression" } }
extension NSRegularExpression.Options: HostRepresentable {
    package static var bridgedName: String { "NSRegularExpression.Options" }
}
extension NSTextCheckingResult: HostRepresentable { package static var bridgedName: String { "NSTextCheckingResult" } }

extension HostTypes {
    /// Constants of an option set or enum: `static let whitespaces: CharacterSet`.
    @RowBuilder func constants<Content: HostRepresentable>(_ list: [(String, Content)]) -> [HostMember] {
        for (name, content) in list {
            constant("static let \(name): \(Content.bridgedName)", content)
        }
    }

    /// What option sets share: array literals, `contains`, `insert`.
    @RowBuilder func optionSet<Content: HostRepresentable & OptionSet>(_ type: Content.Type) -> [HostMember]
    where Content.Element == Content {
        let name = Content.bridgedName
        make("init()") { Content() }
        HostMember("init(arrayLiteral elements: \(name)...)") { arguments in
            let elements = arguments.variadic(0).compactMap(Content.read)
            return try Content(elements).written(in: self)
        }
        HostMember("init(_ elements: [\(name)])") { arguments in
            try Content(try arguments.elements(0).compactMap(Content.read)).written(in: self)
        }
        row("func contains(_ member: \(name)) -> Bool") { (set: Content, member: Content) in set.contains(member) }
        row("func union(_ other: \(name)) -> \(name)") { (set: Content, other: Content) in set.union(other) }
        mutating("mutating func insert(_ member: \(name))") { (set: inout Content, member: Content) in
            set.insert(member)
            return Nothing()
        }
    }
}
