import PlaygroundSyntax
import SourceText

/// Reads programs that see one another, and finds out what of them can be used.
///
/// Law: a declaration with an error takes with it what uses it, and nothing else; code that needs a framework of Apple's
/// is skipped with a note, and what remains runs as if it had never stood there.
struct ProgramReading {
    let types: TypeSystem
    let options: CheckingOptions
    let programs: [Program]

    private(set) var diagnostics: [Diagnostic] = []
    private(set) var units: [PlaygroundUnit] = []
    private(set) var checkers: [Checker] = []
    /// What programs after these see.
    private(set) var scope: Scope

    /// - Parameters:
    ///   - outer: what programs before these declare.
    ///   - problems: what was wrong with their text; an error means that nothing of them runs.
    init(
        _ programs: [Program], types: TypeSystem, options: CheckingOptions, in outer: Scope, problems: [Diagnostic]
    ) {
        self.types = types
        self.options = options
        self.programs = programs
        scope = outer
        // Inside the programs themselves what is missing has been told.
        declareMissing(causes: [])
        read()
        skipForeign()
        dropRepetitions(of: problems)
        declareUnusable(problems.filter { $0.severity == .error })
    }

    private mutating func read() {
        types.foreignUses = []
        scope = Scope(kind: .file, parent: scope)
        checkers = programs.map { Checker(types: types, file: $0.file, scope: scope, options: options) }
        let readings = zip(checkers, programs).map { FileReading(checker: $0, program: $1) }
        units = FileReading.read(readings)
        diagnostics = checkers.flatMap(\.diagnostics)
    }

    // MARK: - Skipped code

    /// Drops items that use what only another framework has, and items that use those.
    private mutating func skipForeign() {
        guard options.skipsForeignCode, !types.foreignUses.isEmpty else { return }
        let errors = Set(diagnostics.filter { $0.severity == .error }.compactMap(\.place?.range))
        let uses = types.foreignUses.filter { errors.contains($0.range) }
        for program in programs { skip(uses, in: program) }
    }

    private mutating func skip(_ uses: [ForeignUse], in program: Program) {
        var skipped: [Int: String] = [:]
        for (index, item) in program.items.enumerated() {
            guard let use = uses.first(where: { item.range.contains($0.range) }) else { continue }
            skipped[index] = use.framework
        }
        let first = skipped
        for (index, cause) in dependents(of: Array(skipped.keys), in: program) { skipped[index] = skipped[cause] }
        for index in skipped.keys.sorted() {
            let item = program.items[index]
            let use = first[index] == nil ? nil : uses.first { item.range.contains($0.range) }
            remove(item, of: program, framework: skipped[index] ?? "", use: use?.name)
        }
    }

    private mutating func remove(_ item: Program.Item, of program: Program, framework: String, use: String?) {
        diagnostics.removeAll { $0.place.map { item.range.contains($0.range) } ?? false }
        let what = use.map { "'\($0)' belongs to \(framework)" } ?? "it uses code that needs \(framework)"
        diagnostics.append(
            Diagnostic(.note, "\(item.sort) is skipped: \(what)", at: SourcePlace(program.file, item.range.start)))
        units.removeAll { $0.kind == .section && item.range.contains($0.place.range) }
        for index in units.indices where units[index].kind == .topLevel {
            units[index].function.body.remove(in: item.range)
        }
        units.removeAll { $0.kind == .topLevel && $0.function.body.steps.isEmpty }
        declare(item.declaration, UnusableName(reason: .foreign(framework: framework)))
    }

    // MARK: - Faulty declarations

    private mutating func declareMissing(causes: [Diagnostic]) {
        guard programs.contains(where: { !$0.missing.isEmpty }) else { return }
        scope = Scope(kind: .file, parent: scope)
        for missing in programs.flatMap(\.missing) {
            let behind = causes.first { cause in
                cause.place.map { $0.range.lowerBound >= missing.name.range.lowerBound } ?? false
            }
            let reason = missing.framework.map(UnusableName.Reason.foreign) ?? .faulty(behind ?? causes.first)
            scope.declare(missing.name.text, .unusable(UnusableName(reason: reason)))
        }
    }

    /// Takes the names of wrong declarations away from later programs, and of all variables where nothing runs.
    private mutating func declareUnusable(_ unread: [Diagnostic]) {
        let errors = diagnostics.filter { $0.severity == .error }
        guard let first = unread.first ?? errors.first else { return }
        for program in programs { declareFaulty(of: program, errors + unread, otherwise: first) }
        declareMissing(causes: unread)
    }

    private mutating func declareFaulty(of program: Program, _ errors: [Diagnostic], otherwise: Diagnostic) {
        var causes: [Int: Diagnostic] = [:]
        for (index, item) in program.items.enumerated() {
            causes[index] = errors.first { error in
                error.place.map { $0.file === program.file && item.range.contains($0.range) } ?? false
            }
        }
        diagnostics.removeAll { problem in
            problem.severity == .warning
                && causes.keys.contains { index in
                    problem.place.map { program.items[index].range.contains($0.range) } ?? false
                }
        }
        for (index, cause) in dependents(of: Array(causes.keys), in: program) { causes[index] = causes[cause] }
        for index in causes.keys { removeMembers(of: program.items[index], program) }
        for (index, item) in program.items.enumerated() {
            let isVariable = if case .variable? = item.declaration?.kind { true } else { false }
            guard let cause = causes[index] ?? (isVariable ? otherwise : nil) else { continue }
            declare(item.declaration, UnusableName(reason: .faulty(cause)))
        }
    }

    /// Takes back what a wrong extension added.
    private func removeMembers(of item: Program.Item, _ program: Program) {
        guard case .extension(let written)? = item.declaration?.kind else { return }
        let extended = types.resolve(written.extended, in: scope)
        guard let type = types.nominal(extended)?.type ?? types.protocols(extended).first else { return }
        let added = written.members.map(\.range)
        type.members.removeAll { member in
            member.declaration.map { added.contains($0.range) } ?? false
        }
    }

    private mutating func declare(_ declaration: Declaration?, _ unusable: UnusableName) {
        guard let names = declaration?.declaredNames, !names.isEmpty else { return }
        scope = Scope(kind: .file, parent: scope)
        for name in names { scope.declare(name, .unusable(unusable)) }
    }

    // MARK: - What uses what

    /// The items that name what some items declare, directly or not, each with one of those items.
    private func dependents(of items: [Int], in program: Program) -> [(item: Int, cause: Int)] {
        guard !items.isEmpty else { return [] }
        let words = program.items.map { WordList(program.file.text(in: $0.range)).words }
        var found: [(item: Int, cause: Int)] = []
        var causes = Dictionary(uniqueKeysWithValues: items.map { ($0, $0) })
        var waiting = items.sorted()
        while let cause = waiting.popLast() {
            let names = program.items[cause].declaration?.declaredNames ?? []
            for index in program.items.indices where causes[index] == nil && !words[index].isDisjoint(with: names) {
                causes[index] = causes[cause]
                found.append((index, causes[cause] ?? cause))
                waiting.append(index)
            }
        }
        return found.sorted { $0.item < $1.item }
    }

    /// Whether two messages mean one fault, which the text and the meaning of the code both show.
    private func isSame(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        if left.message == right.message { return true }
        let item = programs.flatMap(\.items).first { item in left.place.map { item.range.contains($0.range) } ?? false }
        let isReturn = [left, right].allSatisfy { $0.message.hasPrefix("missing return") }
        return isReturn && right.place.map { item?.range.contains($0.range) ?? false } ?? false
    }

    /// A name that cannot be used is told once in a block, and so is a note that says the same again; what has been
    /// said of the text is not said again of its meaning.
    private mutating func dropRepetitions(of problems: [Diagnostic]) {
        var told = Set(problems.map(\.message))
        diagnostics.removeAll { problem in
            problem.severity == .error && problems.contains { isSame($0, problem) }
        }
        diagnostics = diagnostics.filter { problem in
            let isSaidOnce = problem.severity == .note || UnusableName.isMessage(problem.message)
            return !isSaidOnce || told.insert(problem.message).inserted
        }
    }
}

extension Program.Item {
    /// What a note calls it.
    fileprivate var sort: String {
        if case .playground = self { return "this playground" }
        return declaration == nil ? "this code" : "this declaration"
    }
}

extension SourceRange {
    /// The place at which it begins.
    fileprivate var start: SourceRange { SourceRange(lowerBound, lowerBound) }
}

extension Block {
    /// Drops the steps of a statement.
    fileprivate mutating func remove(in range: SourceRange) {
        let kept = zip(steps, places).filter { !range.contains($0.1) }
        steps = kept.map(\.0)
        places = kept.map(\.1)
    }
}
