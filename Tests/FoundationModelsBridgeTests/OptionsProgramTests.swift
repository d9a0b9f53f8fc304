import Testing

/// Options, models and feedback in interpreted code, in the spellings of both versions.
struct OptionsProgramTests {
    @Test func bothSpellingsOfOptions() async throws {
        let run = try await ProgramRun(
            """
            import FoundationModels
            let older = GenerationOptions(sampling: .random(top: 3, seed: 7), temperature: 0.5, maximumResponseTokens: 50)
            let newer = GenerationOptions(samplingMode: .random(top: 3, seed: 7), temperature: 0.5, maximumResponseTokens: 50)
            print(older == newer)
            if case .randomTopK(let count, let seed)? = newer.samplingMode?.kind { print(count, seed ?? 0) }
            print(GenerationOptions.ToolCallingMode.required.kind == .required)
            let session = LanguageModelSession()
            let answer = try await session.respond(
                to: "Hello", options: GenerationOptions(samplingMode: .greedy, toolCallingMode: .disallowed),
                contextOptions: ContextOptions(reasoningLevel: .custom("much")), metadata: ["from": "test", "try": 1])
            print(answer.usage.totalTokenCount > 0, session.usage.output.totalTokenCount > 0)
            if case .prompt(let prompt) = session.transcript[0] { print(prompt.metadata.count, prompt.contextOptions.reasoningLevel == .custom("much")) }
            """)
        #expect(run.errors == [])
        #expect(run.printed == ["true", "3 7", "true", "true true", "2 true"])
    }

    @Test func modelsSayWhatTheyCanDo() async throws {
        let run = try await ProgramRun(
            """
            import FoundationModels
            let model = SystemLanguageModel.default
            print(model.isAvailable, model.capabilities.contains(.guidedGeneration), model.variant == .core3)
            let cloud = PrivateCloudComputeLanguageModel()
            if case .unavailable(let reason) = cloud.availability { print(reason, cloud.quotaUsage.isLimitReached) }
            do {
                try await LanguageModelSession(model: cloud, instructions: "Be brief.").respond(to: "Hello")
            } catch PrivateCloudComputeLanguageModel.Error.serviceUnavailable {
                print("service unavailable")
            }
            do {
                _ = try SystemLanguageModel.Adapter(name: "poems")
            } catch SystemLanguageModel.Adapter.AssetError.compatibleAdapterNotFound {
                print("no adapter")
            }
            """)
        #expect(run.errors == [])
        #expect(run.printed == ["true true false", "deviceNotEligible false", "service unavailable", "no adapter"])
    }

    @Test func feedbackInAllForms() async throws {
        let run = try await ProgramRun(
            """
            import FoundationModels
            @Generable struct Tag { let text: String }
            let session = LanguageModelSession()
            try await session.respond(to: "Hello")
            let issue = LanguageModelFeedback.Issue(category: .tooVerbose, explanation: "Too many words.")
            let forms = [
                session.logFeedbackAttachment(sentiment: .negative, issues: [issue]),
                session.logFeedbackAttachment(sentiment: .positive, desiredResponseText: "Servus"),
                session.logFeedbackAttachment(sentiment: nil, desiredResponseContent: Tag(text: "Moin")),
            ]
            for data in forms {
                let text = String(decoding: data, as: UTF8.self)
                print(text.contains("tooVerbose"), text.contains("Servus"), text.contains("Moin"))
            }
            print(LanguageModelFeedback.Sentiment.allCases.count, LanguageModelFeedback.Issue.Category.allCases.count)
            """)
        #expect(run.errors == [])
        #expect(run.printed == ["true false false", "false true false", "false false true", "3 8"])
    }

    @Test func errorsMayLeaveTheTranscript() async throws {
        let run = try await ProgramRun(
            """
            import FoundationModels
            let session = LanguageModelSession()
            session.transcriptErrorHandlingPolicy = .preserveTranscript
            _ = try? await session.respond(to: String(repeating: "A long story. ", count: 3000))
            print(session.transcript.count)
            """)
        #expect(run.errors == [])
        #expect(run.printed == ["1"])
    }
}
