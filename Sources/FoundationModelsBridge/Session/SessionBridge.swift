import FoundationModels
import PlaygroundEvaluator
import PlaygroundEvents

/// Carries requests from the program to its sessions and answers back.
struct SessionBridge {
    let registry: GenerableRegistry
    let register: SessionRegister
    let properties: PropertyScope

    func decoding(_ context: any HostContext) -> ContentDecoding {
        ContentDecoding(registry: registry, context: context)
    }

    func conversion(_ context: any HostContext) -> PromptConversion {
        PromptConversion(registry: registry, context: context)
    }

    /// Makes a session that tells the run what it does.
    func makeSession(
        in context: any HostContext, tools: [Value] = [], named names: [String] = [],
        _ create: () -> LanguageModelSession
    ) throws -> Value {
        let trace = register.newTrace(at: context.place)
        let session = register.around(trace: trace, create)
        trace.follow(session, tools: names)
        return try context.value(BridgedSession(session: session, trace: trace, tools: tools))
    }

    /// A prompt argument: a value, or the closure of a builder.
    func prompt(_ arguments: HostArguments, _ index: Int) throws -> Prompt {
        var value = try arguments.get(index, as: Value.self)
        if case .function(let function) = value { value = try function.call([], in: arguments.context) }
        return try conversion(arguments.context).prompt(value)
    }

    /// Asks and waits for the whole answer.
    func respond(_ request: RespondRequest, _ arguments: HostArguments) throws -> Value {
        let owner: BridgedSession = try arguments.bridgedReceiver()
        let context = arguments.context
        owner.trace.call(from: context.place)
        let state = try ErrorBridge.translating(in: context, tools: owner.tools) {
            try context.wait(Self.work(request, owner.session))
        }
        return try response(state, as: request.type, context)
    }

    /// The request as asynchronous work; everything it needs is sendable.
    private static func work(
        _ request: RespondRequest, _ session: LanguageModelSession
    ) -> @Sendable () async throws -> StreamState {
        let prompt = request.prompt
        let options = request.options
        let context = request.context
        let metadata = request.metadata
        guard let schema = request.schema else {
            return {
                StreamState(
                    try await session.respond(
                        to: prompt, options: options, contextOptions: context ?? ContextOptions(), metadata: metadata))
            }
        }
        let includesSchema = request.includesSchema
        return {
            guard let context else {
                return StreamState(
                    try await session.respond(
                        to: prompt, schema: schema, includeSchemaInPrompt: includesSchema, options: options))
            }
            return StreamState(
                try await session.respond(
                    to: prompt, schema: schema, options: options, contextOptions: context, metadata: metadata))
        }
    }

    func response(_ state: StreamState, as type: Type, _ context: any HostContext) throws -> Value {
        let content = try state.text.map { .string($0) } ?? value(of: state.rawContent, as: type, context)
        return try context.value(
            BridgedResponse(
                content: content, rawContent: state.rawContent, entries: state.entries, usage: state.usage),
            typeArguments: [answerType(type, isText: state.text != nil, context)])
    }

    /// The type a caller sees: text is a `String`, an answer to a schema alone is content.
    private func answerType(_ type: Type, isText: Bool, _ context: any HostContext) -> Type {
        guard type == .unknown else { return type }
        return context.hostType(named: isText ? "String" : "GeneratedContent").map { .nominal($0, []) } ?? type
    }

    /// Content as the type asked for; with a schema alone it stays content.
    private func value(of content: GeneratedContent, as type: Type, _ context: any HostContext) throws -> Value {
        try type == .unknown ? context.value(content) : decoding(context).value(of: content, as: type)
    }

    /// Makes a stream; nothing is asked before it is read.
    func stream(_ request: RespondRequest, _ arguments: HostArguments) throws -> Value {
        let owner: BridgedSession = try arguments.bridgedReceiver()
        owner.trace.call(from: arguments.context.place)
        let source = Self.source(request, owner.session)
        return try arguments.context.value(
            BridgedStream(source: source, owner: owner, type: request.type),
            typeArguments: [answerType(request.type, isText: request.schema == nil, arguments.context)])
    }

    private static func source(_ request: RespondRequest, _ session: LanguageModelSession) -> SnapshotSource {
        guard let schema = request.schema else {
            return .text(
                session.streamResponse(
                    to: request.prompt, options: request.options, contextOptions: request.context ?? ContextOptions(),
                    metadata: request.metadata))
        }
        guard let context = request.context else {
            return .content(
                session.streamResponse(
                    to: request.prompt, schema: schema, includeSchemaInPrompt: request.includesSchema,
                    options: request.options))
        }
        return .content(
            session.streamResponse(
                to: request.prompt, schema: schema, options: request.options, contextOptions: context,
                metadata: request.metadata))
    }

    /// The loop over a stream: each step waits for the next snapshot and tells the run about it.
    func iterator(over value: Value, _ context: any HostContext) throws -> () throws -> Value? {
        guard let stream: BridgedStream = value.payload() else { throw HostRefusal("this is not a ResponseStream") }
        let cursor = SnapshotCursor(stream.source)
        return {
            let state = try ErrorBridge.translating(in: context, tools: stream.owner?.tools ?? []) {
                try context.wait { try await cursor.next() }
            }
            guard let state else { return nil }
            if let trace = stream.owner?.trace {
                context.sink.receive(
                    .streamed(
                        StreamSnapshot(
                            request: trace.currentRequest ?? 0, time: trace.elapsed,
                            text: state.text ?? state.rawContent.jsonString)))
            }
            return try snapshot(state, of: stream, context)
        }
    }

    private func snapshot(_ state: StreamState, of stream: BridgedStream, _ context: any HostContext) throws -> Value {
        let partial = PartialTypes.partial(of: stream.type)
        let content = try state.text.map { .string($0) } ?? value(of: state.rawContent, as: partial, context)
        return try context.value(
            BridgedSnapshot(
                content: content, rawContent: state.rawContent, entries: state.entries, usage: state.usage),
            typeArguments: [answerType(stream.type, isText: state.text != nil, context)])
    }
}
