/// Builds a prompt from lines, conditions and loops. API version 26.0.
@resultBuilder
public struct PromptBuilder {
    /// Joins the pieces of a block, one line each.
    public static func buildBlock<each P: PromptRepresentable>(_ components: repeat each P) -> Prompt {
        Prompt(repeat each components)
    }

    /// Joins the rounds of a loop, one line each.
    public static func buildArray(_ prompts: [some PromptRepresentable]) -> Prompt {
        Prompt(prompts)
    }

    /// Takes the first branch of a condition.
    public static func buildEither(first component: some PromptRepresentable) -> Prompt {
        Prompt(component)
    }

    /// Takes the second branch of a condition.
    public static func buildEither(second component: some PromptRepresentable) -> Prompt {
        Prompt(component)
    }

    /// Takes a condition without an else branch; when it does not hold, nothing is added.
    public static func buildOptional(_ component: Prompt?) -> Prompt {
        component ?? Prompt()
    }

    /// Takes a piece that needs a newer platform.
    public static func buildLimitedAvailability(_ prompt: some PromptRepresentable) -> Prompt {
        Prompt(prompt)
    }

    /// Takes any value that has a prompt form.
    @_disfavoredOverload
    public static func buildExpression<P: PromptRepresentable>(_ expression: P) -> P {
        expression
    }

    /// Takes a prompt as a piece of a larger one.
    public static func buildExpression(_ expression: Prompt) -> Prompt {
        expression
    }

    /// Explains at compile time that the value has no prompt form.
    @available(*, unavailable, message: "Only `Prompt` and `PromptRepresentable` are supported.")
    public static func buildExpression<T>(_ expression: T) -> Prompt {
        Prompt()
    }
}
