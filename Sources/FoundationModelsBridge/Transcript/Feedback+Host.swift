import FoundationModels
import PlaygroundEvaluator

/// `LanguageModelFeedback` in the program.
enum FeedbackTable {
    static var types: [HostType] {
        [
            HostType("struct LanguageModelFeedback"),
            HostType("enum LanguageModelFeedback.Sentiment: CaseIterable, Sendable") {
                LanguageModelFeedback.Sentiment.allCases.map { HostMember(noting: "case \($0)") }
            },
            HostType("enum LanguageModelFeedback.Issue.Category: CaseIterable, Sendable") {
                LanguageModelFeedback.Issue.Category.allCases.map { HostMember(noting: "case \($0)") }
            },
            HostType("struct LanguageModelFeedback.Issue: Sendable") {
                [
                    HostMember("init(category: LanguageModelFeedback.Issue.Category, explanation: String? = nil)") {
                        arguments in
                        let name = arguments.values[0]?.enumCase?.name
                        guard
                            let category = LanguageModelFeedback.Issue.Category.allCases.first(where: {
                                "\($0)" == name
                            })
                        else { throw HostRefusal("'category' takes an Issue.Category") }
                        return try arguments.context.value(
                            LanguageModelFeedback.Issue(category: category, explanation: arguments.textIfGiven(1)))
                    }
                ]
            },
        ]
    }

    static func sentiment(_ value: Value?) throws -> LanguageModelFeedback.Sentiment? {
        guard let name = value?.unwrapped?.enumCase?.name else { return nil }
        return LanguageModelFeedback.Sentiment.allCases.first { "\($0)" == name }
    }

    static func issue(_ value: Value) throws -> LanguageModelFeedback.Issue {
        guard let issue: LanguageModelFeedback.Issue = value.payload() else {
            throw HostRefusal("'issues' takes LanguageModelFeedback.Issue values")
        }
        return issue
    }
}

extension LanguageModelFeedback.Issue: Bridged {
    static let hostTypeName = "LanguageModelFeedback.Issue"
}
