import PlaygroundDocument
import PlaygroundSyntax
import SourceText

/// For each block a hash of everything its result depends on: code, options, settings of the run, and the blocks before it
/// whose values or state it uses.
///
/// Law: prose, comments, layout and `hidden` change no hash; what changes a result does.
package struct BlockInputs: Sendable {
    private let hashes: [CodeBlock.ID: String]

    package init(_ plan: DocumentPlan, options: RunOptions) {
        let dependencies = BlockDependencies(plan)
        let settings = Self.settings(plan.document, options)
        var units: [String] = []
        var hashes: [CodeBlock.ID: String] = [:]
        for (index, unit) in plan.units.enumerated() {
            let earlier = dependencies.direct[index].map { units[$0] }
            units.append(
                SHA256.hex(([settings, Self.text(of: unit)] + earlier).joined(separator: "\n").utf8, digits: 16))
            if let block = unit.block { hashes[block.id] = units[index] }
        }
        self.hashes = hashes
    }

    /// The hash of a block that runs.
    package subscript(block: CodeBlock.ID) -> String { hashes[block] ?? "none" }

    private static func text(of unit: DocumentPlan.Unit) -> String {
        guard let block = unit.block else { return CanonicalSwift(SourceExcerpt(wholeOf: unit.program.file)).text }
        let code = block.kind == .swift ? CanonicalSwift(block.code).text : block.canonicalCode
        let words = block.words.filter { $0.name != "hidden" }.map { "\($0.name)=\($0.value ?? "")" }
        return ([block.language, unit.heading ?? ""] + words + [code]).joined(separator: "\n")
    }

    private static func settings(_ document: Document, _ options: RunOptions) -> String {
        let matter = document.frontMatter
        let model = options.model ?? matter?.model ?? ""
        let seed = (options.seed ?? matter?.seed).map(String.init) ?? ""
        let simulation = (matter?.simulate ?? []) + options.simulate
        return ([model, seed, "\(options.isStrict)"] + simulation + options.allow).joined(separator: " ")
    }
}
