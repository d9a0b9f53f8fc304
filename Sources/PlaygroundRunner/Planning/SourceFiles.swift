import PlaygroundDocument
import PlaygroundSyntax
import SourceText

/// The Swift files whose declarations a document sees, as far as the document needs them.
///
/// Only files that declare a name in use are parsed, and only the declarations behind those names are kept, so that a
/// whole project can be a document's source: what is wrong elsewhere in it, or needs other frameworks, does not matter.
struct SourceFiles {
    private let files: [File]

    private struct File {
        let file: SourceFile
        /// The names after `struct`, `func` and the like, wherever they stand.
        let declared: Set<String>

        init(_ file: SourceFile) {
            self.file = file
            let words = WordList.split(file.text(in: SourceRange(0, file.bytes.count)))
                .map { String(decoding: $0, as: UTF8.self) }
            declared = Set(zip(words, words.dropFirst()).filter { SourceFiles.keywords.contains($0.0) }.map(\.1))
        }
    }

    private static let keywords: Set = [
        "struct", "class", "enum", "actor", "protocol", "func", "let", "var", "typealias", "extension",
    ]

    init(_ files: [SourceFile]) {
        self.files = files.map(File.init)
    }

    /// The Swift files at a path: itself, or those in a folder.
    static func read(at path: String) throws -> [SourceFile] {
        try DocumentListing.documents(at: path).filter { $0.hasSuffix(".swift") }.map { name in
            SourceFile(name: name, bytes: try AtomicFile(path: name).read())
        }
    }

    /// One unit for each file that declares something the blocks use, directly or through other declarations.
    func units(usedBy blocks: [DocumentPlan.Unit]) -> [DocumentPlan.Unit] {
        guard !files.isEmpty else { return [] }
        var choice = Choice(files: files.count, wanted: Self.words(of: blocks))
        repeat {
            choice.hasGrown = false
            for (index, file) in files.enumerated() where !choice.wanted.isDisjoint(with: file.declared) {
                choice.take(from: index, file.file)
            }
        } while choice.hasGrown
        return choice.units
    }

    private static func words(of blocks: [DocumentPlan.Unit]) -> Set<String> {
        blocks.reduce(into: []) { words, unit in
            words.formUnion(WordList(unit.block?.code.text ?? "").words)
            words.formUnion(WordList(unit.block?.options.generating ?? "").words)
        }
    }
}

/// What has been chosen of some files so far.
private struct Choice {
    private struct Reading {
        var program: Program
        var diagnostics: [Diagnostic]
        var chosen: Set<Int> = []
    }

    private var readings: [Reading?]
    private(set) var wanted: Set<String>
    /// Whether anything was taken since this was last unset.
    var hasGrown = false

    init(files: Int, wanted: Set<String>) {
        readings = Array(repeating: nil, count: files)
        self.wanted = wanted
    }

    /// Takes the declarations of a file that have a wanted name, or add to a type of that name.
    mutating func take(from index: Int, _ file: SourceFile) {
        var reading = readings[index] ?? read(file)
        for (position, item) in reading.program.items.enumerated() where !reading.chosen.contains(position) {
            guard let declaration = item.declaration, isWanted(declaration) else { continue }
            reading.chosen.insert(position)
            wanted.formUnion(WordList(file.text(in: item.range)).words)
            hasGrown = true
        }
        readings[index] = reading
    }

    private func read(_ file: SourceFile) -> Reading {
        let (program, diagnostics) = SwiftReader.read(SourceExcerpt(wholeOf: file))
        return Reading(program: program, diagnostics: diagnostics)
    }

    private func isWanted(_ declaration: Declaration) -> Bool {
        if case .extension(let added) = declaration.kind {
            let names = [added.extended.outerName].compactMap(\.self) + added.members.flatMap(\.declaredNames)
            return names.contains { wanted.contains($0) }
        }
        return declaration.declaredNames.contains { wanted.contains($0) }
    }

    /// Statements and playgrounds of source files do not run.
    var units: [DocumentPlan.Unit] {
        readings.compactMap { reading in
            guard let reading, !reading.chosen.isEmpty || !reading.program.missing.isEmpty else { return nil }
            var program = reading.program
            program.items = reading.chosen.sorted().map { program.items[$0] }
            return DocumentPlan.Unit(block: nil, program: program, diagnostics: reading.diagnostics)
        }
    }
}

extension TypeName {
    /// `Outer` of `Outer.Inner`.
    fileprivate var outerName: String? {
        switch kind {
        case .named(let name, _): name.text
        case .member(let base, _, _): base.outerName
        default: nil
        }
    }
}
