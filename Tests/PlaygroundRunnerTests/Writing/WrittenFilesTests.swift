import PlaygroundRunner
import TestSupport
import Testing

struct WrittenFilesTests {
    @Test func removesNothingThatRunsDidNotWrite() throws {
        let folder = try TemporaryFolder()
        try folder.write("# Guide\n\nText.\n", to: "guide.md")
        try folder.write("Someone's own file.\n", to: "guide.canvas.md")
        try folder.write("Notes.\n", to: "notes.json")
        let outcome = try WrittenFiles(of: folder.path("guide.md")).clean()
        #expect(outcome.cleaned == [])
        #expect(outcome.refusals.map(\.hint) == ["run the document and clean again, or remove the file yourself"])
        #expect(try folder.names == ["guide.canvas.md", "guide.md", "notes.json"])
    }
}
