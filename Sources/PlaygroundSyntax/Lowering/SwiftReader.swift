import SourceText
internal import SwiftParser
internal import SwiftSyntax
internal import Synchronization

/// Swift text → `Program`, with everything that is wrong or not supported as diagnostics.
package enum SwiftReader {
    /// Reads one code block or one Swift file.
    ///
    /// Text that does not parse gives diagnostics and no items. A construct that Easel does not support drops only the
    /// declaration or statement that holds it; a `#Playground` section that holds one keeps its place with an empty body.
    ///
    /// - Parameter isPlaygroundBody: whether statements at file scope are the body of a playground, which `return` may
    ///   end, as those of a block in a document are.
    package static func read(
        _ excerpt: SourceExcerpt, isPlaygroundBody: Bool = false
    ) -> (program: Program, diagnostics: [Diagnostic]) {
        read([excerpt], isPlaygroundBody: isPlaygroundBody)[0]
    }

    /// Reads several blocks or files at the same time; the results are in the order of the texts.
    ///
    /// The operators that one declares, those after it know.
    package static func read(
        _ excerpts: [SourceExcerpt], isPlaygroundBody: Bool = false
    ) -> [(program: Program, diagnostics: [Diagnostic])] {
        let parts = excerpts.map(\.parts)
        let operators = zip(parts, operatorsBefore(excerpts)).flatMap { parts, known in parts.map { _ in known } }
        let read = readAtOnce(Array(parts.joined()), operators, isPlaygroundBody)
        var results: [(program: Program, diagnostics: [Diagnostic])] = []
        var next = 0
        for (excerpt, parts) in zip(excerpts, parts) {
            let own = read[next..<next + parts.count]
            let known = operators[next]
            next += parts.count
            // The first errors of a text are those of the whole.
            let isWhole = parts.count == 1 || !own.contains { $0.diagnostics.contains { $0.severity == .error } }
            results.append(isWhole ? joined(own) : LargeStack.run { readHere(excerpt, known, isPlaygroundBody) })
        }
        return results
    }

    private static func readAtOnce(
        _ excerpts: [SourceExcerpt], _ operators: [OperatorTable], _ isPlaygroundBody: Bool
    ) -> [(program: Program, diagnostics: [Diagnostic])] {
        // Threads cost more than reading a few lines does.
        guard excerpts.count > 1, excerpts.reduce(0, { $0 + $1.text.utf8.count }) > 4_000 else {
            return zip(excerpts, operators).map { excerpt, known in
                LargeStack.run { readHere(excerpt, known, isPlaygroundBody) }
            }
        }
        let results = Mutex([Int: (program: Program, diagnostics: [Diagnostic])]())
        LargeStack.forEach(below: excerpts.count) { index in
            let result = readHere(excerpts[index], operators[index], isPlaygroundBody)
            results.withLock { $0[index] = result }
        }
        return results.withLock { results in excerpts.indices.compactMap { results[$0] } }
    }

    /// The parts of one text, which are one at least, as the text would have been read.
    private static func joined(
        _ parts: ArraySlice<(program: Program, diagnostics: [Diagnostic])>
    ) -> (program: Program, diagnostics: [Diagnostic]) {
        var (program, diagnostics) = parts[parts.startIndex]
        for part in parts.dropFirst() {
            program.imports += part.program.imports
            program.items += part.program.items
            program.missing += part.program.missing
            diagnostics += part.diagnostics
        }
        return (program, diagnostics)
    }

    /// The operators that each text knows from those before it.
    private static func operatorsBefore(_ excerpts: [SourceExcerpt]) -> [OperatorTable] {
        var known = OperatorTable()
        return excerpts.map { excerpt in
            let before = known
            if excerpt.declaresOperators {
                known = LargeStack.run { operators(after: excerpt, before) }
            }
            return before
        }
    }

    private static func operators(after excerpt: SourceExcerpt, _ known: OperatorTable) -> OperatorTable {
        if SyntaxProblems(excerpt: excerpt).beforeParsing() != nil { return known }
        let lowering = Lowering(excerpt: excerpt, operators: known)
        lowering.declareOperators(parse(excerpt.text).statements)
        return lowering.operators.forLaterBlocks
    }

    private static func readHere(
        _ excerpt: SourceExcerpt, _ operators: OperatorTable, _ isPlaygroundBody: Bool
    ) -> (program: Program, diagnostics: [Diagnostic]) {
        if let problem = SyntaxProblems(excerpt: excerpt).beforeParsing() {
            return (Program(file: excerpt.file), [problem])
        }
        let tree = parse(excerpt.text)
        var diagnostics = firstErrors(SyntaxProblems(excerpt: excerpt).diagnostics(of: tree))
        let lowering = Lowering(excerpt: excerpt, operators: operators)
        guard !diagnostics.contains(where: { $0.severity == .error }) else {
            var program = Program(file: excerpt.file)
            program.missing = lowering.declaredNames(of: tree).map { .init(name: $0) }
            return (program, diagnostics)
        }
        var program = lowering.program(tree)
        diagnostics += lowering.diagnostics
        diagnostics += dropWrongItems(from: &program, isPlaygroundBody)
        return (program, inOrderOfPlace(diagnostics))
    }

    /// The first errors of a text that does not parse: those after them mostly follow from them.
    private static func firstErrors(_ problems: [Diagnostic]) -> [Diagnostic] {
        let errors = problems.filter { $0.severity == .error }
        guard errors.count > maximumErrors else { return problems }
        let more = errors.count - maximumErrors
        let count = more == 1 ? "1 more error" : "\(more) more errors"
        let rest = Diagnostic(.note, "\(count) in this code may follow from these", at: errors[maximumErrors].place)
        return Array(errors.prefix(maximumErrors)) + [rest]
    }

    private static let maximumErrors = 3

    /// Drops what the parser accepts but Swift rejects by its form, as a construct that is not supported is dropped.
    private static func dropWrongItems(from program: inout Program, _ isPlaygroundBody: Bool) -> [Diagnostic] {
        let rules = SyntaxRules(file: program.file)
        var found: [Diagnostic] = []
        var missing: [Program.MissingDeclaration] = []
        defer { program.missing += missing }
        program.items = program.items.compactMap { item in
            let errors = rules.errors(in: item, returnsAreAllowed: isPlaygroundBody)
            found += errors
            guard !errors.isEmpty else { return item }
            // What only goes on where it must not can be read all the same, for the other faults in it and its names.
            if errors.allSatisfy({ mayBeRead($0.message) }) { return item }
            missing += item.declaration?.declaredIdentifiers.map { .init(name: $0) } ?? []
            return item.emptied
        }
        return found
    }

    private static func mayBeRead(_ message: String) -> Bool {
        message.hasPrefix("missing return") || message.hasPrefix("'guard' body must not fall through")
    }

    private static func inOrderOfPlace(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        let order = diagnostics.indices.sorted { left, right in
            let start = { (index: Int) in (diagnostics[index].place?.range.lowerBound ?? 0, index) }
            return start(left) < start(right)
        }
        return order.map { diagnostics[$0] }
    }

    static func parse(_ text: String) -> SourceFileSyntax {
        var text = text
        return text.withUTF8 { Parser.parse(source: $0, maximumNestingLevel: Lowering.maximumNesting) }
    }
}

extension Program.Item {
    /// What stays of an item that is wrong: a section keeps its place, a statement does not.
    fileprivate var emptied: Program.Item? {
        guard case .playground(let section) = self else { return nil }
        return .playground(PlaygroundSection(name: section.name, body: [], range: section.range))
    }
}
