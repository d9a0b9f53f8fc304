import PlaygroundDocument

/// What a learner has done, as a small text file.
///
/// ```
/// easel-progress 1
/// passed first-session
/// hints first-question 2
/// ```
///
/// The first line names the format. Lines about steps that the course does not have are kept, since another version of the
/// course may have them.
package struct CourseProgress: Sendable, Equatable {
    package static let fileName = "progress.txt"
    private static let firstLine = "easel-progress 1"

    /// The steps whose checks passed when they last ran, in the order in which they first passed.
    package private(set) var passed: [String] = []
    private var hints: [(step: String, count: Int)] = []

    package init() {}

    /// Reads a file's text.
    ///
    /// - Throws: `CourseFault` for a text that is no progress, so that it is never overwritten by mistake.
    package init(text: String) throws(CourseFault) {
        let lines = MarkdownWriter.lines(of: text)
        guard lines.first == Self.firstLine else {
            throw CourseFault(
                "\(Self.fileName) does not begin with '\(Self.firstLine)'",
                hint: "move it away and use easel learn check to record what is done")
        }
        for (index, line) in lines.enumerated().dropFirst() where !line.isEmpty {
            let words = line.split(separator: " ").map(String.init)
            switch (words.first, words.count) {
            case ("passed", 2): setPassed(words[1], true)
            case ("hints", 3): setHints(words[1], Int(words[2]) ?? 0)
            default:
                throw CourseFault(
                    "\(Self.fileName):\(index + 1): '\(line)' means nothing here", hint: "take the line away")
            }
        }
    }

    package var text: String {
        let lines = passed.map { "passed \($0)" } + hints.map { "hints \($0.step) \($0.count)" }
        return ([Self.firstLine] + lines).map { $0 + "\n" }.joined()
    }

    /// Whether a text is that of a progress file of any version.
    package static func isProgress(_ text: String) -> Bool { text.hasPrefix("easel-progress ") }

    package func hasPassed(_ step: String) -> Bool { passed.contains(step) }

    package mutating func setPassed(_ step: String, _ isPassed: Bool) {
        if !isPassed { passed.removeAll { $0 == step } } else if !hasPassed(step) { passed.append(step) }
    }

    /// How many hints of a step were shown.
    package func hintCount(_ step: String) -> Int { hints.first { $0.step == step }?.count ?? 0 }

    package mutating func setHints(_ step: String, _ count: Int) {
        if let index = hints.firstIndex(where: { $0.step == step }) {
            hints[index].count = count
        } else {
            hints.append((step, count))
        }
    }

    /// Forgets a step.
    package mutating func forget(_ step: String) {
        setPassed(step, false)
        hints.removeAll { $0.step == step }
    }

    package static func == (left: CourseProgress, right: CourseProgress) -> Bool { left.text == right.text }
}
