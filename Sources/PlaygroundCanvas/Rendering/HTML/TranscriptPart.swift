import PlaygroundEvents

/// A session's transcript, entry by entry, each under its role.
struct TranscriptPart {
    var transcript: SessionTranscript

    var markup: Markup {
        """
        <section class="transcript"><h3>Transcript of session \(transcript.session + 1)</h3>
        <ol>\(Markup(transcript.entries.map(Self.entry)))</ol></section>

        """
    }

    static func entry(_ line: TranscriptLine) -> Markup {
        let details = line.details.map { detail -> Markup in
            "<dt>\(detail.name)</dt><dd><pre>\(CutText(detail.text).markup)</pre></dd>"
        }
        let list: Markup = details.isEmpty ? "" : "<dl>\(Markup(details))</dl>"
        return """
            <li class="entry \(line.role.rawValue)" data-find><h4>\(title(line.role))</h4>\
            <pre>\(CutText(line.text).markup)</pre>\(list)</li>

            """
    }

    private static func title(_ role: TranscriptLine.Role) -> String {
        switch role {
        case .instructions: "Instructions"
        case .prompt: "Prompt"
        case .toolCalls: "Tool calls"
        case .toolOutput: "Tool output"
        case .response: "Response"
        case .reasoning: "Reasoning"
        }
    }
}
