import PlaygroundCanvas
import PlaygroundDocument
import SourceText

/// The results of an earlier run that are still good, for the blocks whose input is the same.
package struct KeptResults: Sendable {
    private var cells: [String: CanvasCell] = [:]

    package init() {}

    /// Takes the results of a run.
    ///
    /// Results that name places in the file are not kept, since an edit above moves the places.
    package init(_ canvas: Canvas, of plan: DocumentPlan, options: RunOptions) {
        let inputs = BlockInputs(plan, options: options)
        for cell in canvas.cells where !cell.namesPlaces { cells[inputs[cell.block]] = cell }
    }

    /// Which blocks have to run, and what the others keep.
    func division(of plan: DocumentPlan, options: RunOptions) -> (running: Set<CodeBlock.ID>, kept: [CanvasCell]) {
        guard !cells.isEmpty else { return (Set(plan.units.compactMap { $0.block?.id }), []) }
        let inputs = BlockInputs(plan, options: options)
        var kept: [CanvasCell] = []
        var changed: [Int] = []
        for (index, unit) in plan.units.enumerated() {
            guard let block = unit.block else { continue }
            if var cell = cells[inputs[block.id]] {
                cell.block = block.id
                cell.isHidden = block.options.hidden
                kept.append(cell)
            } else {
                changed.append(index)
            }
        }
        // What a changed block uses has to be there again: those blocks run too.
        let running = Set(BlockDependencies(plan).closure(of: changed).compactMap { plan.units[$0].block?.id })
        return (running, kept.filter { !running.contains($0.block) })
    }
}

extension CanvasCell {
    fileprivate var namesPlaces: Bool {
        !diagnostics.isEmpty || playgrounds.contains { $0.items.contains(where: \.namesPlace) }
    }
}

extension CanvasItem {
    fileprivate var namesPlace: Bool {
        switch self {
        case .note, .failure: true
        case .expectation(let expectation): !expectation.passed
        case .values, .output, .request: false
        }
    }
}
