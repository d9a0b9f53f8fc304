import PlaygroundEvents

/// Value trees as indented text, one line a member: `city: String = "Kyoto"`.
struct ValueText {
    /// How many lines a value may take before the rest is counted instead of shown.
    var lineLimit = 60
    /// How many characters the values of a loop may take together to be listed.
    var lineLength = 160
    /// How long a collection of plain values may be to stand in one line.
    var collectionLength = 72

    /// The lines of a named value.
    func lines(name: String?, value: ValueTree) -> [String] {
        let all = lines(label: name, value: value, showsType: true)
        guard all.count > lineLimit else { return all }
        return all.prefix(lineLimit) + ["… \(all.count - lineLimit) more lines"]
    }

    /// The lines of every value in a history: the newest, or for a loop the count and all that is kept.
    func lines(_ history: ValueHistory) -> [String] {
        let name = history.origin == .expression ? nil : history.name
        guard history.count > 1, let latest = history.latest else {
            return history.latest.map { lines(name: name ?? history.name, value: $0) } ?? []
        }
        return lines(name: history.name, value: latest) + ["  " + summary(of: history)]
    }

    /// How many values a loop gave, and which, where they are short enough to read in one line.
    private func summary(of history: ValueHistory) -> String {
        let dropped = history.count - history.values.count
        let earlier = history.values.dropLast().map(inOneLine)
        let latest = history.values.suffix(1).map(inOneLine)
        let list = (earlier + (dropped > 0 ? ["… \(dropped) more"] : []) + latest).joined(separator: ", ")
        return list.count <= lineLength ? "\(history.count) values: \(list)" : "the last of \(history.count) values"
    }

    private func lines(label: String?, value: ValueTree, showsType: Bool) -> [String] {
        let start = label.map { "\($0): " } ?? ""
        if let text = value.text, text.contains("\n") { return multilineText(start, text, value, showsType) }
        if value.style == .optional, let wrapped = value.children.first {
            return optional(label, value, wrapped, showsType)
        }
        if showsType, value.saysOnlyItsType { return [start + value.type] }
        guard !value.children.isEmpty else {
            // A summary is cut where it is long; a text is what a reader came for.
            let shown = value.text.map { "\"\($0)\"" } ?? oneLine(value.summary)
            return [start + (showsType ? "\(value.type) = " : "") + shown]
        }
        if let literal = literal(value) { return [start + (showsType ? "\(value.type) = " : "") + literal] }
        let head = start + (showsType ? value.type : oneLine(value.summary))
        let children = value.children.flatMap { lines(label: $0.label, value: $0, showsType: !$0.children.isEmpty) }
        let rest = value.omitted > 0 ? ["… \(value.omitted) more"] : []
        return [head] + (children + rest).map { "  " + $0 }
    }

    /// A short collection of plain values as Swift writes it: `[1, 2, 3]`.
    func literal(_ value: ValueTree) -> String? {
        guard [.array, .set, .dictionary].contains(value.style), value.omitted == 0,
            value.children.allSatisfy({ [.leaf, .text].contains($0.style) && $0.children.isEmpty })
        else { return nil }
        let parts = value.children.map { child in
            (value.style == .dictionary ? "\(child.label ?? ""): " : "") + child.summary
        }
        let literal = "[" + parts.joined(separator: ", ") + "]"
        return literal.count <= collectionLength && !literal.contains("\n") ? literal : nil
    }

    /// An optional that holds something shows what it holds, under its own type.
    private func optional(
        _ label: String?, _ value: ValueTree, _ wrapped: ValueTree, _ showsType: Bool
    ) -> [String] {
        var shown = wrapped
        shown.type = value.type
        return lines(label: label, value: shown, showsType: showsType)
    }

    private func multilineText(_ start: String, _ text: String, _ value: ValueTree, _ showsType: Bool) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return [start + (showsType ? "\(value.type) = " : "") + "\"\"\""] + lines.map { "  " + $0 } + ["  \"\"\""]
    }

    private func inOneLine(_ value: ValueTree) -> String { literal(value) ?? oneLine(value.summary) }

    private func oneLine(_ text: String) -> String {
        text.contains("\n")
            ? text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎") : text
    }
}
