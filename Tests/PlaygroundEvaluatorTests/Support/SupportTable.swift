import Foundation

/// The page that says what is supported: every listed construct and member with programs that show it, or a reason.
struct SupportTable {
    struct Section {
        var title: String
        var items: [SupportItem]
    }

    static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Sources/PlaygroundEvaluator/Language.md")

    static let sections = [
        Section(title: "Constructs", items: ListedConstructs.all),
        Section(title: "The standard library", items: ListedMembers.standardLibrary),
        Section(title: "Foundation", items: ListedMembers.foundation),
    ]

    let programs: [LanguageProgram]

    /// What has neither a program nor a reason.
    func gaps() throws -> [String] {
        try Self.sections.flatMap(\.items).filter { item in
            if case .reason = item.evidence { return false }
            return try !programs.contains { try item.isShown(by: $0) }
        }.map(\.title)
    }

    /// The page; programs that an older page names stay when they still show what they are named for.
    func text(keeping older: String) throws -> String {
        var kept: [String: [String]] = [:]
        for row in Self.rows(of: older) { kept[row.title] = row.programs }
        return try Self.introduction
            + Self.sections.map { section in
                try "\n## \(section.title)\n\n| | Shown by |\n|---|---|\n"
                    + section.items.map {
                        "| \(Self.code($0)) | \(try self.cell($0, kept[$0.title.replacing("`", with: "")] ?? [])) |\n"
                    }
                    .joined()
            }.joined()
    }

    private static let introduction = """
        # The Swift that documents may use

        Each line names small programs under `Tests/PlaygroundEvaluatorTests/Language` that use a construct or a member; a test
        runs them here and compiled, and compares what they print. The page is written by
        `EASEL_WRITE_SUPPORT_TABLE=1 swift test --filter SupportTableTests`, and the same test fails when a line is not true.

        """

    private static func code(_ item: SupportItem) -> String {
        if case .interface = item.evidence { return "`\(item.title)`" }
        return item.title
    }

    private func cell(_ item: SupportItem, _ kept: [String]) throws -> String {
        if case .reason(let reason) = item.evidence { return reason }
        let showing = try programs.filter { try item.isShown(by: $0) }
        let still = kept.compactMap { path in showing.first { $0.path == path } }
        let chosen = still.isEmpty ? Array(showing.sorted { rank($0) < rank($1) }.prefix(2)) : still
        return chosen.map { "`\($0.path)`" }.joined(separator: ", ")
    }

    /// Short programs show best; those that end in a trap are about something else.
    private func rank(_ program: LanguageProgram) -> (Int, Int) {
        (program.path.contains("traps/") ? 1 : 0, program.source.utf8.count)
    }

    /// The lines of a page: what each is about, and the programs it names.
    static func rows(of page: String) -> [(title: String, programs: [String])] {
        page.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: " | ", maxSplits: 1)
            guard cells.count == 2, line.hasPrefix("| ") else { return nil }
            let title = cells[0].dropFirst(2).replacing("`", with: "")
            let programs = cells[1].matches(of: #/`([a-z0-9/-]+\.swift)`/#).map { String($0.1) }
            return (String(title), programs)
        }
    }
}
