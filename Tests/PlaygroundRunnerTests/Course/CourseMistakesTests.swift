import PlaygroundDocument
import SourceText
import Testing

@testable import PlaygroundRunner

/// Typical mistakes, each an edit of a step's solution, with the words that name the mistake.
struct CourseMistakesTests {
    struct Mistake: Sendable, CustomTestStringConvertible {
        var step: String
        /// What stands in the solution.
        var right: String
        /// What a learner wrote.
        var wrong: String
        /// What the first problem says.
        var message: String

        var testDescription: String { "\(step): \(message)" }
    }

    @Test(arguments: firstPrompts + structuredOutput + promptingTechniques)
    func isNamed(_ mistake: Mistake) async throws {
        let course = try Course.shipped()
        let (chapter, _) = try course.step(mistake.step)
        let solved = try chapter.solved(without: nil)
        let own = try #require(CourseStep.steps(of: solved).first { $0.id == mistake.step })
        try #require(own.code.code.text.contains(mistake.right), "the solution has changed")
        let code = own.code.code.text.replacing(mistake.right, with: mistake.wrong)
        let bytes = try solved.replacingCode(of: own.code, with: code)
        let guide = Document.read(SourceFile(name: chapter.guide.file.name, bytes: bytes))
        let outcomes = try await CourseCheck(models: SampleOnly()).outcomes(of: guide, chapter: chapter)
        let outcome = try #require(outcomes.first { $0.step.id == mistake.step })
        let first = try #require(outcome.problems.first, "the mistake passes")
        #expect(first.message.contains(mistake.message))
    }

    private static let firstPrompts = [
        Mistake(
            step: "first-session", right: "LanguageModelSession()", wrong: #"LanguageModelSession(instructions: "Hi")"#,
            message: "make it without instructions"),
        Mistake(
            step: "first-session", right: "let session", wrong: "let sesion", message: "cannot find 'session' in scope"),
        Mistake(
            step: "first-question", right: #"\(meteora.name)"#, wrong: "it",
            message: "the prompt does not name the place"),
        Mistake(
            step: "first-question", right: "reply.content", wrong: #""In Greece.""#,
            message: "`answer` should be the text of `reply`"),
        Mistake(
            step: "first-question", right: "try await ", wrong: "try ",
            message: "expression is 'async' but is not marked with 'await'"),
        Mistake(
            step: "instructions", right: "at most three sentences.\"",
            wrong: "at most three sentences. \\(userQuestion)\"",
            message: "text from users belongs into the prompt"),
        Mistake(
            step: "second-turn", right: "guide.respond", wrong: "LanguageModelSession().respond",
            message: "the second question should go to `guide`"),
        Mistake(
            step: "availability", right: "Switch on Apple Intelligence in Settings to plan journeys.",
            wrong: "This device cannot plan journeys. You can still read about every place.",
            message: "need different sentences"),
        Mistake(
            step: "generator", right: "plan = response.content", wrong: "_ = response.content",
            message: "`plan` is still nil"),
    ]

    private static let structuredOutput = [
        Mistake(
            step: "simple-type", right: #"@Generable(description: "A card that makes people curious about a place")"#,
            wrong: "", message: "PlaceCard is not generable yet"),
        Mistake(
            step: "text-to-type", right: "cardResponse.content", wrong: "cardResponse",
            message: "`card` should be the content of the response"),
        Mistake(
            step: "text-to-type", right: ", generating: PlaceCard.self", wrong: "",
            message: "`card` is text: pass generating: PlaceCard.self"),
        Mistake(
            step: "guides", right: ".count(3)", wrong: ".maximumCount(3)",
            message: "`facts` may be shorter than three"),
        Mistake(
            step: "guides", right: ".range(1...5)", wrong: ".minimum(1)", message: "`days` has no upper bound of 5"),
        Mistake(
            step: "any-of", right: #".anyOf(Landmark.all.map(\.name))"#, wrong: #".anyOf(["Meteora", "Rotorua"])"#,
            message: "not every landmark can be chosen"),
        Mistake(
            step: "enumeration", right: "autumn, winter", wrong: "autumn", message: "Season has no case `winter`"),
        Mistake(
            step: "nested-types", right: "let stops: [Stop]", wrong: "let stops: [String]",
            message: "the elements of `stops` should be of the type Stop"),
    ]

    private static let promptingTechniques = [
        Mistake(
            step: "prompt-parts", right: #"\(landmark.name)"#, wrong: "Rotorua",
            message: "the prompt names Rotorua whatever is asked for"),
        Mistake(
            step: "prompt-parts", right: "landmark.summary\n", wrong: "\"landmark.summary\"\n",
            message: "the landmark's summary is missing"),
        Mistake(
            step: "conditions", right: "} else {", wrong: "}\n        if true {",
            message: "the line about evenings is there although children come along"),
        Mistake(
            step: "loops", right: #"interested in \(interest)"#, wrong: #"interested in \(traveller.interests)"#,
            message: "the interests came as a Swift array"),
        Mistake(
            step: "loops", right: "if let diet = traveller.diet {", wrong: "if let diet = Optional(traveller.diet) {",
            message: "the word Optional is in the prompt"),
        Mistake(
            step: "instruction-parts", right: "if isBrief {", wrong: "if isBrief || true {",
            message: "the limit of five words is there without isBrief too"),
        Mistake(
            step: "example", right: "Activity(kind: .walk, title: \"The path behind the Storseter fall\"),", wrong: "",
            message: "each day of an itinerary has three activities"),
        Mistake(
            step: "one-shot", right: "        Itinerary.example\n", wrong: "        \"Itinerary.example\"\n",
            message: "the example is not in the prompt"),
        Mistake(
            step: "planner", right: "if traveller.bringsChildren {", wrong: "if !traveller.bringsChildren {",
            message: "Ayumi brings children"),
        Mistake(
            step: "planner", right: "itinerary = response.content", wrong: "_ = response.content",
            message: "`itinerary` is still nil"),
    ]
}
