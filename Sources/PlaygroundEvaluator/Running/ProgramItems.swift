import PlaygroundSyntax
import SourceText

/// What stands at file scope in programs that are read together.
struct ProgramItems {
    struct Entry {
        let file: SourceFile
        let item: Program.Item

        /// Whether a place is inside.
        func holds(_ place: SourcePlace?) -> Bool {
            guard let place else { return false }
            return place.file === file && item.range.contains(place.range)
        }

        var start: SourcePlace {
            SourcePlace(file, SourceRange(item.range.lowerBound, item.range.lowerBound))
        }

        var isVariable: Bool {
            if case .variable? = item.declaration?.kind { return true }
            return false
        }

        /// What a note calls it.
        var sort: String {
            if case .playground = item { return "this playground" }
            return item.declaration == nil ? "this code" : "this declaration"
        }
    }

    let entries: [Entry]

    init(_ programs: [Program]) {
        entries = programs.flatMap { program in program.items.map { Entry(file: program.file, item: $0) } }
    }

    /// What the entries with a mark pass on to those that name what they declare, directly or not.
    func spread<Mark>(_ marks: [Int: Mark]) -> [Int: Mark] {
        guard !marks.isEmpty else { return marks }
        let words = entries.map { WordList($0.file.text(in: $0.item.range)).words }
        var marks = marks
        var waiting = marks.keys.sorted()
        while let cause = waiting.popLast() {
            let names = entries[cause].item.declaration?.declaredNames ?? []
            for index in entries.indices where marks[index] == nil && !words[index].isDisjoint(with: names) {
                marks[index] = marks[cause]
                waiting.append(index)
            }
        }
        return marks
    }
}
