import PlaygroundDocument
import PlaygroundEvaluator
import SourceText

/// Which playgrounds of a document run: all, or those that a name or a place chooses.
///
/// A name is looked up first, then `FILE:LINE` and `FILE:LINE:COLUMN`. Blocks above a chosen playground still give it their
/// declarations; their statements do not run.
struct PlaygroundSelection {
    private let chosen: Set<SourcePlace>?
    private let blocks: Set<CodeBlock.ID>

    /// - Parameter blocks: the blocks that run at all.
    /// - Throws: `SettingFault` when nothing has the name or stands at the place.
    init(_ only: String?, _ plan: DocumentPlan, blocks: Set<CodeBlock.ID>) throws {
        self.blocks = blocks
        guard let only else {
            chosen = nil
            return
        }
        let entries = plan.playgrounds
        let byName = entries.filter { $0.name == only }
        let matches = byName.isEmpty ? entries.filter { Self.matches($0.place.location, only) } : byName
        guard !matches.isEmpty else {
            let names = entries.compactMap(\.name)
            let hint = Suggestion.nearest(to: only, in: names).map { "did you mean '\($0)'?" }
            throw SettingFault(
                "no playground is called '\(only)'", hint: hint ?? "easel list shows names and places")
        }
        chosen = Set(matches.map(\.place))
    }

    private static func matches(_ location: SourceLocation, _ text: String) -> Bool {
        let line = "\(location.file):\(location.line)"
        return [location.file, line, "\(line):\(location.column)"].contains(text)
    }

    func contains(_ unit: PlaygroundUnit, of block: CodeBlock) -> Bool {
        guard blocks.contains(block.id) else { return false }
        guard let chosen else { return true }
        return chosen.contains { place in
            place.file.name == unit.place.file.name && place.range.lowerBound == unit.place.range.lowerBound
        }
    }
}
