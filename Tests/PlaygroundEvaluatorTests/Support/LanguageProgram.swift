import Foundation
import PlaygroundSyntax
import SourceText

/// A program of `Language` with what it uses: its tree as the parser sees it, and the calls in its text.
struct LanguageProgram {
    /// `library/strings/splitting.swift`
    let path: String
    let source: String
    /// The tree, indented; what stands in quotes is left out, since it is text and not code.
    let tree: String
    let calls: Set<WrittenCall>
    /// Every name, and every `Base.member`, `.member` when there is no name before it.
    let names: Set<String>

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Language")

    init(path: String) throws {
        self.path = path
        source = try String(contentsOf: Self.folder.appendingPathComponent(path), encoding: .utf8)
        let (program, _) = SwiftReader.read(SourceExcerpt(wholeOf: SourceFile(name: path, text: source)))
        tree = ProgramDump().text(program).replacing(#/"(?:\\.|[^"\\])*"/#, with: "\"\"")
        var scanner = NameScanner(source)
        scanner.scan()
        (calls, names) = (scanner.calls, scanner.names)
    }

    static func all() throws -> [LanguageProgram] {
        let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return try found.filter { $0.hasSuffix(".swift") }.sorted().map { try LanguageProgram(path: $0) }
    }
}

/// A call as it stands in a text: its name and labels, `_` where there is none, `{}` for a trailing closure.
struct WrittenCall: Hashable {
    var isMember: Bool
    var name: String
    var labels: [String]
}

/// Finds the names and calls of a text.
struct NameScanner {
    private let text: [Character]
    private(set) var calls: Set<WrittenCall> = []
    private(set) var names: Set<String> = []

    init(_ source: String) { text = Array(source) }

    mutating func scan() {
        var index = 0
        var before = ""
        while index < text.count {
            guard text[index].isLetter || text[index] == "_" else {
                index += 1
                continue
            }
            let start = index
            while index < text.count, text[index].isLetter || text[index].isNumber || text[index] == "_" { index += 1 }
            let name = String(text[start..<index])
            let isMember = start > 0 && text[start - 1] == "."
            names.insert(name)
            if isMember { names.formUnion(["." + name, before + "." + name]) }
            before = name
            var scanner = ArgumentScanner(text: text, position: afterGenerics(index))
            if let labels = scanner.labels() {
                calls.insert(WrittenCall(isMember: isMember, name: name, labels: labels))
            }
        }
    }

    /// Where the arguments of `Set<String>()` start.
    private func afterGenerics(_ index: Int) -> Int {
        guard index < text.count, text[index] == "<",
            let end = text[index...].prefix(40).firstIndex(where: { $0 == ">" || $0 == "\n" }), text[end] == ">"
        else { return index }
        return end + 1
    }
}

/// Reads the labels of the arguments that follow a name.
private struct ArgumentScanner {
    let text: [Character]
    var position: Int

    /// nil when no arguments follow.
    mutating func labels() -> [String]? {
        var labels: [String]?
        if character == "(" { labels = parenthesized() }
        var next = position
        while next < text.count, text[next] == " " { next += 1 }
        guard next < text.count, text[next] == "{" else { return labels }
        return (labels ?? []) + ["{}"]
    }

    private var character: Character? { position < text.count ? text[position] : nil }

    private mutating func parenthesized() -> [String] {
        var labels: [String] = []
        var depth = 0
        var word = ""
        var isStart = true
        while let character {
            position += 1
            switch character {
            case "(", "[", "{":
                depth += 1
                if depth > 1 { begin(&labels, &isStart) }
            case ")", "]", "}":
                depth -= 1
                if depth == 0 {
                    if !word.isEmpty { begin(&labels, &isStart) }
                    return labels
                }
            case "\"":
                begin(&labels, &isStart)
                skipText()
            case ",":
                if depth == 1 {
                    begin(&labels, &isStart)
                    (isStart, word) = (true, "")
                }
            case ":":
                if depth == 1, isStart, !word.isEmpty {
                    labels.append(word)
                    isStart = false
                }
            case " ", "\n": break
            default:
                if isStart, depth == 1 { word.append(character) }
            }
        }
        return labels
    }

    /// An argument that turns out to have no label.
    private func begin(_ labels: inout [String], _ isStart: inout Bool) {
        guard isStart else { return }
        labels.append("_")
        isStart = false
    }

    private mutating func skipText() {
        while let character, character != "\"", character != "\n" { position += character == "\\" ? 2 : 1 }
        position += 1
    }
}
