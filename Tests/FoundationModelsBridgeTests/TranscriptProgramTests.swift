import Testing

/// Transcripts in interpreted code: read, changed, coded, restored.
struct TranscriptProgramTests {
    @Test func aTranscriptIsACollectionThatCanBeChanged() async throws {
        let run = try await ProgramRun(
            """
            import FoundationModels
            let session = LanguageModelSession(instructions: "Be brief.")
            try await session.respond(to: "One")
            var transcript = session.transcript
            transcript.append(.prompt(.init(segments: [.text(.init(content: "Two"))])))
            transcript.append(contentsOf: [transcript[0], transcript[1]])
            print(transcript.count, transcript.indices.count, transcript.last?.id == transcript[1].id)
            transcript.removeLast(2)
            transcript.insert(transcript[3], at: 1)
            let removed = transcript.remove(at: 1)
            if case .prompt(let prompt) = removed { print(prompt.segments.count) }
            transcript.removeAll { if case .response = $0 { true } else { false } }
            transcript.replaceSubrange(1..<2, with: [])
            print(transcript.count, transcript.history.count, Transcript(entries: transcript[1...]).count)
            transcript.history.removeAll()
            print(transcript.count)
            """)
        #expect(run.errors == [])
        #expect(run.printed == ["6 6 true", "1", "2 1 1", "1"])
    }

    @Test func partsCanBeMadeAndChanged() async throws {
        let run = try await ProgramRun(
            """
            import FoundationModels
            var prompt = Transcript.Prompt(
                id: "1", metadata: ["from": "test"], segments: [.text(.init(id: "2", content: "Hello"))],
                contextOptions: ContextOptions(reasoningLevel: .light))
            prompt.segments.append(.structure(.init(id: "3", source: "Pair", content: GeneratedContent(properties: ["a": 1]))))
            prompt.options.temperature = 0.5
            print(prompt.segments.count, prompt.options.temperature ?? 0, prompt.contextOptions.reasoningLevel == .light)
            let call = Transcript.ToolCall(id: "4", toolName: "weather", arguments: GeneratedContent(properties: ["city": "Oslo"]))
            let calls = Transcript.ToolCalls(id: "5", [call])
            let output = Transcript.ToolOutput(id: call.id, toolName: call.toolName, segments: [.text(.init(content: "sunny"))])
            let transcript = Transcript(entries: [
                .prompt(prompt), .toolCalls(calls), .toolOutput(output),
                .reasoning(.init(id: "6", segments: [.text(.init(content: "hm"))], signature: Data([1, 2]))),
                .response(.init(id: "7", assetIDs: ["a"], segments: [.text(.init(content: "Take a hat."))])),
            ])
            let data = try JSONEncoder().encode(transcript)
            let back = try JSONDecoder().decode(Transcript.self, from: data)
            print(back == transcript, back.count)
            if case .toolCalls(let calls) = back[1] { print(calls.map(\\.toolName), calls[0].arguments.jsonString) }
            """)
        #expect(run.errors == [])
        #expect(run.printed == ["2 0.5 true", "true 5", #"["weather"] {"city": "Oslo"}"#])
    }

    @Test func attachmentsAreDataThatModelsMayRefuse() async throws {
        let run = try await ProgramRun(
            """
            import FoundationModels
            let session = LanguageModelSession()
            let image = Attachment(imageURL: URL(string: "file:///lake.png")!).label("lake")
            do {
                try await session.respond { "What is this?"; image }
                print("seen")
            } catch LanguageModelError.unsupportedTranscriptContent(let content) {
                print(content.unsupportedContent.count, session.transcript.count)
            }
            let segment = Transcript.AttachmentSegment(
                content: .image(.init(imageURL: URL(string: "file:///lake.png")!)), label: "lake")
            if case .image(let image) = segment.content { print(image.url?.lastPathComponent ?? "", segment.label ?? "") }
            """)
        #expect(run.errors == [])
        #expect(run.printed == ["1 0", "lake.png lake"])
    }
}
