import FoundationModels
import Testing

@testable import LlamaModel

@Suite struct ToolPromptingTests {
    private let tool = Transcript.ToolDefinition(
        name: "tide", description: "Tells the tide.", parameters: String.generationSchema)

    private func messages(_ tools: [Transcript.ToolDefinition], template: String?) throws -> [String] {
        let transcript: [Transcript.Entry] = [
            .instructions(.init(segments: [.text(.init(content: "Help."))], toolDefinitions: tools)), .prompt("When?"),
        ]
        let conversation = try Conversation(transcript, tools: ToolPrompting(chatTemplate: template))
        return conversation.messages.map { "\($0.role.rawValue): \($0.content.split(separator: "\n").first ?? "")" }
    }

    @Test func aModelThatWasNotTaughtToCallIsShownHow() throws {
        #expect(
            try messages([tool], template: "{{ messages }}") == [
                "system: Help.", "user: What colour is the sky?", "assistant: The sky is blue.",
                "user: What time is it in Rome?",
                #"assistant: <tool_call>[{"name": "clock", "arguments": {"city": "Rome"}}]</tool_call>"#,
                "tool: 12:30", "assistant: It is 12:30 in Rome.", "user: When?",
            ])
    }

    @Test func withoutToolsThereIsNothingToShow() throws {
        #expect(try messages([], template: nil) == ["system: Help.", "user: When?"])
    }

    @Test func aModelThatWasTaughtIsShownNothing() throws {
        #expect(try messages([tool], template: "… <tool_call> …") == ["system: Help.", "user: When?"])
    }
}
