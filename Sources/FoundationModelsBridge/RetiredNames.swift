import PlaygroundEvaluator

/// Names that public code uses and that Apple's API does not have, or no longer has.
enum RetiredNames {
    static let all = [
        RetiredName(
            "LanguageModelExecutor", reason: "is not offered to documents: a run chooses its model",
            hint: "choose it with 'easel run --model', or compile this code against the FoundationModels library"),
        RetiredName(
            "SystemLanguageModel.session", reason: "never existed in a release",
            hint: "write LanguageModelSession(model: model)"),
        RetiredName(
            "SystemLanguageModel.session()", reason: "never existed in a release",
            hint: "write LanguageModelSession(model: model)"),
        RetiredName(
            "SystemLanguageModel.shared", reason: "never existed in a release",
            hint: "write SystemLanguageModel.default"),
        RetiredName("Prompt.init(text:)", reason: "never existed in a release", hint: "write Prompt(\"…\")"),
        RetiredName(
            "LanguageModelSession.respond(to:using:)", reason: "never existed in a release",
            hint: "write respond(to: prompt, generating: YourType.self)"),
        RetiredName(
            "LanguageModelSession.respond(to:as:)", reason: "never existed in a release",
            hint: "write respond(to: prompt, generating: YourType.self)"),
        RetiredName(
            "LanguageModelSession.respond(_:)", reason: "never existed in a release",
            hint: "write respond(to: prompt)"),
        RetiredName(
            "LanguageModelSession.respond(_:generating:)", reason: "never existed in a release",
            hint: "write respond(to: prompt, generating: YourType.self)"),
        RetiredName(
            "LanguageModelSession.respond(prompt:)", reason: "never existed in a release",
            hint: "write respond(to: prompt)"),
        RetiredName(
            "LanguageModelSession.respond(with:)", reason: "never existed in a release",
            hint: "write respond(to: prompt)"),
        RetiredName(
            "LanguageModelSession.streamResponse(_:)", reason: "never existed in a release",
            hint: "write streamResponse(to: prompt)"),
        RetiredName(
            "LanguageModelSession.generate", reason: "never existed in a release",
            hint: "write respond(to: prompt) or respond(to: prompt, generating: YourType.self)"),
        RetiredName(
            "LanguageModelSession.Response.output", reason: "never existed in a release",
            hint: "write response.content"),
        RetiredName(
            "LanguageModelSession.Response.text", reason: "never existed in a release", hint: "write response.content"),
        RetiredName(
            "LanguageModelFeedbackAttachment", reason: "existed only in the betas of 2025",
            hint: "write session.logFeedbackAttachment(sentiment: …)"),
    ]
}
