extension LanguageModelSession {
    /// Creates a session with instructions as a string. API version 26.0.
    @_disfavoredOverload
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil
    ) {
        self.init(erased: model, tools: tools, instructions: instructions.map { Instructions($0) })
    }

    /// Creates a session with instructions. API version 26.0.
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions? = nil
    ) {
        self.init(erased: model, tools: tools, instructions: instructions)
    }

    /// Creates a session with instructions from a builder. API version 26.0.
    ///
    /// - Throws: What the builder throws.
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [],
        @InstructionsBuilder instructions: () throws -> Instructions
    ) rethrows {
        self.init(erased: model, tools: tools, instructions: try instructions())
    }

    /// Creates a session that goes on from a transcript; tools have to be given again. API version 26.0.
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript
    ) {
        self.init(erased: model, tools: tools, transcript: transcript)
    }
}

extension LanguageModelSession {
    /// Creates a session of any model with instructions as a string. API version 27.0.
    @_disfavoredOverload
    public convenience init(model: some LanguageModel, tools: [any Tool] = [], instructions: String? = nil) {
        self.init(erased: model, tools: tools, instructions: instructions.map { Instructions($0) })
    }

    /// Creates a session of any model with instructions. API version 27.0.
    public convenience init(model: some LanguageModel, tools: [any Tool] = [], instructions: Instructions? = nil) {
        self.init(erased: model, tools: tools, instructions: instructions)
    }

    /// Creates a session of any model with instructions from a builder. API version 27.0.
    ///
    /// - Throws: What the builder throws.
    public convenience init<Failure: Swift.Error>(
        model: some LanguageModel, tools: [any Tool] = [],
        @InstructionsBuilder instructions: () throws(Failure) -> Instructions
    ) throws(Failure) {
        self.init(erased: model, tools: tools, instructions: try instructions())
    }

    /// Creates a session of any model that goes on from a transcript; tools have to be given again. API version 27.0.
    public convenience init(model: some LanguageModel, tools: [any Tool] = [], transcript: Transcript) {
        self.init(erased: model, tools: tools, transcript: transcript)
    }
}

extension LanguageModelSession {
    /// Creates a session whose model, instructions and tools are decided anew for every request. API version 27.0.
    public convenience init(
        profile: sending some DynamicProfile, history: some Collection<Transcript.Entry> = []
    ) {
        let profile = SessionProfile(dynamic: profile)
        let active = profile.resolve()
        self.init(profile: profile) { ids in
            let opening = Self.opening(active.instructions, active.tools, &ids).map { [$0] } ?? []
            return Transcript(entries: opening + Array(history))
        }
    }

    /// Creates a session whose profile a host decides anew, in code of its own, before each round of a request.
    package convenience init(
        profile first: ResolvedProfile, history: [Transcript.Entry],
        renewal: @escaping @Sendable () async throws -> ResolvedProfile
    ) {
        self.init(profile: SessionProfile(hosted: first, renewal: renewal)) { ids in
            let opening = Self.opening(first.active.instructions, first.active.tools, &ids).map { [$0] } ?? []
            return Transcript(entries: opening + history)
        }
    }

    /// Creates a session whose instructions and tools are decided anew for every request. API version 27.0.
    public convenience init(
        model: some LanguageModel = SystemLanguageModel.default,
        dynamicInstructions: sending some DynamicInstructions, history: some Collection<Transcript.Entry> = []
    ) {
        self.init(profile: InstructionsProfile(instructions: dynamicInstructions, chosen: model), history: history)
    }

    /// A profile around instructions that are asked anew each time, unlike a `Profile`'s.
    private struct InstructionsProfile<Contents: DynamicInstructions>: DynamicProfile, PrimitiveProfile {
        let instructions: Contents
        let chosen: any LanguageModel

        var body: Never { primitiveBody() }

        func resolve(into active: inout ActiveProfile) {
            var resolved = ResolvedInstructions()
            instructions.resolve(to: &resolved)
            active.instructions = Instructions(pieces: resolved.pieces)
            active.tools = resolved.tools
            active.chosenModel = chosen
        }
    }
}

extension LanguageModelSession {
    private convenience init(erased model: some LanguageModel, tools: [any Tool], instructions: Instructions?) {
        let profile = SessionProfile(model: model, tools: tools)
        self.init(profile: profile) { ids in
            Transcript(entries: Self.opening(instructions, profile.resolve().tools, &ids).map { [$0] } ?? [])
        }
    }

    private convenience init(erased model: some LanguageModel, tools: [any Tool], transcript: Transcript) {
        self.init(profile: SessionProfile(model: model, tools: tools)) { _ in transcript }
    }

    /// The instructions entry a session starts with: none without instructions and tools, an empty one for tools alone.
    static func opening(
        _ instructions: Instructions?, _ tools: [ToolBinding], _ ids: inout IdentifierSource
    ) -> Transcript.Entry? {
        guard instructions != nil || !tools.isEmpty else { return nil }
        let pieces = (instructions ?? Instructions("")).pieces
        let id = ids.next()
        return .instructions(
            Transcript.Instructions(
                id: id, segments: pieces.segments(ids: &ids),
                toolDefinitions: tools.filter(\.isShown).map(\.definition)))
    }
}
