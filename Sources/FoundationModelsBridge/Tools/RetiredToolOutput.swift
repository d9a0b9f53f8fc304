import FoundationModels
import PlaygroundEvaluator

/// `ToolOutput`, which tools returned in the betas of 2025; today any `PromptRepresentable` does.
struct RetiredToolOutput: Bridged {
    static let hostTypeName = "ToolOutput"
    var prompt: Prompt

    static func type(_ registry: GenerableRegistry) -> HostType {
        let note = "'ToolOutput' existed only in the betas of 2025; return a String or any PromptRepresentable instead"
        return HostType("struct ToolOutput: PromptRepresentable") {
            [
                HostMember("init(_ content: Any)", deprecation: note) { arguments in
                    let conversion = PromptConversion(registry: registry, context: arguments.context)
                    return try arguments.context.value(
                        RetiredToolOutput(prompt: conversion.prompt(arguments.get(0, as: Value.self))))
                },
                HostMember("static func string(_ content: String) -> ToolOutput", deprecation: note) { arguments in
                    try arguments.context.value(RetiredToolOutput(prompt: Prompt(arguments.text(0))))
                },
            ]
        }
    }
}
