import Foundation
import PlaygroundDocument
import Testing

@Suite struct AtomicFileTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    private func file(_ name: String) -> AtomicFile { AtomicFile(path: folder.path(name)) }

    @Test func createsAndReplaces() throws {
        #expect(try file("a.md").write(Array("one".utf8)) == .written)
        #expect(try file("a.md").write(Array("two".utf8)) == .written)
        #expect(try folder.text(of: "a.md") == "two")
        #expect(try file("a.md").read() == Array("two".utf8))
        #expect(try folder.names == ["a.md"])
    }

    @Test func writesEmptyAndLargeFiles() throws {
        try folder.write("x", to: "a.md")
        try file("a.md").write([])
        #expect(try folder.text(of: "a.md") == "")
        let large = [UInt8](repeating: 7, count: 300_000)
        try file("a.md").write(large)
        #expect(try file("a.md").read() == large)
    }

    @Test func leavesEqualBytesAlone() throws {
        try folder.write("same", to: "a.md")
        let before = try folder.attribute(.systemFileNumber, of: "a.md")
        #expect(try file("a.md").write(Array("same".utf8)) == .unchanged)
        #expect(try folder.attribute(.systemFileNumber, of: "a.md") == before)
    }

    @Test(arguments: [0o600, 0o755, 0o664])
    func keepsTheMode(mode: Int) throws {
        try folder.write("one", to: "a.md")
        try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: folder.path("a.md"))
        try file("a.md").write(Array("two".utf8))
        #expect(try folder.attribute(.posixPermissions, of: "a.md") == mode)
    }

    @Test func aSymbolicLinkStaysALink() throws {
        try folder.write("one", to: "real/a.md")
        try FileManager.default.createSymbolicLink(atPath: folder.path("first.md"), withDestinationPath: "second.md")
        try FileManager.default.createSymbolicLink(atPath: folder.path("second.md"), withDestinationPath: "real/a.md")
        try file("first.md").write(Array("two".utf8))
        #expect(try folder.text(of: "real/a.md") == "two")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("first.md")) == "second.md")
        #expect(try folder.names == ["first.md", "real", "second.md"])
    }

    @Test func linksInACircleAreRefused() throws {
        try FileManager.default.createSymbolicLink(atPath: folder.path("a.md"), withDestinationPath: "b.md")
        try FileManager.default.createSymbolicLink(atPath: folder.path("b.md"), withDestinationPath: "a.md")
        let fault = FileFault(.write, folder.path("a.md"), reason: "its symbolic links run in a circle")
        #expect(throws: fault) { try file("a.md").write([1]) }
    }

    @Test func anEditMadeMeanwhileIsNeverLost() throws {
        try folder.write("edited", to: "a.md")
        #expect(throws: FileFault(.changed, folder.path("a.md"), reason: "it changed meanwhile")) {
            try file("a.md").write(Array("result".utf8), replacing: Array("as read".utf8))
        }
        #expect(try folder.text(of: "a.md") == "edited")
        try FileManager.default.removeItem(atPath: folder.path("a.md"))
        #expect(throws: FileFault(.changed, folder.path("a.md"), reason: "it was taken away meanwhile")) {
            try file("a.md").write(Array("result".utf8), replacing: Array("as read".utf8))
        }
        #expect(try folder.names == [])
    }

    @Test func whatIsNoFileIsRefused() throws {
        try folder.write("x", to: "folder.md/inner")
        #expect(throws: FileFault(.write, folder.path("folder.md"), reason: "it is not a regular file")) {
            try file("folder.md").write([1])
        }
        #expect(throws: FileFault(.read, folder.path("folder.md"), reason: "it is a folder")) {
            try file("folder.md").read()
        }
    }

    @Test func aMissingFolderIsSaid() throws {
        let path = folder.path("none/a.md")
        #expect(throws: FileFault(.write, path, reason: "no such file or directory")) {
            try AtomicFile(path: path).write([1])
        }
        #expect(
            FileFault(.write, path, reason: "no such file or directory").description
                == "cannot write '\(path)': no such file or directory")
    }

    @Test func whatAKilledProcessLeftIsFoundAndTakenAway() throws {
        let child = Process()
        child.executableURL = URL(fileURLWithPath: "/bin/true")
        try child.run()
        child.waitUntilExit()
        let dead = ".a.md.easel-\(child.processIdentifier)-x.tmp"
        let alive = ".a.md.easel-1-x.tmp"
        for name in [dead, alive, ".b.md.easel-\(child.processIdentifier)-x.tmp", "a.md"] {
            try folder.write("x", to: name)
        }
        #expect(try file("a.md").leftovers() == [folder.path(dead)])
        try file("a.md").write(Array("new".utf8))
        #expect(try !folder.names.contains(dead))
        #expect(try folder.names.count == 3)
    }

    @Test func longNamesWork() throws {
        let name = String(repeating: "é", count: 125) + ".md"
        try file(name).write(Array("text".utf8))
        #expect(try folder.names == [name])
    }
}
