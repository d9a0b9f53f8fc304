import PlaygroundDocument
import SourceText

/// One exercise: code to complete, and the checks that tell whether it is.
package struct CourseStep: Sendable {
    /// The name that the author gave it, which is what progress is kept by.
    package var id: String
    /// Chapter and position as the code's mark shows them: `1.2`; nil where the code has no mark.
    package var number: String?
    /// The heading above the code.
    package var title: String
    package var code: CodeBlock
    /// The checks that follow the code in its section.
    package var checks: [CodeBlock]

    /// `1.2 first-question`
    package var label: String { number.map { "\($0) \(id)" } ?? id }
}

extension CourseStep {
    /// The comment that marks where a learner's code goes, without the number behind it.
    package static let mark = "// MARK: - Code Along "

    /// The exercises of a guide, in order; a name that is given twice is there twice.
    package static func steps(of document: Document) -> [CourseStep] {
        document.codeBlocks.compactMap { block in
            guard block.kind == .swift, !block.options.check, let id = block.options.step else { return nil }
            let checks = document.codeBlocks.filter { $0.options.check && $0.section == block.section }
            return CourseStep(
                id: id, number: number(in: block.code.text), title: document.section(of: block).title, code: block,
                checks: checks)
        }
    }

    private static func number(in code: String) -> String? {
        for line in code.split(separator: "\n") {
            guard let mark = line.firstRange(of: mark) else { continue }
            return String(line[mark.upperBound...].prefix { $0.isNumber || $0 == "." })
        }
        return nil
    }
}
