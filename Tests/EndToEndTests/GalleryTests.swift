import Foundation
import TestSupport
import Testing

/// Every document of the gallery runs, and running it again asks no model and changes nothing.
@Suite struct GalleryTests {
    private static let gallery = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Playgrounds/Gallery")

    static var documents: [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: gallery.path)) ?? []
        return names.filter { $0.hasSuffix(".md") && !$0.hasSuffix(".canvas.md") }.sorted()
    }

    @Test func theGalleryIsThere() {
        #expect(Self.documents.count >= 8)
    }

    @Test(arguments: documents)
    func runsTwiceTheSame(_ name: String) throws {
        let folder = try TemporaryFolder()
        let text = try String(contentsOf: Self.gallery.appendingPathComponent(name), encoding: .utf8)
        try folder.write(text, to: name)
        let program = EaselProgram(folder: folder.path)
        let first = try program.run(["run", name, "--model", "sample", "--html", "--quiet"])
        #expect(first.errors == "")
        #expect(first.exitCode == 0)
        let canvas = name.replacing(".md", with: ".canvas.md")
        let written = try folder.text(of: canvas)
        let report = try folder.text(of: name.replacing(".md", with: ".html"))
        #expect(report.utf8.count <= 150_000)
        // Frozen, a run fails rather than ask.
        let second = try program.run(["run", name, "--model", "sample", "--frozen", "--quiet"])
        #expect(second.errors == "")
        #expect(second.exitCode == 0)
        #expect(try folder.text(of: canvas) == written)
        #expect(try folder.text(of: name) == text)
        #expect(try program.run(["check", name, "--model", "sample", "--quiet"]).exitCode == 0)
    }
}
