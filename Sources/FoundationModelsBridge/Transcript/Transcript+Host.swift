import Foundation
import FoundationModels
import PlaygroundEvaluator

/// `Transcript` and its parts in the program.
struct TranscriptTable {
    let registry: GenerableRegistry

    var types: [HostType] {
        collections + enums + TranscriptEntryTable(registry: registry).types + TranscriptSegmentTable().types
    }

    private var collections: [HostType] {
        let protocols = "RandomAccessCollection, MutableCollection, RangeReplaceableCollection, Equatable"
        return [
            HostType("struct Transcript: \(protocols), Codable, Sendable", configure: configureTranscript) {
                EntryRows<Transcript>(typeName: "Transcript").all + [
                    .making("init(entries: [Transcript.Entry] = [])") { (entries: [Transcript.Entry]?) in
                        Transcript(entries: entries ?? [])
                    },
                    HostMember("init(entries: some Sequence<Transcript.Entry>)") { arguments in
                        let entries = try arguments.elements(0).map { try TranscriptBridge.entry($0) }
                        return try arguments.context.value(Transcript(entries: entries))
                    },
                    .stored("history: Transcript.HistoryView", \Transcript.history),
                    .reading(
                        "entries: [Transcript.Entry]",
                        deprecation: "'entries' existed only in the betas of 2025; a Transcript is a collection itself"
                    ) { (transcript: Transcript) in Array(transcript) },
                ]
            },
            HostType("struct Transcript.HistoryView: \(protocols), Sendable", configure: configureHistory) {
                EntryRows<Transcript.HistoryView>(typeName: "Transcript.HistoryView").all
            },
        ]
    }

    private func configureTranscript(_ type: NominalType) {
        PartHooks.describe(type)
        PartHooks.compare(type, as: Transcript.self)
        PartHooks.decode(type, Transcript.self)
        PartHooks.iterate(type, over: Transcript.self)
        type.hooks.mirror = { value in
            (value.payload(Transcript.self) ?? Transcript()).map { (nil, .string(TranscriptText.line($0))) }
        }
    }

    private func configureHistory(_ type: NominalType) {
        PartHooks.describe(type)
        PartHooks.compare(type, as: Transcript.HistoryView.self)
        PartHooks.iterate(type, over: Transcript.HistoryView.self)
    }

    private var enums: [HostType] {
        [
            HostType(
                "enum Transcript.Entry: Identifiable, Equatable, Sendable, CustomStringConvertible",
                configure: configureEnum
            ) {
                [
                    ("instructions", "Instructions"), ("prompt", "Prompt"), ("toolCalls", "ToolCalls"),
                    ("toolOutput", "ToolOutput"), ("response", "Response"), ("reasoning", "Reasoning"),
                ].map { HostMember(noting: "case \($0)(Transcript.\($1))") } + [
                    .reading("id: String") { (entry: Transcript.Entry) in entry.id },
                    .reading("description: String") { (entry: Transcript.Entry) in entry.description },
                ]
            },
            HostType(
                "enum Transcript.Segment: Identifiable, Equatable, Sendable, CustomStringConvertible",
                configure: configureEnum
            ) {
                [
                    ("text", "TextSegment"), ("structure", "StructuredSegment"), ("attachment", "AttachmentSegment"),
                ].map { HostMember(noting: "case \($0)(Transcript.\($1))") } + [
                    .reading("id: String") { (segment: Transcript.Segment) in segment.id },
                    .reading("description: String") { (segment: Transcript.Segment) in segment.description },
                ]
            },
        ]
    }

    private func configureEnum(_ type: NominalType) {
        type.hooks.describe = { value in
            if let entry = Transcript.Entry.fromProgram(value) { return entry.description }
            return Transcript.Segment.fromProgram(value)?.description ?? ""
        }
    }
}

/// Hooks that parts of a transcript share.
enum PartHooks {
    /// Prints what the Swift value prints.
    static func describe(_ type: NominalType) {
        type.hooks.describe = { value in
            guard case .host(let host) = value else { return "" }
            return String(describing: host.payload)
        }
    }

    static func decode<Part: Decodable & ProgramValue>(_ type: NominalType, _ part: Part.Type) {
        type.hooks.decode = { decoder, context in try Part(from: decoder).written(context) }
    }

    static func compare<Part: Equatable>(_ type: NominalType, as part: Part.Type) {
        type.hooks.equal = { $0.payload(part) == $1.payload(part) }
    }

    static func iterate<Part: Sequence>(_ type: NominalType, over part: Part.Type) where Part.Element: ProgramValue {
        type.hooks.makeIterator = { value, context in
            var iterator = value.payload(part)?.makeIterator()
            return { try iterator?.next()?.written(context) }
        }
    }
}
