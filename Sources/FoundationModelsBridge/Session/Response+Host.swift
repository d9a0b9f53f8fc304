import FoundationModels
import PlaygroundEvaluator

extension LanguageModelSession.Usage: Bridged {
    static let hostTypeName = "LanguageModelSession.Usage"
}

extension LanguageModelSession.Usage.Input: Bridged {
    static let hostTypeName = "LanguageModelSession.Usage.Input"
}

extension LanguageModelSession.Usage.Output: Bridged {
    static let hostTypeName = "LanguageModelSession.Usage.Output"
}

/// `Response`, `ResponseStream`, `Snapshot` and `Usage` in the program.
struct ResponseTable {
    let bridge: SessionBridge

    var types: [HostType] {
        [
            HostType("struct LanguageModelSession.Response<Content>", configure: configureResponse) { response },
            HostType(
                "struct LanguageModelSession.ResponseStream<Content>: AsyncSequence", configure: configureStream
            ) { stream },
            HostType("struct LanguageModelSession.ResponseStream.Snapshot<Content>", configure: configureSnapshot) {
                snapshot
            },
            HostType("struct LanguageModelSession.Usage: Sendable", configure: configureUsage) { usage },
            HostType("struct LanguageModelSession.Usage.Input: Sendable") { input },
            HostType("struct LanguageModelSession.Usage.Output: Sendable") { output },
        ]
    }

    private func configureResponse(_ type: NominalType) {
        type.hooks.mirror = { value in
            value.payload(BridgedResponse.self).map { [("content", $0.content)] } ?? []
        }
    }

    private func configureSnapshot(_ type: NominalType) {
        type.forwarding = NominalType.Forwarding(
            to: "content",
            note:
                "since version 26 a stream gives snapshots; write '.content' for the partial value of the betas")
        type.hooks.mirror = { value in
            value.payload(BridgedSnapshot.self).map { [("content", $0.content)] } ?? []
        }
    }

    private func configureStream(_ type: NominalType) {
        let bridge = bridge
        type.hooks.makeIterator = { value, context in try bridge.iterator(over: value, context) }
    }

    private func configureUsage(_ type: NominalType) {
        type.hooks.mirror = { value in
            guard let usage: LanguageModelSession.Usage = value.payload() else { return [] }
            return [
                ("input", .int(usage.input.totalTokenCount)), ("cached", .int(usage.input.cachedTokenCount)),
                ("output", .int(usage.output.totalTokenCount)),
            ]
        }
    }

    private var response: [HostMember] {
        [
            .property("var content: Content { get }") { ($0 as BridgedResponse).content },
            .property("var rawContent: GeneratedContent { get }") { (response: BridgedResponse, context) in
                try context.value(response.rawContent)
            },
            .property("var transcriptEntries: ArraySlice<Transcript.Entry> { get }") {
                (response: BridgedResponse, context) in
                try TranscriptBridge.slice(response.entries, context)
            },
            .property("var usage: LanguageModelSession.Usage { get }") { (response: BridgedResponse, context) in
                try context.value(response.usage)
            },
        ]
    }

    private var snapshot: [HostMember] {
        [
            .property("var content: Content.PartiallyGenerated { get }") { ($0 as BridgedSnapshot).content },
            .property("var rawContent: GeneratedContent { get }") { (snapshot: BridgedSnapshot, context) in
                try context.value(snapshot.rawContent)
            },
            .property("var transcriptEntries: ArraySlice<Transcript.Entry> { get }") {
                (snapshot: BridgedSnapshot, context) in
                try TranscriptBridge.slice(snapshot.entries, context)
            },
            .property("var usage: LanguageModelSession.Usage { get }") { (snapshot: BridgedSnapshot, context) in
                try context.value(snapshot.usage)
            },
        ]
    }

    private var stream: [HostMember] {
        let bridge = bridge
        return [
            HostMember(noting: "typealias Element = LanguageModelSession.ResponseStream.Snapshot<Content>"),
            HostMember("func collect() async throws -> LanguageModelSession.Response<Content>") { arguments in
                let stream: BridgedStream = try arguments.bridgedReceiver()
                let source = stream.source
                let context = arguments.context
                let state = try ErrorBridge.translating(in: context, tools: stream.owner?.tools ?? []) {
                    try context.wait { try await source.collect() }
                }
                return try bridge.response(state, as: stream.type, context)
            },
        ]
    }

    private var usage: [HostMember] {
        [
            .making(
                """
                init(input: LanguageModelSession.Usage.Input, output: LanguageModelSession.Usage.Output, \
                metadata: [String: any ConvertibleToGeneratedContent] = [:])
                """
            ) {
                (
                    input: LanguageModelSession.Usage.Input, output: LanguageModelSession.Usage.Output,
                    metadata: [String: any ConvertibleToGeneratedContent]?
                ) in LanguageModelSession.Usage(input: input, output: output, metadata: metadata ?? [:])
            },
            .stored("metadata: [String: any ConvertibleToGeneratedContent]", \LanguageModelSession.Usage.metadata),
            .property("var input: LanguageModelSession.Usage.Input { get }") {
                (usage: LanguageModelSession.Usage, context) in
                try context.value(usage.input)
            },
            .property("var output: LanguageModelSession.Usage.Output { get }") {
                (usage: LanguageModelSession.Usage, context) in
                try context.value(usage.output)
            },
            .property("var totalTokenCount: Int { get }") { .int(($0 as LanguageModelSession.Usage).totalTokenCount) },
        ]
    }

    private var input: [HostMember] {
        [
            .making("init(totalTokenCount: Int, cachedTokenCount: Int)") { (total: Int, part: Int) in
                LanguageModelSession.Usage.Input(totalTokenCount: total, cachedTokenCount: part)
            },
            .stored("totalTokenCount: Int", \LanguageModelSession.Usage.Input.totalTokenCount),
            .stored("cachedTokenCount: Int", \LanguageModelSession.Usage.Input.cachedTokenCount),
        ]
    }

    private var output: [HostMember] {
        [
            .making("init(totalTokenCount: Int, reasoningTokenCount: Int)") { (total: Int, part: Int) in
                LanguageModelSession.Usage.Output(totalTokenCount: total, reasoningTokenCount: part)
            },
            .stored("totalTokenCount: Int", \LanguageModelSession.Usage.Output.totalTokenCount),
            .stored("reasoningTokenCount: Int", \LanguageModelSession.Usage.Output.reasoningTokenCount),
        ]
    }
}
