/// Where a session takes its model, tools and defaults from, request by request.
struct SessionProfile: Sendable {
    /// What holds now; a static profile always gives the same.
    let resolve: @Sendable () -> ActiveProfile

    init(_ resolve: @escaping @Sendable () -> ActiveProfile) {
        self.resolve = resolve
    }

    init(model: some LanguageModel, tools: [any Tool]) {
        let profile = ActiveProfile(model: model, tools: tools.map { ToolBinding($0) })
        resolve = { profile }
    }
}

/// The model, tools and defaults in force for a request.
struct ActiveProfile: Sendable {
    var model: any LanguageModel
    var tools: [ToolBinding]
    /// What a failed request leaves behind; nil leaves it to the session.
    var errorPolicy: TranscriptErrorHandlingPolicy?
}
