import Foundation
import FoundationModels
import Playgrounds

#Playground("Feedback is text that can be kept") {
    let session = LanguageModelSession()
    try await session.respond(to: "Hello")
    let issue = LanguageModelFeedback.Issue(category: .incorrect, explanation: "Not a greeting.")
    let data = session.logFeedbackAttachment(sentiment: .negative, issues: [issue], desiredResponseText: "Good day!")
    let text = String(decoding: data, as: UTF8.self)
    for word in ["negative", "incorrect", "Not a greeting.", "Good day!", "positive"] {
        print(word, text.contains(word))
    }
    print(LanguageModelFeedback.Issue.Category.allCases.count)
}
