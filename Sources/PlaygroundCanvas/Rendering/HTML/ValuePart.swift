import PlaygroundEvents

/// The values of one place in the code, as trees that fold.
struct ValuePart {
    var history: ValueHistory

    var markup: Markup {
        guard let latest = history.latest else { return "" }
        let earlier = history.values.dropLast()
        let dropped = history.count - history.values.count
        let gap: Markup = dropped > 0 ? "<li class=\"cut\">… \(dropped) values cut …</li>" : ""
        let list: Markup =
            earlier.isEmpty
            ? ""
            : """
            <details class="earlier"><summary>\(history.count) values</summary>\
            <ol>\(Markup(earlier.map { "<li>\(tree($0, name: nil))</li>" }))\(gap)</ol></details>
            """
        return "<div class=\"result value\" data-find>\(tree(latest, name: history.name))\(list)</div>\n"
    }

    private func tree(_ value: ValueTree, name: String?) -> Markup {
        // An optional that holds something shows what it holds, under its own type.
        if value.style == .optional, var wrapped = value.children.first {
            wrapped.type = value.type
            return tree(wrapped, name: name)
        }
        guard !value.children.isEmpty else { return "<div class=\"leaf\">\(head(value, name))</div>" }
        let children = value.children.map { tree($0, name: $0.label) }
        let rest: Markup = value.omitted > 0 ? "<div class=\"cut\">… \(value.omitted) more …</div>" : ""
        return "<details class=\"tree\"><summary>\(head(value, name))</summary>\(Markup(children))\(rest)</details>"
    }

    private func head(_ value: ValueTree, _ name: String?) -> Markup {
        let label: Markup = name.map { "<span class=\"name\">\(CutText($0, bytes: 200).markup)</span> " } ?? ""
        let text = value.text.flatMap { $0.contains("\n") ? $0 : nil } ?? ValueText().literal(value) ?? value.summary
        let kind = value.style.rawValue
        guard !value.saysOnlyItsType, text != value.type else {
            return "\(label)<span class=\"type\">\(value.type)</span>"
        }
        return
            "\(label)<span class=\"\(kind)\">\(CutText(text).markup)</span> <span class=\"type\">\(value.type)</span>"
    }
}
