import Foundation

extension AttributedString: HostRepresentable { package static var bridgedName: String { "AttributedString" } }
extension AttributedSubstring: HostRepresentable { package static var bridgedName: String { "AttributedSubstring" } }

/// A range in an attributed text.
struct AttributedRange: HostRepresentable {
    package static var bridgedName: String { "AttributedString.Range" }
    let range: Range<AttributedString.Index>
}

/// `AttributedString` with its characters; attributes are kept, and shown by `description`.
struct AttributedTextTables {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        types.type("struct AttributedString: Hashable, Codable, Sendable", of: AttributedString.self) {
            types.make("init()") { AttributedString() }
            types.make("init(_ string: String)") { (text: String) in AttributedString(text) }
            types.make("init(stringLiteral value: String)") { (text: String) in AttributedString(text) }
            types.make("init(_ substring: AttributedSubstring)") { (text: AttributedSubstring) in AttributedString(text)
            }
            types.row("var characters: String") { (text: AttributedString) in String(text.characters) }
            HostMember("var runs: [AttributedSubstring]") { [types] arguments in
                let text: AttributedString = try arguments.bridgedReceiver()
                return try text.runs.map { text[$0.range] }.written(in: types)
            }
            types.mutating("mutating func append(_ other: AttributedString)") {
                (text: inout AttributedString, other: AttributedString) in
                text.append(other)
                return Nothing()
            }
            types.make("static func + (lhs: AttributedString, rhs: AttributedString) -> AttributedString") {
                (left: AttributedString, right: AttributedString) in left + right
            }
            types.assignment("+=", of: "AttributedString") { (left: AttributedString, right: AttributedString) in
                left + right
            }
            types.row("func range(of text: String) -> AttributedString.Range?") {
                (text: AttributedString, other: String) in text.range(of: other).map(AttributedRange.init)
            }
            types.row("subscript(bounds: AttributedString.Range) -> AttributedSubstring") {
                (text: AttributedString, range: AttributedRange) in
                guard range.range.upperBound <= text.endIndex else { throw Trap.stringIndexOutOfBounds }
                return text[range.range]
            }
        }
        types.type("struct AttributedSubstring: Hashable, Sendable", of: AttributedSubstring.self) {
            types.row("var characters: String") { (text: AttributedSubstring) in String(text.characters) }
        }
        types.type("struct AttributedString.Range", of: AttributedRange.self) {}
    }
}
