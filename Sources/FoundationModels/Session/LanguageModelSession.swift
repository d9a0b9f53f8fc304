/// A conversation with a model. API version 26.0.
public final class LanguageModelSession: Sendable {}
