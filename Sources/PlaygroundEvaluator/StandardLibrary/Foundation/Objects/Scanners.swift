import Foundation

extension Scanner: HostRepresentable { package static var bridgedName: String { "Scanner" } }
extension Scanner.NumberRepresentation: HostRepresentable {
    package static var bridgedName: String { "Scanner.NumberRepresentation" }
}

/// `Scanner`: reads a text piece by piece.
struct ScannerTables {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        types.type("class Scanner", of: Scanner.self) {
            types.make("init(string: String)") { (text: String) in Scanner(string: text) }
            types.row("var string: String") { (scanner: Scanner) in scanner.string }
            types.row("var isAtEnd: Bool") { (scanner: Scanner) in scanner.isAtEnd }
            types.property("var currentIndex: String.Index", \Scanner.currentIndex)
            types.property("var caseSensitive: Bool", \Scanner.caseSensitive)
            types.property(
                "var charactersToBeSkipped: CharacterSet?",
                get: { (scanner: Scanner) -> CharacterSet? in scanner.charactersToBeSkipped }
            ) { $0.charactersToBeSkipped = $1 }
            scanning
        }
        types.type("enum Scanner.NumberRepresentation: Hashable", of: Scanner.NumberRepresentation.self) {
            types.constants([("decimal", Scanner.NumberRepresentation.decimal), ("hexadecimal", .hexadecimal)])
        }
    }

    @RowBuilder private var scanning: [HostMember] {
        types.row("func scanInt(representation: Scanner.NumberRepresentation = .decimal) -> Int?") {
            (scanner: Scanner, representation: Scanner.NumberRepresentation?) in
            scanner.scanInt(representation: representation ?? .decimal)
        }
        types.row("func scanDouble(representation: Scanner.NumberRepresentation = .decimal) -> Double?") {
            (scanner: Scanner, representation: Scanner.NumberRepresentation?) in
            scanner.scanDouble(representation: representation ?? .decimal)
        }
        types.row("func scanString(_ searchString: String) -> String?") { (scanner: Scanner, text: String) in
            scanner.scanString(text)
        }
        types.row("func scanUpToString(_ substring: String) -> String?") { (scanner: Scanner, text: String) in
            scanner.scanUpToString(text)
        }
        types.row("func scanCharacters(from set: CharacterSet) -> String?") { (scanner: Scanner, set: CharacterSet) in
            scanner.scanCharacters(from: set)
        }
        types.row("func scanUpToCharacters(from set: CharacterSet) -> String?") {
            (scanner: Scanner, set: CharacterSet) in scanner.scanUpToCharacters(from: set)
        }
        types.row("func scanCharacter() -> Character?") { (scanner: Scanner) in scanner.scanCharacter() }
    }
}
