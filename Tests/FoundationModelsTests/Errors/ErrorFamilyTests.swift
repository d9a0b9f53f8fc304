import Foundation
import ScriptedModel
import Testing

@testable import FoundationModels

/// The two error families, refusals, and answers that do not fit.
@Suite struct ErrorFamilyTests {
    private typealias GenerationError = LanguageModelSession.GenerationError

    @Test("Every error of version 26 carries its counterpart of version 27")
    func successors() async throws {
        for failure in SimulatedFailure.allCases where failure != .timeout {
            let thrown = ErrorFamily.older(failure.error(message: "Why."))
            let error = try #require(thrown as? GenerationError)
            let forms = ErrorFamily.forms(of: error)
            #expect(forms.count == 2 && forms[0] is GenerationError)
            #expect(!(forms[1] is GenerationError))
            #expect(type(of: ErrorFamily.newer(error)) == type(of: forms[1]))
            #expect(error.errorDescription != nil && error.recoverySuggestion != nil)
            if failure != .concurrentRequests { #expect(error.failureReason == "Why.") }
        }
    }

    @Test("Errors without a counterpart in version 26 are thrown as they are")
    func newErrors() {
        let timeout = LanguageModelError.timeout(.init(debugDescription: "Slow."))
        #expect(ErrorFamily.thrown(timeout) is LanguageModelError)
        #expect(ErrorFamily.forms(of: timeout).count == 1)
        #expect(ErrorFamily.thrown(Broken()) is Broken)
    }

    @Test("Behaviour 36: structured requests throw the refusal; it explains itself")
    func structuredRefusal() async throws {
        let model = try ScriptedModel.steps(#"{"error": "refusal", "message": "I cannot help with that."}"#)
        let session = LanguageModelSession(model: model)
        do {
            try await session.respond(to: "Bad", generating: Kind.self)
            Issue.record("a structured refusal is thrown")
        } catch GenerationError.refusal(let refusal, let context) {
            #expect(context.debugDescription == "I cannot help with that.")
            #expect(try await refusal.explanation.content == "I cannot help with that.")
            var texts: [String] = []
            for try await snapshot in refusal.explanationStream { texts.append(snapshot.content) }
            #expect(texts == ["I cannot help with that."])
        }
        #expect(session.transcript.isEmpty)
    }

    @Test("Behaviour 36: text requests are refused in text")
    func textRefusal() async throws {
        let model = try ScriptedModel.steps(#"{"error": "refusal", "message": "I cannot help with that."}"#)
        let session = LanguageModelSession(model: model)
        #expect(try await session.respond(to: "Bad").content == "I cannot help with that.")
        #expect(session.transcript.outline == ["prompt: Bad", "response: I cannot help with that."])
    }

    @Test("A refusal without a response has no explanation")
    func emptyRefusal() async {
        let refusal = GenerationError.Refusal(transcriptEntries: [])
        await #expect(throws: ToolLoopError.noExplanation) { try await refusal.explanation }
    }

    @Test("Behaviour 21: a structure that is cut off is a decoding failure that names what is missing")
    func truncatedStructure() async throws {
        let session = LanguageModelSession(model: ScriptedModel.sample)
        let options = GenerationOptions(maximumResponseTokens: 6)
        await #expect {
            try await session.respond(to: "Plan", generating: Trip.self, options: options)
        } throws: { error in
            guard case GenerationError.decodingFailure(let context) = error else { return false }
            return context.debugDescription.hasPrefix("The answer cannot be read as Trip: ")
        }
        #expect(session.transcript.isEmpty)
    }

    @Test(
        "Answers that break the schema are decoding failures",
        arguments: [#""town""#, "3", "nonsense", "", #""city" and more"#])
    func invalidStructures(answer: String) async throws {
        let session = LanguageModelSession(
            model: ClosureModel { _, channel in
                await channel.send(.response(action: .appendText(answer, tokenCount: 1)))
            })
        await #expect {
            try await session.respond(to: "Choose", generating: Kind.self)
        } throws: { error in
            if case GenerationError.decodingFailure = error { true } else { false }
        }
        let stream = session.streamResponse(to: "Choose", generating: Kind.self)
        await #expect(throws: GenerationError.self) { for try await _ in stream {} }
    }

    @Test("Contradictory guides are refused before the model is asked")
    func contradictoryGuides() async throws {
        let recorder = RequestRecorder()
        let session = LanguageModelSession(model: ScriptedModel.sample(recorder: recorder))
        let schema = GenerationSchema(
            type: Trip.self, properties: [.init(name: "n", type: Int.self, guides: [.minimum(5), .maximum(3)])])
        await #expect {
            try await session.respond(to: "Count", schema: schema)
        } throws: { error in
            if case GenerationError.unsupportedGuide = error { true } else { false }
        }
        #expect(recorder.requests.isEmpty && session.transcript.isEmpty)
    }

    @Test("Feedback holds the conversation, what failed, and what was wanted")
    func feedback() async throws {
        let model = try ScriptedModel.steps(#"{"text": "Hello."}"#, #"{"error": "guardrailViolation"}"#)
        let session = LanguageModelSession(model: model)
        try await session.respond(to: "Hi")
        _ = try? await session.respond(to: "Bad")
        let data = session.logFeedbackAttachment(
            sentiment: .negative, issues: [.init(category: .incorrect, explanation: "Wrong.")],
            desiredResponseContent: Kind.city)
        let text = String(decoding: data, as: UTF8.self)
        for part in [
            #""sentiment": "negative""#, #""issues": [{"category": "incorrect", "explanation": "Wrong."}]"#,
            #""text": "Hi""#, #""text": "Bad""#, #""structure": {"source": "Kind", "content": "city"}"#,
        ] { #expect(text.contains(part)) }
        #expect(text.hasSuffix("}\n"))
        #expect(
            !String(decoding: session.logFeedbackAttachment(sentiment: nil), as: UTF8.self).contains("desiredOutput"))
    }
}
