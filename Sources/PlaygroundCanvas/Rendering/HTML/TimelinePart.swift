import Foundation
import PlaygroundEvents

/// When the stages of a request ran, as bars in Instruments' lanes, and its tokens.
struct TimelinePart {
    var metrics: RequestMetrics

    var markup: Markup {
        let spans = RequestMetrics.Span.Lane.allCases.flatMap { lane in metrics.spans.filter { $0.lane == lane } }
        let rows = spans.prefix(60).map(row)
        let table: Markup =
            rows.isEmpty
            ? ""
            : """
            <table class="timeline"><caption>Times</caption><thead><tr><th scope="col">Lane</th><th scope="col">From the \
            start to the end</th><th scope="col">Time</th></tr></thead><tbody>\(Markup(Array(rows)))</tbody></table>

            """
        return table + tokens
    }

    private func row(_ span: RequestMetrics.Span) -> Markup {
        let start = min(996, Self.thousandths(span.start, of: whole))
        let width = min(1000 - start, max(4, Self.thousandths(span.duration, of: whole)))
        return """
            <tr><th scope="row">\(Self.title(span.lane)) <span class="quiet">\(span.name)</span></th>\
            <td><svg viewBox="0 0 1000 12" preserveAspectRatio="none" aria-hidden="true">\
            <rect class="\(span.lane.rawValue)" x="\(start)" y="1" width="\(width)" height="10"/></svg></td>\
            <td>\(Self.time(span.duration))</td></tr>
            """
    }

    /// Seconds from the start to the end of all spans.
    private var whole: Double {
        let ends = metrics.spans.map { $0.start + $0.duration } + [metrics.total]
        return ends.filter(\.isFinite).reduce(0, max)
    }

    /// Where a time lies in the whole, from 0 to 1000.
    private static func thousandths(_ time: Double, of whole: Double) -> Int {
        let part = time / whole * 1000
        return part.isFinite ? Int(min(1000, max(0, part))) : 0
    }

    private var tokens: Markup {
        var facts = [("Total", Self.time(metrics.total))]
        if let first = metrics.timeToFirstToken { facts.append(("First token", Self.time(first))) }
        facts += [("Tokens in", "\(metrics.inputTokens)"), ("cached", "\(metrics.cachedTokens)")]
        let note = metrics.isTruncated == true ? " (shortened: the limit was near)" : ""
        facts.append(("Tokens out", "\(metrics.outputTokens)\(note)"))
        let list = facts.map { fact -> Markup in "<div><dt>\(fact.0)</dt><dd>\(fact.1)</dd></div>" }
        return "<dl class=\"facts\">\(Markup(list))</dl>\n"
    }

    /// Seconds in the unit a person would choose.
    static func time(_ seconds: Double) -> String {
        if seconds >= 1 { return String(format: "%.2f s", seconds) }
        return String(format: seconds < 0.01 ? "%.1f ms" : "%.0f ms", seconds * 1000)
    }

    private static func title(_ lane: RequestMetrics.Span.Lane) -> String {
        switch lane {
        case .session: "Session"
        case .request: "Request"
        case .instructions: "Instructions"
        case .modelInference: "Model Inference"
        case .tool: "Tool"
        case .modelLoading: "Model Loading"
        }
    }
}
