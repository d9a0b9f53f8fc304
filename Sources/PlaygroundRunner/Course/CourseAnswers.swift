import PlaygroundDocument
import SourceText

/// A chapter's hints and solutions: a Markdown document with a heading for each step.
///
/// The heading is the step's name. Below it stand the hints as a numbered list, the gentlest first, then the finished code
/// as a Swift fence.
package struct CourseAnswers: Sendable {
    /// The answer to one step.
    package struct Answer: Sendable, Equatable {
        package var step: String
        /// Markdown, the gentlest first.
        package var hints: [String]
        /// The code that takes the place of the step's block; nil where it is missing.
        package var solution: String?
    }

    /// In the order of the document.
    package let answers: [Answer]

    package init(_ document: Document) {
        answers = document.sections.enumerated().filter { $0.element.level == 2 }.map { index, section in
            let solution = document.codeBlocks.first { $0.section == index && $0.kind == .swift }
            return Answer(
                step: section.title, hints: Self.hints(in: section, of: document), solution: solution?.code.text)
        }
    }

    package func answer(to step: String) -> Answer? { answers.first { $0.step == step } }

    private static func hints(in section: Section, of document: Document) -> [String] {
        document.blocks.filter { block in
            guard case .list(let style) = block.kind else { return false }
            return style.isOrdered && section.range.lowerBound <= block.range.lowerBound
                && block.range.upperBound <= section.range.upperBound
        }.flatMap(\.children).map { item in
            // The first paragraph's lines come without the item's indent.
            item.children.flatMap(\.lines).map { document.file.text(in: $0) }.joined(separator: " ")
        }
    }
}
