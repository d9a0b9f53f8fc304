import Foundation
import PlaygroundDocument
import Testing

@Suite struct DocumentListingTests {
    @Test func listsDocumentsInReadingOrder() throws {
        let folder = try TemporaryFolder()
        let names = [
            "10-last.md", "2-next.markdown", "1-first.md", "1-first.canvas.md", "A.SWIFT", "notes.txt", ".hidden.md",
            ".md",
            "part/b.swift", "part/.easel/c.md", ".git/d.md",
        ]
        for name in names { try folder.write("", to: name) }
        try FileManager.default.createSymbolicLink(atPath: folder.path("part/loop"), withDestinationPath: folder.path)
        try FileManager.default.createSymbolicLink(atPath: folder.path("z.md"), withDestinationPath: "1-first.md")
        let expected = ["1-first.md", "2-next.markdown", "10-last.md", "A.SWIFT", "part/b.swift", "z.md"]
        #expect(try DocumentListing.documents(at: folder.path) == expected.map(folder.path))
        #expect(try DocumentListing.documents(at: folder.path + "/") == expected.map(folder.path))
    }

    @Test func aFileStandsForItself() throws {
        let folder = try TemporaryFolder()
        try folder.write("", to: "notes.txt")
        #expect(try DocumentListing.documents(at: folder.path("notes.txt")) == [folder.path("notes.txt")])
    }

    @Test func whatIsMissingIsSaid() {
        #expect(throws: FileFault(.read, "/no/such/place", reason: "no such file or directory")) {
            try DocumentListing.documents(at: "/no/such/place")
        }
    }

    @Test(arguments: [
        ("a2", "a10", true), ("a10", "a2", false), ("a02", "a2", true), ("a2", "a02", false), ("a", "ab", true),
        ("B", "a", true),
        ("1", "a", true), ("a", "a", false),
    ])
    func numbersCountByValue(left: String, right: String, isBefore: Bool) {
        #expect(DocumentListing.precedes(left, right) == isBefore)
    }
}
