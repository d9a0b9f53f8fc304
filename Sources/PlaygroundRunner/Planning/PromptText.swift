import PlaygroundSyntax
import SourceText

/// The text of a prompt block: plain language with `\(…)` interpolation.
struct PromptText {
    private(set) var segments: [StringLiteral.Segment] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// Reads a block's text; each interpolation is read as Swift, at its own place in the document.
    init(_ excerpt: SourceExcerpt) {
        var scanner = Scanner(excerpt)
        while let piece = scanner.next() {
            switch piece {
            case .text(let text): append(text)
            case .code(let range): interpolate(range, excerpt.file)
            case .unclosed(let range):
                diagnostics.append(
                    Diagnostic(
                        .error, "this interpolation is never closed", at: SourcePlace(excerpt.file, range),
                        hint: "add ')', or write \\\\( for the characters themselves"))
            }
        }
        dropFinalNewline()
    }

    private mutating func append(_ text: String) {
        if case .text(let earlier) = segments.last {
            segments[segments.count - 1] = .text(earlier + text)
        } else {
            segments.append(.text(text))
        }
    }

    private mutating func interpolate(_ range: SourceRange, _ file: SourceFile) {
        let (program, problems) = SwiftReader.read(SourceExcerpt(file: file, pieces: [range]))
        diagnostics += problems
        guard program.items.count == 1, case .statement(let statement) = program.items[0],
            case .expression(let expression) = statement.kind
        else {
            if problems.isEmpty {
                diagnostics.append(
                    Diagnostic(
                        .error, "an interpolation holds one expression", at: SourcePlace(file, range),
                        hint: "write \\(name) or \\(value + 1)"))
            }
            return
        }
        segments.append(.interpolation([Argument(value: expression)], range))
    }

    /// The line ending before the closing fence is no part of the prompt.
    private mutating func dropFinalNewline() {
        guard case .text(let text) = segments.last, text.hasSuffix("\n") else { return }
        segments[segments.count - 1] = .text(String(text.dropLast()))
    }

    private struct Scanner {
        enum Piece {
            case text(String)
            /// The inside of an interpolation, in the file.
            case code(SourceRange)
            case unclosed(SourceRange)
        }

        private let excerpt: SourceExcerpt
        private let bytes: [UInt8]
        private var offset = 0

        init(_ excerpt: SourceExcerpt) {
            self.excerpt = excerpt
            bytes = Array(excerpt.text.utf8)
        }

        mutating func next() -> Piece? {
            guard offset < bytes.count else { return nil }
            if starts(with: #"\("#, at: offset) { return interpolation() }
            let start = offset
            var text: [UInt8] = []
            while offset < bytes.count, !starts(with: #"\("#, at: offset) {
                // A doubled backslash stands for one, so that `\\(` is text.
                if starts(with: #"\\"#, at: offset) { offset += 1 }
                text.append(bytes[offset])
                offset += 1
            }
            return start == offset ? nil : .text(String(decoding: text, as: UTF8.self))
        }

        /// Counts parentheses outside string literals.
        private mutating func interpolation() -> Piece {
            let start = offset
            offset += 2
            var depth = 1
            var isInString = false
            while offset < bytes.count {
                switch bytes[offset] {
                case UInt8(ascii: "\\") where isInString: offset += 1
                case UInt8(ascii: "\""): isInString.toggle()
                case UInt8(ascii: "(") where !isInString: depth += 1
                case UInt8(ascii: ")") where !isInString: depth -= 1
                default: break
                }
                offset += 1
                if depth == 0 { return .code(excerpt.fileRange(of: SourceRange(start + 2, offset - 1))) }
            }
            return .unclosed(excerpt.fileRange(of: SourceRange(start, start + 2)))
        }

        private func starts(with text: String, at offset: Int) -> Bool {
            bytes[offset...].starts(with: text.utf8)
        }
    }
}
