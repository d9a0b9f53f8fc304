import SourceText

/// A request to a model, as it was sent.
package struct ModelRequest: Sendable, Equatable, Codable {
    /// The order in the run, from 0.
    package var id: Int
    /// The session's order in the run, from 0.
    package var session: Int
    /// The model's name, such as `sample` or `SmolLM2-135M-Instruct`.
    package var model: String
    package var prompt: String
    /// The schema's JSON text when the answer is structured.
    package var schema: String?
    /// Generation options that differ from the default, in a fixed order.
    package var options: [NamedText]
    /// The names of the tools offered.
    package var tools: [String]
    package var place: SourcePlace

    package init(
        id: Int, session: Int, model: String, prompt: String, schema: String?, options: [NamedText], tools: [String],
        place: SourcePlace
    ) {
        self.id = id
        self.session = session
        self.model = model
        self.prompt = prompt
        self.schema = schema
        self.options = options
        self.tools = tools
        self.place = place
    }
}

/// A whole state of a streamed answer.
package struct StreamSnapshot: Sendable, Equatable, Codable {
    package var request: Int
    /// Seconds since the request began.
    package var time: Double
    /// The text so far, or the partial content as JSON.
    package var text: String

    package init(request: Int, time: Double, text: String) {
        self.request = request
        self.time = time
        self.text = text
    }
}

/// How a request ended.
package struct ModelAnswer: Sendable, Equatable, Codable {
    package var request: Int
    /// The entries this request added to the transcript.
    package var entries: [TranscriptLine]
    /// The error's text, when it failed.
    package var error: String?
    package var metrics: RequestMetrics

    package init(request: Int, entries: [TranscriptLine], error: String?, metrics: RequestMetrics) {
        self.request = request
        self.entries = entries
        self.error = error
        self.metrics = metrics
    }
}

/// Times and token counts of a request. Volatile: for records and reports, never for written documents.
package struct RequestMetrics: Sendable, Equatable, Codable {
    /// A stretch of a timeline; lanes are those of Instruments.
    package struct Span: Sendable, Equatable, Codable {
        package enum Lane: String, Sendable, Codable, CaseIterable {
            case session, request, instructions, modelInference, tool, modelLoading
        }

        package var lane: Lane
        package var name: String
        /// Seconds since the request began.
        package var start: Double
        /// Seconds.
        package var duration: Double

        package init(lane: Lane, name: String, start: Double, duration: Double) {
            self.lane = lane
            self.name = name
            self.start = start
            self.duration = duration
        }
    }

    package var spans: [Span]
    /// Seconds until the first token; nil when nothing was generated.
    package var timeToFirstToken: Double?
    /// Seconds from the first to the last token.
    package var generation: Double
    /// Seconds from request to answer.
    package var total: Double
    package var inputTokens: Int
    package var cachedTokens: Int
    package var outputTokens: Int
    /// True when an answer ended at its limit and not as the model wished.
    package var isTruncated: Bool?

    package init(
        spans: [Span] = [], timeToFirstToken: Double? = nil, generation: Double = 0, total: Double = 0,
        inputTokens: Int = 0, cachedTokens: Int = 0, outputTokens: Int = 0, isTruncated: Bool? = nil
    ) {
        self.spans = spans
        self.timeToFirstToken = timeToFirstToken
        self.generation = generation
        self.total = total
        self.inputTokens = inputTokens
        self.cachedTokens = cachedTokens
        self.outputTokens = outputTokens
        self.isTruncated = isTruncated
    }
}

/// An entry of a transcript, as text.
package struct TranscriptLine: Sendable, Equatable, Codable {
    package enum Role: String, Sendable, Codable {
        case instructions, prompt, toolCalls, toolOutput, response, reasoning
    }

    package var role: Role
    package var text: String
    /// What stands beside the text: tool names, arguments, response format; in order.
    package var details: [NamedText]

    package init(role: Role, text: String, details: [NamedText] = []) {
        self.role = role
        self.text = text
        self.details = details
    }
}

/// A session with all its entries.
package struct SessionTranscript: Sendable, Equatable, Codable {
    package var session: Int
    package var entries: [TranscriptLine]
    /// Where the session was made.
    package var place: SourcePlace

    package init(session: Int, entries: [TranscriptLine], place: SourcePlace) {
        self.session = session
        self.entries = entries
        self.place = place
    }
}

/// A name with a text: an option, an argument.
package struct NamedText: Sendable, Equatable, Codable {
    package var name: String
    package var text: String

    package init(_ name: String, _ text: String) {
        self.name = name
        self.text = text
    }
}
