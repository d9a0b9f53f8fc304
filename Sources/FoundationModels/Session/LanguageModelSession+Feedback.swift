import Foundation

extension LanguageModelSession {
    /// Makes a feedback attachment of the conversation: JSON that can be concatenated with others. API version 26.0.
    ///
    /// Entries that a failed request left behind are included. Nothing is sent or stored here; on Apple's platforms the
    /// data goes into a feedback report.
    @discardableResult
    public func logFeedbackAttachment(
        sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
        desiredOutput: Transcript.Entry? = nil
    ) -> Data {
        let (transcript, discarded) = state.withLock { ($0.transcript, $0.discarded) }
        var pairs: TranscriptWriter.Pairs = [
            ("type", "FoundationModels.Feedback"), ("version", 1),
            ("entries", (Array(transcript) + discarded).map(TranscriptWriter.content)),
        ]
        if let sentiment { pairs.append(("sentiment", String(describing: sentiment))) }
        if !issues.isEmpty { pairs.append(("issues", issues.map(Self.content))) }
        if let desiredOutput { pairs.append(("desiredOutput", TranscriptWriter.content(desiredOutput))) }
        return Data((TranscriptWriter.object(pairs).jsonString + "\n").utf8)
    }

    /// Makes a feedback attachment with the text the answer should have been. API version 26.1.
    @discardableResult
    public func logFeedbackAttachment(
        sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
        desiredResponseText: String?
    ) -> Data {
        let segment = desiredResponseText.map { Transcript.Segment.text(.init(content: $0)) }
        return logFeedbackAttachment(sentiment: sentiment, issues: issues, desiredOutput: Self.response(segment))
    }

    /// Makes a feedback attachment with the content the answer should have been. API version 26.1.
    @discardableResult
    public func logFeedbackAttachment(
        sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
        desiredResponseContent: (any ConvertibleToGeneratedContent)?
    ) -> Data {
        let segment = desiredResponseContent.map { content in
            Transcript.Segment.structure(
                .init(source: String(describing: type(of: content)), content: content.generatedContent))
        }
        return logFeedbackAttachment(sentiment: sentiment, issues: issues, desiredOutput: Self.response(segment))
    }

    private static func response(_ segment: Transcript.Segment?) -> Transcript.Entry? {
        segment.map { .response(Transcript.Response(assetIDs: [], segments: [$0])) }
    }

    private static func content(_ issue: LanguageModelFeedback.Issue) -> GeneratedContent {
        var pairs: TranscriptWriter.Pairs = [("category", String(describing: issue.category))]
        if let explanation = issue.explanation { pairs.append(("explanation", explanation)) }
        return TranscriptWriter.object(pairs)
    }
}
