import PlaygroundDocument
import SourceText
import Testing

@Suite struct DocumentEditTests {
    private let text = Array("0123456789".utf8)

    private func apply(_ changes: [(Int, Int, String)]) throws(DocumentEdit.Fault) -> String {
        var edit = DocumentEdit()
        for (lower, upper, text) in changes { edit.replace(SourceRange(lower, upper), with: text) }
        return String(decoding: try edit.applied(to: text), as: UTF8.self)
    }

    @Test func replacesInsertsAndRemoves() throws {
        #expect(try apply([]) == "0123456789")
        #expect(try apply([(8, 9, ""), (2, 4, "ab"), (0, 0, "<"), (10, 10, ">")]) == "<01ab45679>")
    }

    @Test func keepsTheOrderOfInsertionsAtOnePlace() throws {
        #expect(try apply([(5, 5, "a"), (5, 5, "b"), (5, 6, "c")]) == "01234abc6789")
    }

    @Test func insertsBeforeWhatIsReplacedAtTheSamePlace() throws {
        #expect(try apply([(5, 6, ""), (5, 5, "a"), (5, 5, "b")]) == "01234ab6789")
    }

    @Test func refusesOverlaps() {
        #expect(throws: DocumentEdit.Fault.overlap(SourceRange(2, 5), SourceRange(4, 6))) {
            try apply([(4, 6, "x"), (2, 5, "y")])
        }
    }

    @Test func refusesWhatLiesOutside() {
        #expect(throws: DocumentEdit.Fault.outside(SourceRange(8, 11))) { try apply([(8, 11, "x")]) }
    }
}
