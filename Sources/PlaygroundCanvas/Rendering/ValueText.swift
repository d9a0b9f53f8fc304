import PlaygroundEvents

/// Value trees as indented text, one line a member: `city: String = "Kyoto"`.
struct ValueText {
    /// How many lines a value may take before the rest is counted instead of shown.
    var lineLimit = 60

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
        let earlier = history.values.dropLast().map(\.summary).map(oneLine)
        let dropped = history.count - history.values.count
        let gap = dropped > 0 ? ["… \(dropped) more"] : []
        return lines(name: history.name, value: latest)
            + ["  \(history.count) values: " + (earlier + gap + [oneLine(latest.summary)]).joined(separator: ", ")]
    }

    private func lines(label: String?, value: ValueTree, showsType: Bool) -> [String] {
        let start = label.map { "\($0): " } ?? ""
        if value.style == .text, value.summary.contains("\n") { return multilineText(start, value, showsType) }
        guard !value.children.isEmpty else {
            return [start + (showsType ? "\(value.type) = " : "") + oneLine(value.summary)]
        }
        let head = start + (showsType ? value.type : oneLine(value.summary))
        let children = value.children.flatMap { lines(label: $0.label, value: $0, showsType: !$0.children.isEmpty) }
        let rest = value.omitted > 0 ? ["… \(value.omitted) more"] : []
        return [head] + (children + rest).map { "  " + $0 }
    }

    private func multilineText(_ start: String, _ value: ValueTree, _ showsType: Bool) -> [String] {
        let text = value.summary.split(separator: "\n", omittingEmptySubsequences: false)
        return [start + (showsType ? "\(value.type) = " : "") + "\"\"\""] + text.map { "  " + $0 } + ["  \"\"\""]
    }

    private func oneLine(_ text: String) -> String {
        text.contains("\n")
            ? text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "⏎") : text
    }
}
