import PlaygroundEvents

/// How a streamed answer grew: each snapshot as what it changed, so that the page stays small.
///
/// A snapshot is the first `data-keep` UTF-16 units of the one before it and the text that stands in its entry.
struct StreamPart {
    var snapshots: [StreamSnapshot]

    /// How many snapshots a page holds; the first and the last are always among them.
    static let limit = 60

    var markup: Markup {
        guard !snapshots.isEmpty else { return "" }
        var previous = ""
        let entries = chosen.map { snapshot -> Markup in
            let text = String(snapshot.text.prefix(4000))
            defer { previous = text }
            return entry(snapshot, text, after: previous)
        }
        return """
            <details class="stream"><summary>Stream, \(snapshots.count) snapshots</summary>\
            <ol>\(Markup(entries))</ol></details>

            """
    }

    private var chosen: [StreamSnapshot] {
        guard snapshots.count > Self.limit else { return snapshots }
        return (0..<Self.limit).map { snapshots[$0 * (snapshots.count - 1) / (Self.limit - 1)] }
    }

    private func entry(_ snapshot: StreamSnapshot, _ text: String, after previous: String) -> Markup {
        let common = zip(text.unicodeScalars, previous.unicodeScalars).prefix { $0 == $1 }
        let kept = common.reduce(0) { $0 + UTF16.width($1.0) }
        let rest = String(text.unicodeScalars.dropFirst(common.count))
        return """
            <li data-keep="\(kept)"><time>\(TimelinePart.time(snapshot.time))</time> \
            <span>\(rest)</span></li>
            """
    }
}
