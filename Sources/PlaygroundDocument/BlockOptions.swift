import SourceText

/// What the words of an info string ask for.
package struct BlockOptions: Sendable, Equatable {
    /// The block is a check of an exercise.
    package var check = false
    /// The exercise whose code the block is, by the name its author gave it.
    package var step: String?
    /// The block is meant to fail.
    package var expectError = false
    /// The block is shown and not run.
    package var skip = false
    /// The block is run and its code not shown on the canvas.
    package var hidden = false
    /// A prompt's answer is streamed.
    package var stream = false
    /// The type that a prompt's answer has.
    package var generating: String?
    /// The name of the session that a prompt goes to.
    package var session: String?
    package var timeout: Duration?
    package var model: String?
    /// The words that mean nothing to Easel; other tools use the info string too.
    package var unknown: [InfoWord] = []
}

/// One word that a block may carry, and what it does.
private struct BlockOption {
    var name: String
    var kinds: [CodeBlock.Kind] = [.swift, .prompt, .instructions]
    /// What a value looks like; nil for a word that takes none.
    var valueExample: String?
    /// Stores the value; false when it makes no sense.
    var apply: @Sendable (String, inout BlockOptions) -> Bool

    static let table: [BlockOption] = [
        flag("check", \.check, [.swift]),
        text("step", \.step, [.swift], example: "first-question"),
        flag("expect-error", \.expectError),
        flag("skip", \.skip),
        flag("hidden", \.hidden),
        flag("stream", \.stream, [.prompt]),
        text("generating", \.generating, [.prompt], example: "Itinerary"),
        text("session", \.session, [.prompt, .instructions], example: "guide"),
        text("model", \.model, [.swift, .prompt, .instructions], example: "sample"),
        BlockOption(name: "timeout", valueExample: "30s") { value, options in
            options.timeout = Duration(written: value)
            return options.timeout != nil
        },
    ]

    private static func flag(
        _ name: String, _ path: WritableKeyPath<BlockOptions, Bool> & Sendable,
        _ kinds: [CodeBlock.Kind] = [.swift, .prompt, .instructions]
    ) -> BlockOption {
        BlockOption(name: name, kinds: kinds) { _, options in
            options[keyPath: path] = true
            return true
        }
    }

    private static func text(
        _ name: String, _ path: WritableKeyPath<BlockOptions, String?> & Sendable, _ kinds: [CodeBlock.Kind],
        example: String
    ) -> BlockOption {
        BlockOption(name: name, kinds: kinds, valueExample: example) { value, options in
            options[keyPath: path] = value
            return !value.isEmpty
        }
    }
}

extension BlockOptions {
    /// Reads the words of a block; what is not understood becomes a diagnostic.
    static func read(_ words: [InfoWord], kind: CodeBlock.Kind, file: SourceFile) -> (BlockOptions, [Diagnostic]) {
        var options = BlockOptions()
        var diagnostics: [Diagnostic] = []
        for word in words {
            let place = SourcePlace(file, word.range)
            if let problem = options.take(word, kind: kind, at: place), kind != .other { diagnostics.append(problem) }
        }
        return (options, diagnostics)
    }

    private mutating func take(_ word: InfoWord, kind: CodeBlock.Kind, at place: SourcePlace) -> Diagnostic? {
        guard let option = BlockOption.table.first(where: { $0.name == word.name }) else {
            unknown.append(word)
            return .unknownWord(word, at: place)
        }
        guard kind != .other else { return nil }
        guard option.kinds.contains(kind) else { return .wordWithoutEffect(word, at: place) }
        guard let example = option.valueExample else {
            guard word.value == nil else { return .wordTakesNoValue(word, at: place) }
            _ = option.apply("", &self)
            return nil
        }
        guard let value = word.value, option.apply(value, &self) else {
            return .wordNeedsValue(word, example: example, at: place)
        }
        return nil
    }
}

extension Diagnostic {
    fileprivate static func unknownWord(_ word: InfoWord, at place: SourcePlace) -> Diagnostic {
        let near = Suggestion.nearest(to: word.name, in: BlockOption.table.map(\.name))
        return Diagnostic(
            .note, "the word '\(word.name)' means nothing to Easel and is ignored", at: place,
            hint: near.map { "did you mean '\($0)'?" })
    }

    fileprivate static func wordWithoutEffect(_ word: InfoWord, at place: SourcePlace) -> Diagnostic {
        Diagnostic(.note, "the word '\(word.name)' has no effect on a block of this kind", at: place)
    }

    fileprivate static func wordTakesNoValue(_ word: InfoWord, at place: SourcePlace) -> Diagnostic {
        Diagnostic(.warning, "the word '\(word.name)' takes no value", at: place, hint: "write '\(word.name)' alone")
    }

    fileprivate static func wordNeedsValue(_ word: InfoWord, example: String, at place: SourcePlace) -> Diagnostic {
        Diagnostic(
            .warning, "the word '\(word.name)' needs a value that makes sense", at: place,
            hint: "for example '\(word.name)=\(example)'")
    }
}

extension Duration {
    /// Reads `30`, `30s`, `1.5s`, `500ms` or `2m`; nil for anything else and for what is not above zero.
    package init?(written text: String) {
        let units: [(suffix: String, milliseconds: Double)] = [("ms", 1), ("s", 1000), ("m", 60_000), ("", 1000)]
        for unit in units where text.hasSuffix(unit.suffix) {
            guard let number = Double(text.dropLast(unit.suffix.count)), number > 0, number < 1e9 else { return nil }
            self = .milliseconds(Int64((number * unit.milliseconds).rounded()))
            return
        }
        return nil
    }
}
