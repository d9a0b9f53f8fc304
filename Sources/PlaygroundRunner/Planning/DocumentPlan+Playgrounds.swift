import PlaygroundSyntax
import SourceText

extension DocumentPlan {
    /// A playground as a list shows it.
    package struct Entry: Sendable {
        /// The author's name, the heading above top-level statements, or nil.
        package var name: String?
        package var place: SourcePlace
    }

    /// Every playground in the order in which it runs: sections, and blocks with statements of their own.
    package var playgrounds: [Entry] {
        units.filter { $0.block != nil }.flatMap(\.entries)
    }
}

extension DocumentPlan.Unit {
    fileprivate var entries: [DocumentPlan.Entry] {
        var entries: [DocumentPlan.Entry] = []
        if let first = firstStatement { entries.append(.init(name: heading, place: place(first))) }
        for case .playground(let section) in program.items {
            entries.append(.init(name: section.name, place: place(section.range)))
        }
        return entries.sorted { $0.place.range.lowerBound < $1.place.range.lowerBound }
    }

    private func place(_ range: SourceRange) -> SourcePlace { SourcePlace(program.file, range) }

    /// The first top-level statement that does something when it is reached.
    private var firstStatement: SourceRange? {
        for case .statement(let statement) in program.items {
            guard case .declaration(let declaration) = statement.kind else { return statement.range }
            if case .variable = declaration.kind { return statement.range }
        }
        return nil
    }
}
