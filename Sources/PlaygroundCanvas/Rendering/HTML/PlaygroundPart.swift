import PlaygroundEvents

/// A playground's conversation with models: requests with their times and streams, and the transcripts.
struct PlaygroundPart {
    var playground: CanvasPlayground

    static func id(_ playground: CanvasPlayground) -> String { "playground-\(playground.identity.index + 1)" }

    static func id(_ request: CanvasRequest) -> String { "request-\(request.request.id + 1)" }

    static func name(_ playground: CanvasPlayground) -> String {
        playground.identity.name ?? "Playground \(playground.identity.index + 1)"
    }

    var markup: Markup {
        let requests = playground.requests.map { RequestPart(request: $0).markup }
        let transcripts = playground.transcripts.map { TranscriptPart(transcript: $0).markup }
        let none: Markup = requests.isEmpty && transcripts.isEmpty ? "<p class=\"quiet\">No model was asked.</p>\n" : ""
        return "<h2>\(Self.name(playground))</h2>\n\(none)\(Markup(requests))\(Markup(transcripts))"
    }
}
