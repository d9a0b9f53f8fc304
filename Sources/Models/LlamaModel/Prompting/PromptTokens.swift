/// A laid-out conversation and the tokens that spell it.
struct PromptTokens {
    let text: [UInt8]
    let tokens: [Int]
    /// Whether the text alone determines the tokens: no content looks like markup.
    let isPlain: Bool
}

extension PromptTokens {
    /// Cuts the runs into tokens, reusing those of an earlier prompt that the text continues.
    ///
    /// Text that people wrote is never read as markup, whatever it looks like.
    init(_ runs: [ChatLayout.Run], weights: LlamaWeights, markup: MarkupFinder, continuing earlier: [SpelledText]) {
        text = Array(runs.map(\.text).joined().utf8)
        isPlain = !runs.contains { !$0.isMarkup && markup.occurs(in: $0.text) }
        tokens =
            isPlain
            ? Self.continued(text, earlier, weights) ?? weights.tokens(of: text, isStart: true, parsesControl: true)
            : Self.separate(runs, weights)
    }

    private static func separate(_ runs: [ChatLayout.Run], _ weights: LlamaWeights) -> [Int] {
        runs.enumerated().flatMap { index, run in
            weights.tokens(of: run.text.utf8, isStart: index == 0, parsesControl: run.isMarkup)
        }
    }

    /// The earlier tokens and those of what follows, when the text continues right with a control token.
    ///
    /// Cutting the whole text afresh may split the model's own answer differently from how it was generated, and the
    /// keys and values computed for it would be lost.
    private static func continued(_ text: [UInt8], _ earlier: [SpelledText], _ weights: LlamaWeights) -> [Int]? {
        let fitting = earlier.filter { $0.text.count < text.count && text.starts(with: $0.text) }
        guard let known = fitting.max(by: { $0.text.count < $1.text.count }) else { return nil }
        let rest = weights.tokens(of: text[known.text.count...], isStart: false, parsesControl: true)
        guard let first = rest.first, weights.isControl(first) else { return nil }
        return known.tokens + rest
    }
}

/// A text and the tokens that were used for it.
struct SpelledText {
    var text: [UInt8]
    var tokens: [Int]
}
