import PlaygroundRunner
import SourceText
import TestSupport
import Testing

struct DocumentCheckTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func report(_ text: String) async throws -> DocumentCheck.Report {
        let run = try await SampleRun(text, name: folder.path("guide.md"))
        return try DocumentCheck(run.plan, options: RunOptions()).report(on: run.canvas)
    }

    @Test func comparesWithResultsInsideTheDocument() async throws {
        let path = folder.path("guide.md")
        try folder.write("```swift\nlet a = 1\n```\n", to: "guide.md")
        _ = try await SampleRun(try folder.text(of: "guide.md"), name: path).inPlace.write()
        #expect(try await report(folder.text(of: "guide.md")).difference == "")
        let difference = try await report(folder.text(of: "guide.md").replacing("let a = 1", with: "let a = 2"))
            .difference
        #expect(difference.contains("\n-a: Int = 1\n+a: Int = 2\n"))
    }

    @Test func tellsFailuresInOrder() async throws {
        let report = try await report(
            "# A & B\n\n```swift\nlet a = 1\n#expect(a == 2)\n```\n\n```swift\nlet b = c\n```\n")
        #expect(
            report.problems.map { "\($0.diagnostic.place?.location.line ?? 0) \($0.diagnostic.message)" } == [
                "5 the expectation 'a == 2' does not hold", "9 cannot find 'c' in scope",
            ])
        let lines = JUnitReport([report]).text.replacing(folder.path + "/", with: "").split(separator: "\n")
        #expect(lines[1] == "<testsuites tests=\"3\" failures=\"2\" errors=\"0\" skipped=\"0\">")
        #expect(lines[3] == "    <testcase classname=\"guide.md\" name=\"A &amp; B\" file=\"guide.md\" line=\"4\">")
        #expect(
            lines[4].hasPrefix(
                "      <failure message=\"the expectation 'a == 2' does not hold\">guide.md:5:1: error: "))
    }

    @Test func annotatesForWorkflows() {
        let file = SourceFile(name: "a,b.md", text: "let a = 1\n")
        let place = SourcePlace(file, SourceRange(4, 5))
        let diagnostic = Diagnostic(.error, "50 % wrong", at: place, hint: "try again")
        #expect(
            WorkflowAnnotation(diagnostic).command == "::error file=a%2Cb.md,line=1,col=5::50 %25 wrong%0Atry again")
        #expect(WorkflowAnnotation(Diagnostic(.note, "so")).command == "::notice::so")
    }
}
