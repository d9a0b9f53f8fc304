import SourceText

/// The options and operands of a command line, checked against a specification.
struct ParsedArguments: Sendable, Equatable {
    private(set) var operands: [String] = []
    private var values: [String: [String]] = [:]

    /// Whether a switch was given.
    func has(_ option: String) -> Bool { values[option] != nil }

    /// The last value given, or nil.
    func value(_ option: String) -> String? { values[option]?.last }

    /// All values given, in order.
    func all(_ option: String) -> [String] { values[option] ?? [] }

    /// The value as a whole number.
    func integer(_ option: String) throws -> Int? {
        guard let text = value(option) else { return nil }
        guard let number = Int(text) else {
            throw UsageError("--\(option) takes a whole number, not '\(text)'")
        }
        return number
    }

    /// Reads words against a command's options.
    ///
    /// `--name value`, `--name=value`, `-o value`, `-ovalue`; after `--` everything is an operand. A lone `-` is an
    /// operand.
    init(_ words: some Sequence<String>, for command: CommandSpecification) throws {
        var words = Array(words)[...]
        while let word = words.popFirst() {
            if word == "--" {
                operands += words
                return
            }
            if word.hasPrefix("--") {
                try readLong(String(word.dropFirst(2)), rest: &words, command)
            } else if word.hasPrefix("-"), word.count > 1 {
                try readShort(word, rest: &words, command)
            } else {
                operands.append(word)
            }
        }
    }

    private mutating func readLong(
        _ word: String, rest: inout ArraySlice<String>, _ command: CommandSpecification
    ) throws {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let option = command.options.first(where: { $0.name == parts[0] }) else {
            throw UsageError(
                "unknown option --\(parts[0])",
                hint: Suggestion.nearest(to: parts[0], in: command.options.map(\.name)).map { "did you mean --\($0)?" }
                    ?? "easel help \(command.name) lists the options")
        }
        try store(option, inlineValue: parts.count > 1 ? parts[1] : nil, rest: &rest)
    }

    private mutating func readShort(
        _ word: String, rest: inout ArraySlice<String>, _ command: CommandSpecification
    ) throws {
        let letter = word[word.index(after: word.startIndex)]
        guard let option = command.options.first(where: { $0.letter == letter }) else {
            throw UsageError("unknown option -\(letter)", hint: "easel help \(command.name) lists the options")
        }
        let tail = String(word.dropFirst(2))
        try store(option, inlineValue: tail.isEmpty ? nil : tail, rest: &rest)
    }

    private mutating func store(
        _ option: OptionSpecification, inlineValue: String?, rest: inout ArraySlice<String>
    ) throws {
        guard let placeholder = option.value else {
            guard inlineValue == nil else { throw UsageError("--\(option.name) takes no value") }
            values[option.name, default: []].append("")
            return
        }
        guard let value = inlineValue ?? rest.popFirst() else {
            throw UsageError("--\(option.name) needs a value", hint: "--\(option.name) \(placeholder)")
        }
        guard option.repeats || values[option.name] == nil else {
            throw UsageError("--\(option.name) is given twice")
        }
        values[option.name, default: []].append(value)
    }
}
