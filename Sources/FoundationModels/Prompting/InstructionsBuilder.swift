/// Builds instructions from lines, conditions and loops. API version 26.0.
@resultBuilder
public struct InstructionsBuilder {
    /// Joins the pieces of a block, one line each.
    public static func buildBlock<each I: InstructionsRepresentable>(_ components: repeat each I) -> Instructions {
        Instructions(repeat each components)
    }

    /// Joins the rounds of a loop, one line each.
    public static func buildArray(_ instructions: [some InstructionsRepresentable]) -> Instructions {
        Instructions(instructions)
    }

    /// Takes the first branch of a condition.
    public static func buildEither(first component: some InstructionsRepresentable) -> Instructions {
        Instructions(component)
    }

    /// Takes the second branch of a condition.
    public static func buildEither(second component: some InstructionsRepresentable) -> Instructions {
        Instructions(component)
    }

    /// Takes a condition without an else branch; when it does not hold, nothing is added.
    public static func buildOptional(_ instructions: Instructions?) -> Instructions {
        instructions ?? Instructions()
    }

    /// Takes a piece that needs a newer platform.
    public static func buildLimitedAvailability(_ instructions: some InstructionsRepresentable) -> Instructions {
        Instructions(instructions)
    }

    /// Takes any value that has an instructions form.
    @_disfavoredOverload
    public static func buildExpression<I: InstructionsRepresentable>(_ expression: I) -> I {
        expression
    }

    /// Takes instructions as a piece of larger ones.
    public static func buildExpression(_ expression: Instructions) -> Instructions {
        expression
    }

    /// Explains at compile time that the value has no instructions form.
    @available(*, unavailable, message: "Only `Instructions` and `InstructionsRepresentable` are supported.")
    public static func buildExpression<T>(_ expression: T) -> Instructions {
        Instructions()
    }
}
