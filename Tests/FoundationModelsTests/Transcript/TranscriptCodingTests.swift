import Foundation
import ScriptedModel
import Testing

@testable import FoundationModels

/// Behaviour 11: transcripts as JSON, in the format of Apple's framework.
@Suite struct TranscriptCodingTests {
    private var tool: Transcript.ToolDefinition {
        Transcript.ToolDefinition(
            name: "find", description: "Finds.",
            parameters: GenerationSchema(
                type: Trip.self,
                properties: [.init(name: "city", type: String.self), .init(name: "at", type: Int.self)]))
    }

    private var toolTurn: Transcript {
        Transcript(entries: [
            .instructions(.init(id: "I", segments: [.text(.init(id: "i", content: "Help."))], toolDefinitions: [tool])),
            .prompt(.init(id: "P", segments: [.text(.init(id: "p", content: "Where?"))])),
            .toolCalls(
                .init(
                    id: "C",
                    [
                        .init(
                            id: "c", toolName: "find",
                            arguments: GeneratedContent(properties: ["city": "Oslo", "at": 1]))
                    ])),
            .toolOutput(.init(id: "c", toolName: "find", segments: [.text(.init(id: "o", content: "Here."))])),
            .response(.init(id: "R", assetIDs: ["model"], segments: [.text(.init(id: "0", content: "There."))])),
        ])
    }

    @Test("Behaviour 11: the shapes of all roles, in order")
    func shapes() {
        #expect(
            toolTurn.jsonString
                == #"""
                {"type": "FoundationModels.Transcript", "version": 1, "transcript": {"entries": [
                {"role": "instructions", "id": "I", "contents": [{"type": "text", "id": "i", "text": "Help."}],
                 "tools": [{"type": "function", "function": {"name": "find", "description": "Finds.", "parameters":
                 {"title": "Trip", "type": "object", "properties": {"city": {"type": "string"}, "at": {"type": "integer"}},
                 "required": ["city", "at"], "x-order": ["city", "at"], "additionalProperties": false}}}]},
                {"role": "user", "id": "P", "contents": [{"type": "text", "id": "p", "text": "Where?"}], "options": {}},
                {"role": "response", "id": "C", "toolCalls": [{"id": "c", "name": "find",
                 "arguments": "{\"city\": \"Oslo\", \"at\": 1}"}]},
                {"role": "tool", "id": "c", "toolCallID": "c", "toolName": "find",
                 "contents": [{"type": "text", "id": "o", "text": "Here."}]},
                {"role": "response", "id": "R", "contents": [{"type": "text", "id": "0", "text": "There."}],
                 "assets": ["model"]}]}}
                """#.replacing("\n ", with: " ").replacing("\n", with: " ").replacing("[ {", with: "[{"))
    }

    @Test("Behaviours 3 and 4: the schema is in the response format, the answer a structured segment")
    func structured() async throws {
        let session = LanguageModelSession(model: ScriptedModel.sample)
        try await session.respond(to: "Plan", generating: Kind.self)
        guard case .prompt(let prompt) = session.transcript[0], case .response(let response) = session.transcript[1],
            case .structure(let segment) = response.segments.first
        else {
            Issue.record("a prompt and a structured response")
            return
        }
        #expect(prompt.segments.text == "Plan")
        #expect(prompt.responseFormat?.name == "Kind")
        #expect(prompt.contextOptions.includeSchemaInPrompt == true)
        #expect(segment.id == "0" && segment.source == "Kind" && segment.schemaName == "Kind")
        let json = session.transcript.jsonString
        #expect(json.contains(#""responseFormat": {"type": "jsonSchema", "jsonSchema": {"name": "Kind", "schema": {"#))
        #expect(json.contains(#"{"type": "structure", "id": "0", "structure": {"source": "Kind", "content": "city"#))
    }

    @Test("Every transcript survives text and coders, whatever the coder does to the order of names")
    func roundTrips() async throws {
        let recorder = RequestRecorder()
        let session = LanguageModelSession(
            model: ScriptedModel.sample(recorder: recorder), tools: [PlaceFinder()], instructions: "Help.")
        try await session.respond(to: "Plan", generating: Trip.self)
        try await session.respond(
            to: "More", options: GenerationOptions(samplingMode: .random(top: 3, seed: .max), temperature: 0.5),
            contextOptions: ContextOptions(reasoningLevel: .custom("x")), metadata: ["b": 1, "a": [true]])
        try await session.respond(
            to: "Again",
            options: GenerationOptions(
                samplingMode: .random(probabilityThreshold: 0.9), maximumResponseTokens: 7, toolCallingMode: .disallowed
            ))
        for transcript in [session.transcript, toolTurn, everything, Transcript()] {
            #expect(try Transcript(json: transcript.jsonString) == transcript)
            for formatting in [JSONEncoder.OutputFormatting(), .sortedKeys] {
                let encoder = JSONEncoder()
                encoder.outputFormatting = formatting
                let data = try encoder.encode(transcript)
                #expect(try JSONDecoder().decode(Transcript.self, from: data) == transcript)
            }
        }
    }

    private var everything: Transcript {
        var call = Transcript.ToolCall(id: "c", toolName: "t", arguments: GeneratedContent(properties: [:]))
        call.metadata = ["k": "v"]
        let attachments: [Transcript.Segment] = [
            .attachment(
                .init(id: "1", content: .image(.init(imageURL: URL(filePath: "/a/b.png"))), label: "the photo")),
            .attachment(.init(id: "2", content: .data(.init(contentType: "public.json", content: Data([1, 2, 3]))))),
        ]
        return Transcript(entries: [
            .prompt(.init(id: "P", segments: attachments, options: GenerationOptions(sampling: .greedy))),
            .reasoning(
                .init(
                    id: "G", metadata: ["n": 1], segments: [.text(.init(id: "g", content: "Hm."))], signature: Data([7])
                )),
            .toolCalls(.init(id: "C", [call])),
            .response(.init(id: "R", metadata: ["model": "m"], segments: attachments)),
        ])
    }

    @Test(
        "Broken transcripts are told where and why",
        arguments: [
            ("{}", "“type” is missing."),
            (#"{"type": "Other"}"#, "type: Expected “FoundationModels.Transcript”."),
            (#"{"type": "FoundationModels.Transcript", "version": 2}"#, "version: Only version 1 can be read."),
            (entries(#"{"id": "1"}"#), "transcript.entries[0]: “role” is missing."),
            (
                entries(#"{"role": "system"}"#),
                "transcript.entries[0].role: “system” is not one of: instructions, user, tool, reasoning, response."
            ),
            (
                entries(#"{"role": "user", "id": "1", "contents": [{"type": "text", "id": 3}]}"#),
                "transcript.entries[0].contents[0].id: Expected a string."
            ),
            (
                entries(#"{"role": "response", "id": "1", "toolCalls": [{"id": "a", "name": "t", "arguments": "x"}]}"#),
                "transcript.entries[0].toolCalls[0].arguments: "
            ),
        ])
    func broken(json: String, message: String) throws {
        #expect {
            try JSONDecoder().decode(Transcript.self, from: Data(json.utf8))
        } throws: { error in
            guard case DecodingError.dataCorrupted(let context) = error else { return false }
            return context.debugDescription.hasPrefix("This is not a transcript. " + message)
        }
    }

    private static func entries(_ entry: String) -> String {
        #"{"type": "FoundationModels.Transcript", "version": 1, "transcript": {"entries": ["# + entry + "]}}"
    }

    @Test("Behaviour 12: descriptions")
    func descriptions() {
        #expect(
            toolTurn.map(\.description) == [
                "(Instructions) Help.", "(Prompt) Where?\nResponse Format: <nil>",
                #"(ToolCalls) find: {"city": "Oslo", "at": 1}"#, "(ToolOutput find) Here.", "(Response) There.",
            ])
        #expect("\(toolTurn)".hasPrefix("Transcript(entries: [(Instructions) Help., (Prompt) Where?"))
        #expect(Transcript.ResponseFormat(type: Kind.self).description == "Kind")
    }
}
