import Foundation
import ScriptedModel
import Testing

@testable import FoundationModels

/// The system model: what a host puts in its place, and what it simulates.
@Suite struct SystemLanguageModelTests {
    private func within<Result>(
        _ environment: SystemLanguageModel.Environment, _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await SystemLanguageModel.$environment.withValue(environment, operation: body)
    }

    @Test("Without a backend the model is not ready, and requests say what to do")
    func noBackend() async throws {
        let model = SystemLanguageModel.default
        #expect(model.availability == .unavailable(.modelNotReady))
        #expect(!model.isAvailable)
        #expect(model.contextSize == 4096)
        await #expect { try await LanguageModelSession().respond(to: "Hi") } throws: { error in
            guard case LanguageModelSession.GenerationError.assetsUnavailable(let context) = error else { return false }
            return context.debugDescription.contains("Set SystemLanguageModel.environment")
        }
    }

    @Test("A backend answers, also in tasks that outlive the environment")
    func backend() async throws {
        let session = await within(.init(backend: ScriptedModel.sample)) { LanguageModelSession() }
        #expect(try await session.respond(to: "Hi").content == "This is a sample answer to “Hi”.")
        #expect(SystemLanguageModel.default.availability == .unavailable(.modelNotReady))
    }

    @Test("Every availability can be simulated", arguments: SystemLanguageModel.Availability.UnavailableReason.allCases)
    func simulatedAvailability(reason: SystemLanguageModel.Availability.UnavailableReason) async throws {
        var environment = SystemLanguageModel.Environment(backend: ScriptedModel.sample)
        environment.simulatedAvailability = .unavailable(reason)
        await within(environment) {
            #expect(SystemLanguageModel.default.availability == .unavailable(reason))
            await #expect { try await LanguageModelSession().respond(to: "Hi") } throws: { error in
                if case LanguageModelSession.GenerationError.assetsUnavailable = error { true } else { false }
            }
        }
    }

    @Test("Every failure can be simulated, in both spellings of its name", arguments: SimulatedFailure.allCases)
    func simulatedFailures(failure: SimulatedFailure) async throws {
        var environment = SystemLanguageModel.Environment(backend: ScriptedModel.sample)
        environment.simulatedError = failure.error()
        await within(environment) {
            let session = LanguageModelSession()
            await #expect {
                try await session.respond(to: "Hi", generating: Trip.self)
            } throws: { error in
                let name = String(describing: error).prefix { $0.isLetter }
                // A timeout has no counterpart in the family of 26 and is thrown as it is.
                return failure == .timeout ? error is LanguageModelError : name == failure.rawValue
            }
            #expect(session.transcript.isEmpty)
        }
        #expect(SimulatedFailure(name: "contextSizeExceeded") == .exceededContextWindowSize)
        #expect(SimulatedFailure(name: "unsupportedGenerationGuide") == .unsupportedGuide)
    }

    @Test("Behaviour 36: permissive guardrails let text pass, not structures")
    func guardrails() async throws {
        var environment = SystemLanguageModel.Environment(backend: ScriptedModel.sample)
        environment.guardrailPolicy = .init { $0.contains("forbidden") ? "a forbidden word" : nil }
        try await within(environment) {
            let strict = LanguageModelSession()
            await #expect { try await strict.respond(to: "Something forbidden") } throws: { error in
                guard case LanguageModelSession.GenerationError.guardrailViolation(let context) = error else {
                    return false
                }
                return context.debugDescription == "The prompt was stopped by the safety filter: a forbidden word"
            }
            let permissive = LanguageModelSession(
                model: SystemLanguageModel(guardrails: .permissiveContentTransformations))
            let answer = try await permissive.respond(to: "Something forbidden").content
            #expect(answer.contains("forbidden"))
            await #expect(throws: LanguageModelSession.GenerationError.self) {
                try await permissive.respond(to: "Something forbidden", generating: Trip.self)
            }
        }
    }

    @Test("An answer is stopped where it trips the filter")
    func answersAreFiltered() async throws {
        let backend = try ScriptedModel.steps(#"{"text": "This is fine, this is forbidden, and more"}"#)
        var environment = SystemLanguageModel.Environment(backend: backend)
        environment.guardrailPolicy = .init { $0.contains("forbidden") ? "a forbidden word" : nil }
        await within(environment) {
            let session = LanguageModelSession()
            var last = ""
            await #expect(throws: LanguageModelSession.GenerationError.self) {
                for try await snapshot in session.streamResponse(to: "Talk") { last = snapshot.content }
            }
            #expect(last == "This is fine, this is")
        }
    }

    @Test("Behaviour 40: the content tagging model answers with short lowercase tags")
    func contentTagging() async throws {
        try await within(.init(backend: ScriptedModel.sample)) {
            let session = LanguageModelSession(model: SystemLanguageModel(useCase: .contentTagging))
            let response = try await session.respond(to: "Sailing along the Norwegian coast in Summer")
            #expect(response.content == "sailing, along, norwegian")
        }
    }

    @Test("Token counts: longer is more, counting is repeatable, tools and schemas count")
    func tokenCounts() async throws {
        try await within(.init(backend: ScriptedModel.sample(recorder: nil, contextSize: 512))) {
            let model = SystemLanguageModel.default
            #expect(model.contextSize == 512)
            let short = try await model.tokenCount(for: "A prompt")
            #expect(short == 2)
            #expect(try await model.tokenCount(for: Prompt("A prompt")) == short)
            #expect(try await model.tokenCount(for: "東京の天気") == 5)
            #expect(try await model.tokenCount(for: Instructions("A longer text than that")) > short)
            let one = try await model.tokenCount(for: [PlaceFinder()])
            #expect(one > 0)
            #expect(try await model.tokenCount(for: [PlaceFinder(), PlaceFinder()]) == 2 * one)
            #expect(try await model.tokenCount(for: Trip.generationSchema) > one)
            let session = LanguageModelSession(instructions: "Help.")
            try await session.respond(to: "Hi")
            #expect(try await model.tokenCount(for: session.transcript) > 0)
        }
    }

    @Test("Locales: regions fall back to their language; others are refused")
    func locales() {
        let model = SystemLanguageModel.default
        #expect(model.supportsLocale(Locale(identifier: "en_NZ")))
        #expect(model.supportsLocale(Locale(identifier: "de_AT")))
        #expect(!model.supportsLocale(Locale(identifier: "fi_FI")))
        #expect(model.supportedLanguages.contains(Locale.Language(identifier: "ja")))
    }
}
