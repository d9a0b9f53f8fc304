import PlaygroundEvents

/// One request: what was asked, how long each stage took, how the answer grew.
struct RequestPart {
    var request: CanvasRequest

    var markup: Markup {
        let asked = request.request
        let answer = request.answer
        let error: Markup = answer?.error.map { "<pre class=\"bad\">\(CutText($0).markup)</pre>" } ?? ""
        return """
            <article class="request" id="\(PlaygroundPart.id(request))" data-find>
            <h3>Request \(asked.id + 1) <span class="model">\(asked.model)</span></h3>
            \(facts)<pre class="asked">\(CutText(asked.prompt).markup)</pre>\(schema)\(error)\
            \(answer.map { TimelinePart(metrics: $0.metrics).markup } ?? "")\
            \(StreamPart(snapshots: request.snapshots).markup)</article>

            """
    }

    private var facts: Markup {
        let asked = request.request
        var facts = [("Session", "\(asked.session + 1)")] + asked.options.map { ($0.name, $0.text) }
        if !asked.tools.isEmpty { facts.append(("Tools", asked.tools.joined(separator: ", "))) }
        if request.answer == nil { facts.append(("State", "not ended")) }
        let list = facts.map { fact -> Markup in "<div><dt>\(fact.0)</dt><dd>\(fact.1)</dd></div>" }
        return "<dl class=\"facts\">\(Markup(list))</dl>\n"
    }

    private var schema: Markup {
        request.request.schema.map {
            "<details><summary>Schema</summary><pre>\(CutText($0).markup)</pre></details>\n"
        } ?? ""
    }
}
