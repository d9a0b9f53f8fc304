import SourceText

extension SourceExcerpt {
    /// A long text in parts that can be read at the same time; a short one, or one that is not laid out as usual, whole.
    ///
    /// A part ends after a line that is nothing but `}`, before one that begins a declaration, both without indentation.
    /// Where that is inside of a literal, a comment or an `#if`, a part before it lacks the end and does not parse; so
    /// parts that all parse are read as the whole would be, unless operators are declared, which other parts need.
    var parts: [SourceExcerpt] {
        guard text.utf8.count >= 2 * Self.leastPart, !declaresOperators else { return [self] }
        var cuts = [0]
        var pending: Int?
        var size = 0
        for line in 0..<lineCount {
            let range = range(ofLine: line)
            let content = bytes(range)
            size += range.count
            if let cut = pending, !content.isBlankOrComment {
                pending = nil
                if content.beginsDeclaration {
                    cuts.append(cut)
                    size = 0
                }
            }
            if size >= Self.leastPart, content.elementsEqual("}\n".utf8) { pending = line + 1 }
        }
        return zip(cuts, cuts.dropFirst() + [lineCount]).map { lines($0..<$1) }
    }

    /// Whether a line begins as a declaration of an operator or a precedence group does.
    var declaresOperators: Bool {
        (0..<lineCount).contains { bytes(range(ofLine: $0)).isOperatorDeclaration }
    }

    /// In bytes: few enough that two cores have as much to do, many enough that starting costs nothing beside reading.
    private static let leastPart = 12_000

    private func bytes(_ range: SourceRange) -> Substring.UTF8View {
        let start = text.utf8.index(text.startIndex, offsetBy: range.lowerBound)
        return text[start..<text.utf8.index(start, offsetBy: range.count)].utf8
    }
}

extension Substring.UTF8View {
    fileprivate var isBlankOrComment: Bool {
        let content = drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
        return content.first == UInt8(ascii: "\n") || content.starts(with: "//".utf8)
    }

    fileprivate var beginsDeclaration: Bool {
        first == UInt8(ascii: "@") || starts(with: "#Playground".utf8)
            || firstWord.map { declarationWords.contains($0) } ?? false
    }

    fileprivate var isOperatorDeclaration: Bool {
        firstWord.map { operatorWords.contains($0) } ?? false
    }

    /// The word that the line begins with, if a space follows.
    private var firstWord: String? {
        guard let first, first != UInt8(ascii: " "), let end = prefix(20).firstIndex(of: UInt8(ascii: " "))
        else { return nil }
        return String(self[..<end])
    }
}

private let declarationWords: Set = [
    "actor", "class", "enum", "extension", "fileprivate", "final", "func", "import", "internal", "let", "private",
    "protocol", "public", "struct", "typealias", "var",
]

private let operatorWords: Set = ["infix", "postfix", "precedencegroup", "prefix"]
