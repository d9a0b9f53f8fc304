import Testing

@testable import PlaygroundRunner

struct CourseProgressTests {
    @Test func isWrittenAsItIsRead() throws {
        let text = """
            easel-progress 1
            passed first-session
            passed of-another-version
            hints first-question 2

            """
        let progress = try CourseProgress(text: text)
        #expect(progress.hasPassed("first-session"))
        #expect(!progress.hasPassed("first-question"))
        #expect(progress.hintCount("first-question") == 2)
        #expect(progress.text == text)
    }

    @Test func followsTheLastCheck() throws {
        var progress = CourseProgress()
        progress.setPassed("a", true)
        progress.setPassed("b", true)
        progress.setPassed("a", true)
        #expect(progress.passed == ["a", "b"])
        progress.setPassed("a", false)
        #expect(progress.passed == ["b"])
    }

    @Test func forgetsAStepWithItsHints() throws {
        var progress = try CourseProgress(text: "easel-progress 1\npassed a\nhints a 3\n")
        progress.forget("a")
        #expect(progress.text == "easel-progress 1\n")
    }

    @Test(arguments: [
        ("", "progress.txt does not begin with 'easel-progress 1'"),
        ("easel-progress 2\n", "progress.txt does not begin with 'easel-progress 1'"),
        ("easel-progress 1\npassed\n", "progress.txt:2: 'passed' means nothing here"),
        ("easel-progress 1\n\ndone a\n", "progress.txt:3: 'done a' means nothing here"),
    ])
    func refusesWhatItCannotRead(text: String, message: String) {
        let fault = #expect(throws: CourseFault.self) { try CourseProgress(text: text) }
        #expect(fault?.message == message)
    }
}
