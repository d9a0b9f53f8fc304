/// The first tag that is not closed in order, or that prose may not hold; nil when all is well.
func unbalancedTag(in html: String) -> String? {
    let single = ["hr", "br", "input", "img"]
    let known = [
        "h1", "h2", "h3", "h4", "h5", "h6", "p", "blockquote", "ul", "ol", "li", "pre", "code", "em", "strong", "del",
        "a",
        "table", "thead", "tbody", "tr", "th", "td",
    ]
    var open: [String] = []
    for part in html.split(separator: "<").dropFirst(html.hasPrefix("<") ? 0 : 1) {
        let isEnd = part.hasPrefix("/")
        let name = String((isEnd ? part.dropFirst() : part[...]).prefix { $0.isLetter || $0.isNumber })
        guard part.contains(">") else { return name }
        if single.contains(name) { continue }
        guard known.contains(name) else { return name }
        if !isEnd { open.append(name) } else if open.popLast() != name { return name }
    }
    return open.last
}
