import Foundation
import FoundationModels
import Testing

@testable import PlaygroundRunner

/// Events that are stored and sent again.
@Suite struct RecordedEventTests {
    typealias Event = LanguageModelExecutorGenerationChannel.Event

    static let events: [Event] = [
        .response(action: .appendText("a\n\"b\" é", tokenCount: 3)),
        .response(entryID: "e", action: .appendText("", segmentID: "s", tokenCount: 0)),
        .response(action: .replaceTextSegment("new", segmentID: "s", tokenCount: 1)),
        .response(
            action: .addAttachmentSegment(
                .init(
                    id: "p", content: .data(.init(contentType: "public.json", content: Data([0, 255]))), label: "L"))),
        .response(action: .removeAttachmentSegment(id: "p")),
        .response(action: .updateMetadata(["b": 1, "a": "x"])),
        .response(
            action: .updateUsage(
                input: .init(totalTokenCount: 5, cachedTokenCount: 2),
                output: .init(totalTokenCount: 7, reasoningTokenCount: 1), metadata: ["cost": 0.25])),
        .reasoning(action: .appendText("hm", tokenCount: 1)),
        .reasoning(action: .replaceTextSegment("aha", tokenCount: 1)),
        .reasoning(action: .updateSignature(Data([1, 2, 3]), tokenCount: 4)),
        .reasoning(action: .updateMetadata(["k": true])),
        .reasoning(
            action: .updateUsage(
                input: .init(totalTokenCount: 1, cachedTokenCount: 0),
                output: .init(totalTokenCount: 2, reasoningTokenCount: 2))),
        .toolCalls(action: .toolCall(id: "c", name: "weather", action: .appendArguments("{\"a\":", tokenCount: 2))),
        .toolCalls(action: .toolCall(id: "c", name: "weather", action: .updateMetadata(["k": [1, 2]]))),
        .toolCalls(action: .removeToolCall(id: "c")),
        .toolCalls(action: .updateMetadata(["k": "v"])),
        .toolCalls(
            action: .updateUsage(
                input: .init(totalTokenCount: 1, cachedTokenCount: 0),
                output: .init(totalTokenCount: 2, reasoningTokenCount: 0))),
    ]

    @Test func everyEventComesBackAsItWas() throws {
        let recorded = try Self.events.map { try #require(RecordedEvent($0)) }
        let stored = try JSONDecoder().decode([RecordedEvent].self, from: JSONEncoder().encode(recorded))
        #expect(stored == recorded)
        let sent = try stored.map { try $0.event() }
        #expect(sent.compactMap { RecordedEvent($0) } == recorded)
        #expect(Set(recorded.map(\.kind)) == Set(RecordedEvent.Kind.allCases))
    }

    @Test(
        "As they stand in the file",
        arguments: [
            (0, ##"{"kind":"text","text":"a\n\"b\" é","tokens":3}"##),
            (5, ##"{"json":"{\"a\": \"x\", \"b\": 1}","kind":"metadata"}"##),
            (9, ##"{"kind":"signature","text":"AQID","tokens":4}"##),
            (12, ##"{"id":"c","kind":"arguments","text":"{\"a\":","tokens":2,"tool":"weather"}"##),
            (16, ##"{"kind":"callsUsage","usage":{"cached":0,"input":1,"output":2,"reasoning":0}}"##),
        ])
    func stored(index: Int, text: String) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let event = try #require(RecordedEvent(Self.events[index]))
        #expect(String(decoding: try encoder.encode(event), as: UTF8.self) == text)
    }

    @Test func timesAreNotRecorded() {
        #expect(RecordedEvent(.phase(.generation, took: .seconds(1))) == nil)
    }

    @Test func anEventWithoutItsPartsIsRefused() {
        #expect(throws: RecordedEventFault.self) { try RecordedEvent(.text, entry: nil).event() }
        #expect(throws: RecordedEventFault.self) { try RecordedEvent(.arguments, entry: nil).event() }
    }
}
