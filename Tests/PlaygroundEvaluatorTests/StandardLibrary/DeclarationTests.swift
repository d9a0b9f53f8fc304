import Testing

@testable import PlaygroundEvaluator

struct DeclarationTests {
    /// A row that cannot be read would be missing without a word.
    @Test func everyRowIsADeclaration() {
        let library = LibraryProbe.foundation()
        let unread = library.allRows.filter { DeclarationParser.member($0.row.declaration) == nil }
        #expect(unread.map { "\($0.owner): \($0.row.declaration)" } == [])
    }
}
