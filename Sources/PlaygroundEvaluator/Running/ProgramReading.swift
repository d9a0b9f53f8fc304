import PlaygroundSyntax
import SourceText

/// Reads programs that see one another, and finds out what of them can be used.
///
/// Law: a declaration with an error takes with it what uses it, and nothing else; code that needs a framework of Apple's
/// is skipped with a note, and what remains runs as if it had never stood there.
struct ProgramReading {
    private let types: TypeSystem
    private let options: CheckingOptions
    private let programs: [Program]
    private let items: ProgramItems
    /// Whether statements run, so that an error anywhere keeps variables from getting their values.
    private let runs: Bool

    private(set) var diagnostics: [Diagnostic] = []
    private(set) var units: [PlaygroundUnit] = []
    private(set) var checkers: [Checker] = []
    /// What programs after these see.
    private(set) var scope: Scope

    /// - Parameters:
    ///   - outer: what programs before these declare.
    ///   - problems: what was wrong with their text.
    ///   - runs: whether statements at file scope run, if nothing is wrong with them.
    init(
        _ programs: [Program], types: TypeSystem, options: CheckingOptions, in outer: Scope, problems: [Diagnostic],
        runs: Bool
    ) {
        self.types = types
        self.options = options
        self.programs = programs
        self.runs = runs
        items = ProgramItems(programs)
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
        var uses: [Int: ForeignUse] = [:]
        for problem in diagnostics where problem.severity == .error {
            guard let use = types.foreignUses.first(where: { $0.range == problem.place?.range }),
                let index = items.entries.firstIndex(where: { $0.holds(problem.place) }), uses[index] == nil
            else { continue }
            uses[index] = use
        }
        let all = items.spread(uses)
        for index in all.keys.sorted() {
            skip(items.entries[index], framework: all[index]?.framework ?? "", name: uses[index]?.name)
        }
    }

    private mutating func skip(_ entry: ProgramItems.Entry, framework: String, name: String?) {
        diagnostics.removeAll { entry.holds($0.place) }
        let reason = name.map { "'\($0)' belongs to \(framework)" } ?? "it uses code that needs \(framework)"
        diagnostics.append(Diagnostic(.note, "\(entry.sort) is skipped: \(reason)", at: entry.start))
        units.removeAll { $0.kind == .section && entry.holds($0.place) }
        for unit in units where unit.kind == .topLevel { unit.function.body.remove(in: entry.item.range) }
        units.removeAll { $0.kind == .topLevel && $0.function.body.steps.isEmpty }
        declare(entry.item.declaration, UnusableName(reason: .foreign(framework: framework)))
    }

    // MARK: - Faulty declarations

    private mutating func declareMissing(causes: [Diagnostic]) {
        guard programs.contains(where: { !$0.missing.isEmpty }) else { return }
        scope = Scope(kind: .file, parent: scope)
        for program in programs {
            let own = causes.filter { $0.place?.file === program.file }
            for missing in program.missing {
                let start = missing.name.range.lowerBound
                let cause = own.first { $0.place.map { $0.range.lowerBound >= start } ?? false } ?? own.first
                let reason = missing.framework.map(UnusableName.Reason.foreign) ?? .faulty(cause)
                scope.declare(missing.name.text, .unusable(UnusableName(reason: reason)))
            }
        }
    }

    /// Takes the names of wrong declarations away from later programs, and of all variables where nothing runs.
    private mutating func declareUnusable(_ unread: [Diagnostic]) {
        let errors = diagnostics.filter { $0.severity == .error } + unread
        guard let first = unread.first ?? errors.first else { return }
        var causes: [Int: Diagnostic] = [:]
        for (index, entry) in items.entries.enumerated() {
            causes[index] = errors.first { entry.holds($0.place) }
        }
        // Where there are errors, warnings mostly follow from them.
        let wrong = causes.keys.map { items.entries[$0] }
        diagnostics.removeAll { problem in
            problem.severity == .warning && wrong.contains { $0.holds(problem.place) }
        }
        causes = items.spread(causes)
        for (index, entry) in items.entries.enumerated() {
            guard let cause = causes[index] ?? (runs && entry.isVariable ? first : nil) else { continue }
            removeMembers(of: entry.item)
            declare(entry.item.declaration, UnusableName(reason: .faulty(cause)))
        }
        declareMissing(causes: unread)
    }

    /// Takes back what a wrong extension added.
    private func removeMembers(of item: Program.Item) {
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

    // MARK: - Messages

    /// A name that cannot be used is told once in a block, and so is a note that says the same again; what has been
    /// said of the text is not said again of its meaning.
    private mutating func dropRepetitions(of problems: [Diagnostic]) {
        var told: Set<String> = []
        var kept: [Diagnostic] = []
        for found in diagnostics {
            let isSaidOnce = found.severity == .note || UnusableName.isMessage(found.message)
            if isSaidOnce, !told.insert(found.message).inserted { continue }
            if found.severity == .error, problems.contains(where: { isSame($0, found) }) { continue }
            kept.append(found)
        }
        diagnostics = kept
    }

    /// Whether two messages mean one fault, which the text and the meaning of the code both show.
    private func isSame(_ left: Diagnostic, _ right: Diagnostic) -> Bool {
        if left.message == right.message { return true }
        guard [left, right].allSatisfy({ $0.message.hasPrefix("missing return") }) else { return false }
        return items.entries.contains { $0.holds(left.place) && $0.holds(right.place) }
    }
}

extension Block {
    /// Drops the steps of a statement.
    fileprivate mutating func remove(in range: SourceRange) {
        let kept = zip(steps, places).filter { !range.contains($0.1) }
        steps = kept.map(\.0)
        places = kept.map(\.1)
    }
}
