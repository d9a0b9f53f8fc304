import PlaygroundDocument
import PlaygroundSyntax
import SourceText

/// Which blocks of a plan a block's results depend on, found from the names in the code.
///
/// A block depends on those that declare what it uses, and on those that may have changed what it uses: blocks that
/// share a variable depend on one another in their order. The set may be too large, never too small.
struct BlockDependencies: Sendable {
    /// For each unit of the plan, the units right before it in its chains, in order.
    private(set) var direct: [[Int]] = []

    init(_ plan: DocumentPlan) {
        let names = plan.units.map(UnitNames.init)
        let reach = Reach(names)
        var latest: [String: Int] = [:]
        for (index, unit) in names.enumerated() {
            let touched = reach.names(of: index)
            direct.append(Set(touched.compactMap { latest[$0] }).sorted())
            for name in unit.declared { latest[name] = index }
            for name in touched where reach.isStateful(name) { latest[name] = index }
        }
    }

    /// A unit with everything it depends on, directly or not.
    func closure(of units: some Sequence<Int>) -> Set<Int> {
        var found: Set<Int> = []
        var waiting = Array(units)
        while let unit = waiting.popLast() {
            if found.insert(unit).inserted { waiting += direct[unit] }
        }
        return found
    }
}

/// What one unit declares and uses.
private struct UnitNames: Sendable {
    let declared: [String]
    let used: Set<String>
    /// The declared names behind which nothing can change from one use to the next.
    let constant: Set<String>

    /// Stands for what extensions add, which is used without being named.
    private static let extensions = "extension"
    /// Stands for the sequence of random numbers.
    static let randomness = "random"

    init(_ unit: DocumentPlan.Unit) {
        let text = unit.block?.code.text ?? unit.program.file.text(in: SourceRange(0, unit.program.file.bytes.count))
        let usesRandomness = ["random", "shuffle", "UUID"].contains { text.contains($0) }
        declared = unit.program.declaredNames + (unit.program.extendsTypes ? [Self.extensions] : [])
        used = Self.usedNames(unit).union(usesRandomness ? [Self.randomness] : []).union([Self.extensions])
        constant = Self.constantNames(unit.program, text).union([Self.extensions])
    }

    private static func usedNames(_ unit: DocumentPlan.Unit) -> Set<String> {
        guard let block = unit.block else { return CanonicalSwift(SourceExcerpt(wholeOf: unit.program.file)).usedNames }
        guard block.kind != .swift else { return CanonicalSwift(block.code).usedNames }
        var names: Set = [block.options.session ?? "session"]
        for case .interpolation(_, let range) in PromptText(block.code).segments {
            names.formUnion(CanonicalSwift(SourceExcerpt(file: block.code.file, pieces: [range])).usedNames)
        }
        if let type = block.options.generating {
            names.formUnion(type.split { "[].?".contains($0) }.map(String.init))
        }
        return names
    }

    /// Functions, types without static variables, and `let`s of a literal.
    private static func constantNames(_ program: Program, _ text: String) -> Set<String> {
        let hasStaticVariables = text.contains("static var") || text.contains("class var")
        var names: Set<String> = []
        for case .statement(let statement) in program.items {
            guard case .declaration(let declaration) = statement.kind else { continue }
            switch declaration.kind {
            case .variable(let variable): if variable.isLet { names.formUnion(literals(variable)) }
            case .nominal: if !hasStaticVariables { names.formUnion(declaration.declaredNames) }
            default: names.formUnion(declaration.declaredNames)
            }
        }
        return names
    }

    private static func literals(_ variable: VariableDeclaration) -> [String] {
        variable.bindings.filter { $0.initialValue?.isPlainLiteral ?? false }.flatMap(\.pattern.boundNames).map(\.text)
    }
}

/// What units touch through the functions, types and objects they use.
private struct Reach {
    private let units: [UnitNames]
    private let declarers: [String: [Int]]
    private let constants: Set<String>
    private let variables: Set<String>

    init(_ units: [UnitNames]) {
        self.units = units
        var declarers: [String: [Int]] = [:]
        var variables: Set<String> = [UnitNames.randomness]
        for (index, unit) in units.enumerated() {
            for name in unit.declared { declarers[name, default: []].append(index) }
            variables.formUnion(Set(unit.declared).subtracting(unit.constant))
        }
        self.declarers = declarers
        self.variables = variables
        constants = Set(units.flatMap(\.constant)).subtracting(variables)
    }

    /// Whether what stands behind a name may change between two uses.
    func isStateful(_ name: String) -> Bool { variables.contains(name) }

    /// Every name of the document that a unit touches itself or through what it uses.
    func names(of index: Int) -> Set<String> {
        var found: Set<String> = []
        var waiting = Array(units[index].used.union(units[index].declared))
        while let name = waiting.popLast() {
            guard declarers[name] != nil || name == UnitNames.randomness, found.insert(name).inserted else { continue }
            for declarer in declarers[name] ?? [] where declarer < index { waiting += units[declarer].used }
        }
        return found
    }
}

extension Expression {
    /// Whether it is a number, a Boolean, or a text without interpolation.
    fileprivate var isPlainLiteral: Bool {
        switch kind {
        case .integer, .float, .boolean: true
        case .string(let literal): literal.segments.allSatisfy { if case .text = $0 { true } else { false } }
        default: false
        }
    }
}
