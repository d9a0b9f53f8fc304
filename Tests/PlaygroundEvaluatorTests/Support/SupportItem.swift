/// Something the language or the libraries have, and how to see that a program uses it.
struct SupportItem {
    enum Evidence {
        /// A pattern in the program's tree.
        case tree(String)
        /// A pattern in its text: what the tree does not keep, such as `#if`.
        case text(String)
        /// A member or call, written as in an interface: `.split(separator:)`, `JSONDecoder()`, `Date`.
        case interface
        /// No program shows it, for this reason.
        case reason(String)
    }

    let title: String
    let evidence: Evidence

    func isShown(by program: LanguageProgram) throws -> Bool {
        switch evidence {
        case .tree(let pattern): try program.tree.contains(expression(pattern))
        case .text(let pattern): try program.source.contains(expression(pattern))
        case .interface: isUsed(by: program)
        case .reason: false
        }
    }

    private func expression(_ pattern: String) throws -> Regex<AnyRegexOutput> {
        try Regex(pattern).anchorsMatchLineEndings().wordBoundaryKind(.simple)
    }

    private func isUsed(by program: LanguageProgram) -> Bool {
        guard let open = title.firstIndex(of: "(") else { return program.names.contains(title) }
        let isMember = title.hasPrefix(".")
        let name = title[..<open].split(separator: ".").last.map(String.init) ?? ""
        let labels = labels(title[open...])
        return program.calls.contains { call in
            call.name == name && (call.isMember || !isMember) && fits(call.labels, labels)
        }
    }

    /// `(of:with:{})` gives `of`, `with`, `{}`.
    private func labels(_ text: Substring) -> [String] {
        let inner = text.dropFirst().dropLast()
        var labels = inner.replacing("{}", with: "").split(separator: ":").map(String.init)
        if inner.hasSuffix("{}") { labels.append("{}") }
        return labels
    }

    /// The last unlabelled parameter may be given several arguments.
    private func fits(_ given: [String], _ wanted: [String]) -> Bool {
        if given == wanted { return true }
        guard wanted.last == "_", given.count > wanted.count else { return false }
        return given.starts(with: wanted) && given.dropFirst(wanted.count).allSatisfy { $0 == "_" }
    }
}
