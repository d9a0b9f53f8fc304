/// A string's view of its code units or scalars.
protocol StringView: HostRepresentable, CustomStringConvertible, CustomDebugStringConvertible {
    associatedtype Elements: BidirectionalCollection where Elements.Index == String.Index, Elements.Element: Bridged
    var elements: Elements { get }
}

extension StringView {
    var description: String { String(describing: elements) }
    var debugDescription: String { String(reflecting: elements) }
}

struct Utf8Bytes: StringView {
    package static var bridgedName: String { "String.UTF8View" }
    let elements: String.UTF8View
    init(_ elements: String.UTF8View) { self.elements = elements }
}

struct Utf16Units: StringView {
    package static var bridgedName: String { "String.UTF16View" }
    let elements: String.UTF16View
    init(_ elements: String.UTF16View) { self.elements = elements }
}

struct Scalars: StringView {
    package static var bridgedName: String { "String.UnicodeScalarView" }
    let elements: String.UnicodeScalarView
    init(_ elements: String.UnicodeScalarView) { self.elements = elements }
}

/// The types `String` nests: its index and its views.
struct StringViewTables {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        types.type("struct String.Index: Comparable, Hashable, Sendable", of: String.Index.self) {
            types.row("func utf16Offset(in text: some StringProtocol) -> Int") {
                (index: String.Index, text: Substring) in
                index.utf16Offset(in: text)
            }
            types.make("init(utf16Offset offset: Int, in text: some StringProtocol)") {
                (offset: Int, text: Substring) in
                String.Index(utf16Offset: offset, in: text)
            }
        }
        view(Utf8Bytes.self, element: "UInt8")
        view(Utf16Units.self, element: "UInt16")
        view(Scalars.self, element: "Unicode.Scalar") {
            HostMember("init(_ elements: some Sequence<Unicode.Scalar>)") { [types] arguments in
                let scalars = try arguments.elements(0).compactMap(Unicode.Scalar.read)
                return try Scalars(String.UnicodeScalarView(scalars)).written(in: types)
            }
            HostMember(
                "func filter(_ isIncluded: (Unicode.Scalar) throws -> Bool) rethrows -> String.UnicodeScalarView"
            ) { [types] arguments in
                let view: Scalars = try arguments.bridgedReceiver()
                let kept = try view.elements.filter { try arguments.test(0, try $0.written(in: types)) }
                return try Scalars(String.UnicodeScalarView(kept)).written(in: types)
            }
            HostMember("init()") { [types] _ in try Scalars(String.UnicodeScalarView()).written(in: types) }
            types.mutating("mutating func append(_ scalar: Unicode.Scalar)") {
                (view: inout Scalars, scalar: Unicode.Scalar) in
                view = Scalars(String.UnicodeScalarView(Array(view.elements) + [scalar]))
                return Nothing()
            }
        }
        types.declare("enum Unicode")
        types.declare("enum Unicode.UTF8")
        types.declare("enum UTF8")
        types.declare("enum Unicode.UTF16")
        types.declare("enum UTF16")
        scalar
    }

    private func view<View: StringView>(
        _ view: View.Type, element: String, @RowBuilder _ making: @escaping () -> [HostMember] = { [] }
    ) -> HostType {
        types.type("struct \(View.bridgedName): BidirectionalCollection, Sendable", of: view) { [types] in
            HostMember(noting: "typealias Element = \(element)")
            HostMember(noting: "typealias Index = String.Index")
            making()
            types.row("var count: Int") { (view: View) in view.elements.count }
            types.row("var isEmpty: Bool") { (view: View) in view.elements.isEmpty }
            types.row("var first: \(element)?") { (view: View) in view.elements.first }
            types.row("var last: \(element)?") { (view: View) in view.elements.last }
            types.row("var startIndex: String.Index") { (view: View) in view.elements.startIndex }
            types.row("var endIndex: String.Index") { (view: View) in view.elements.endIndex }
            types.row("subscript(position: String.Index) -> \(element)") { (view: View, index: String.Index) in
                let elements = view.elements
                guard index >= elements.startIndex, index < elements.endIndex else { throw Trap.stringIndexOutOfBounds }
                return elements[index]
            }
            types.row("func index(after i: String.Index) -> String.Index") { (view: View, index: String.Index) in
                guard index < view.elements.endIndex else { throw Trap.stringIndexOutOfBounds }
                return view.elements.index(after: index)
            }
            types.row("func index(_ i: String.Index, offsetBy distance: Int) -> String.Index") {
                (view: View, index: String.Index, distance: Int) in
                let limit = distance < 0 ? view.elements.startIndex : view.elements.endIndex
                guard let result = view.elements.index(index, offsetBy: distance, limitedBy: limit) else {
                    throw Trap.stringIndexOutOfBounds
                }
                return result
            }
        } configure: { [types] type in
            type.hooks.makeIterator = { value, _ in
                guard let view = View.read(value) else { throw HostRefusal("not a view of a string") }
                var iterator = view.elements.makeIterator()
                return { try iterator.next()?.written(in: types) }
            }
        }
    }

    @ListBuilder<HostType> private var scalar: [HostType] {
        types.type(
            "struct Unicode.Scalar: Comparable, Hashable, LosslessStringConvertible, Sendable", of: Unicode.Scalar.self
        ) {
            types.row("var value: UInt32") { (scalar: Unicode.Scalar) in scalar.value }
            types.row("var isASCII: Bool") { (scalar: Unicode.Scalar) in scalar.isASCII }
            types.row("var properties: Unicode.Scalar.Properties") { (scalar: Unicode.Scalar) in
                ScalarProperties(scalar: scalar)
            }
            types.make("init(unicodeScalarLiteral text: String)") { (text: String) in
                guard let scalar = Unicode.Scalar(text) else { throw HostRefusal("'\(text)' is not one scalar") }
                return scalar
            }
            types.make("init?(_ v: UInt32)") { (value: UInt32) in Unicode.Scalar(value) }
            types.make("init?(_ v: Int)") { (value: Int) in Unicode.Scalar(UInt32(clamping: value)) }
            types.make("init(_ v: UInt8)") { (value: UInt8) in Unicode.Scalar(value) }
            types.make("init?(_ text: String)") { (text: String) in Unicode.Scalar(text) }
        }
        types.type("struct Unicode.Scalar.Properties", of: ScalarProperties.self) {
            property("isEmoji", \.isEmoji)
            property("isEmojiPresentation", \.isEmojiPresentation)
            property("isAlphabetic", \.isAlphabetic)
            property("isWhitespace", \.isWhitespace)
            property("isUppercase", \.isUppercase)
            property("isLowercase", \.isLowercase)
            types.row("var name: String?") { (properties: ScalarProperties) in properties.scalar.properties.name }
        }
    }

    private func property(_ name: String, _ path: KeyPath<Unicode.Scalar.Properties, Bool>) -> HostMember {
        types.row("var \(name): Bool") { (properties: ScalarProperties) in properties.scalar.properties[keyPath: path] }
    }
}

struct ScalarProperties: HostRepresentable {
    package static var bridgedName: String { "Unicode.Scalar.Properties" }
    let scalar: Unicode.Scalar
}
