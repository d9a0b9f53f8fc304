import SourceText

extension Document {
    /// What to do with a region that a person has changed.
    package enum EditPolicy: Sendable {
        /// Leave it, and say so.
        case protect
        case overwrite
    }

    /// Changes to the document, and what was left as it is for a reason.
    package struct ResultEdit: Sendable, Equatable {
        package var edit = DocumentEdit()
        package var refusals: [Diagnostic] = []
    }

    /// Puts results below their blocks; blocks that are not listed keep what they have.
    ///
    /// Laws: placing the same results again changes nothing, and removing the results gives back the bytes from before
    /// (less the regions that had lost their block, which go at the first run).
    package func placing(_ results: [BlockResult], policy: EditPolicy = .protect) -> ResultEdit {
        if let refusal = refusal { return ResultEdit(refusals: [refusal]) }
        var outcome = ResultEdit()
        for result in results { place(result, policy, &outcome) }
        for region in regions where region.codeBlock == nil { remove(region, policy, &outcome) }
        outcome.refusals = outcome.refusals.inOrder
        return outcome
    }

    /// Takes away everything that runs wrote into the document.
    package func removingResults(policy: EditPolicy = .protect) -> ResultEdit {
        if let refusal = refusal { return ResultEdit(refusals: [refusal]) }
        var outcome = ResultEdit()
        for region in regions { remove(region, policy, &outcome) }
        return outcome
    }

    /// The results of an earlier reading of the document, for the blocks whose code and options are still the same.
    ///
    /// - Returns: the results with the blocks' present numbers, and the earlier blocks that are no longer there.
    package func carrying(
        _ results: [BlockResult], from earlier: Document
    ) -> (results: [BlockResult], lost: [CodeBlock]) {
        let before = Self.groups(earlier.codeBlocks)
        let now = Self.groups(codeBlocks)
        var carried: [BlockResult] = []
        var lost: [CodeBlock] = []
        for result in results {
            let block = earlier.codeBlocks[result.block]
            let (old, new) = (before[block.identity] ?? [], now[block.identity] ?? [])
            // Of several equal blocks the place tells which is which, unless some were added or taken away.
            let match = old.count == new.count ? old.firstIndex { $0.id == block.id }.map { new[$0] } : nil
            if let found = match ?? new.first(where: { $0.key == block.key }) {
                carried.append(BlockResult(found.id, result.action))
            } else {
                lost.append(block)
            }
        }
        return (carried, lost)
    }

    private static func groups(_ blocks: [CodeBlock]) -> [String: [CodeBlock]] {
        Dictionary(grouping: blocks, by: \.identity)
    }

    private func place(_ result: BlockResult, _ policy: EditPolicy, _ outcome: inout ResultEdit) {
        let block = codeBlocks[result.block]
        let region = block.region.map { regions[$0] }
        guard case .show(let text) = result.action else {
            if let region { remove(region, policy, &outcome) }
            return
        }
        guard block.isClosed else { return outcome.refusals.append(.noRoom(SourcePlace(file, block.opening))) }
        if let region, !allows(region, policy, &outcome) { return }
        let end = block.range.upperBound
        let range = region?.range ?? SourceRange(end, end)
        let ending = file.lineEnding(near: end)
        let replacement = ResultRegion.text(showing: text, below: block, lineEnding: ending)
        if Array(replacement.utf8) != Array(file.bytes[range.lowerBound..<range.upperBound]) {
            outcome.edit.replace(range, with: replacement)
        }
    }

    private func remove(_ region: ResultRegion, _ policy: EditPolicy, _ outcome: inout ResultEdit) {
        if allows(region, policy, &outcome) { outcome.edit.replace(region.range, with: "") }
    }

    private func allows(_ region: ResultRegion, _ policy: EditPolicy, _ outcome: inout ResultEdit) -> Bool {
        if region.isIntact || policy == .overwrite { return true }
        outcome.refusals.append(.editedByHand(SourcePlace(file, region.opening)))
        return false
    }

    /// Why nothing at all may be written into the document.
    private var refusal: Diagnostic? {
        guard isMarkdown else { return .notMarkdown(SourcePlace(file, SourceRange(0, 0))) }
        if let marker = unpairedMarkers.first { return .unpaired(SourcePlace(file, marker)) }
        return conflictMarker.map { .conflict(SourcePlace(file, $0)) }
    }

    /// The first of three lines that version control leaves where two edits met.
    private var conflictMarker: SourceRange? {
        let marks = ["<<<<<<< ", "=======", ">>>>>>> "].map { Array($0.utf8) }
        var found: [SourceRange] = []
        for line in 0..<file.lines.count where found.count < marks.count {
            let range = file.lines.range(ofLine: line)
            let mark = marks[found.count]
            if file.bytes[range.lowerBound..<range.upperBound].starts(with: mark) { found.append(range) }
        }
        return found.count == marks.count ? found.first.map { SourceRange($0.lowerBound, $0.lowerBound + 7) } : nil
    }
}

extension CodeBlock {
    /// Equal for blocks that do the same.
    fileprivate var identity: String {
        ([language] + words.map { "\($0.name)=\($0.value ?? "")" }).joined(separator: " ") + "\n" + canonicalCode
    }
}

extension Diagnostic {
    fileprivate static func noRoom(_ place: SourcePlace) -> Diagnostic {
        Diagnostic(
            .error, "the result of this block cannot be shown, since its code fence is never closed", at: place,
            hint: "end the block with a line that holds the same fence and nothing else")
    }

    fileprivate static func editedByHand(_ place: SourcePlace) -> Diagnostic {
        Diagnostic(
            .error, "this result was changed by hand, so it was left alone", at: place,
            hint: "move your text out of the result, or allow Easel to overwrite it")
    }

    fileprivate static func notMarkdown(_ place: SourcePlace) -> Diagnostic {
        Diagnostic(
            .error, "results can be put into Markdown files only", at: place, hint: "write a canvas beside the file")
    }

    fileprivate static func unpaired(_ place: SourcePlace) -> Diagnostic {
        Diagnostic(
            .error, "this marker of a result has no partner, so nothing was written into the file", at: place,
            hint: "take it out, or put back the other marker of the pair")
    }

    fileprivate static func conflict(_ place: SourcePlace) -> Diagnostic {
        Diagnostic(
            .error, "the file holds an unresolved merge conflict, so nothing was written into it", at: place,
            hint: "resolve the conflict, then run again")
    }
}
