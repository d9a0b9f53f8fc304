import Foundation
import FoundationModels
import PlaygroundEvaluator

extension LanguageModelFeedback.Sentiment: BridgedCases {
    static let hostTypeName = "LanguageModelFeedback.Sentiment"
}

extension LanguageModelFeedback.Issue.Category: BridgedCases {
    static let hostTypeName = "LanguageModelFeedback.Issue.Category"
}

extension LanguageModelFeedback.Issue: Bridged {
    static let hostTypeName = "LanguageModelFeedback.Issue"
}

/// `LanguageModelFeedback` in the program.
struct FeedbackTable {
    let registry: GenerableRegistry

    private typealias Sentiment = LanguageModelFeedback.Sentiment
    private typealias Issue = LanguageModelFeedback.Issue

    var types: [HostType] {
        [
            HostType("struct LanguageModelFeedback"),
            HostType("enum LanguageModelFeedback.Sentiment: CaseIterable, Sendable") {
                Sentiment.rows + [Sentiment.allCasesRow]
            },
            HostType("struct LanguageModelFeedback.Issue: Sendable") {
                [
                    .making("init(category: LanguageModelFeedback.Issue.Category, explanation: String? = nil)") {
                        (category: Issue.Category, explanation: String?) in
                        Issue(category: category, explanation: explanation)
                    }
                ]
            },
            HostType("enum LanguageModelFeedback.Issue.Category: CaseIterable, Sendable") {
                Issue.Category.rows + [Issue.Category.allCasesRow]
            },
        ]
    }

    /// The three forms of a session's `logFeedbackAttachment`.
    var sessionRows: [HostMember] {
        let registry = registry
        return [
            .calling(Self.declaration("desiredOutput: Transcript.Entry? = nil")) {
                (owner: BridgedSession, sentiment: Sentiment?, issues: [Issue]?, output: Transcript.Entry?) in
                owner.session.logFeedbackAttachment(
                    sentiment: sentiment, issues: issues ?? [], desiredOutput: output)
            },
            .calling(Self.declaration("desiredResponseText: String?")) {
                (owner: BridgedSession, sentiment: Sentiment?, issues: [Issue]?, text: String?) in
                owner.session.logFeedbackAttachment(
                    sentiment: sentiment, issues: issues ?? [], desiredResponseText: text)
            },
            HostMember(Self.declaration("desiredResponseContent: (any ConvertibleToGeneratedContent)?")) {
                (arguments: inout HostArguments) -> Value in
                let owner: BridgedSession = try arguments.bridgedReceiver()
                let encoding = ContentEncoding(registry: registry, context: arguments.context)
                let data = owner.session.logFeedbackAttachment(
                    sentiment: Sentiment?.fromProgram(arguments.values[0] ?? .none) ?? nil,
                    issues: [Issue]?.fromProgram(arguments.values[1] ?? .none).flatMap(\.self) ?? [],
                    desiredResponseContent: try arguments.values[2]?.unwrapped.map { try encoding.content(of: $0) })
                return try arguments.context.value(data)
            },
        ]
    }

    private static func declaration(_ wanted: String) -> String {
        """
        @discardableResult func logFeedbackAttachment(sentiment: LanguageModelFeedback.Sentiment?, \
        issues: [LanguageModelFeedback.Issue] = [], \(wanted)) -> Data
        """
    }
}
