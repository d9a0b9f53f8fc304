import TestSupport

/// A small well-typed Swift program made up from a typed grammar; the same for the same seed.
///
/// Everything it declares at file level carries its number, so that many programs fit into one compilation. Loops are
/// short, functions only call functions declared before them, and what is assigned is kept small: a program always ends.
struct RandomProgram {
    let number: Int
    /// Types, functions and global variables.
    let declarations: [String]
    /// What the program does.
    let statements: [String]

    init(seed: UInt64, number: Int) {
        let writer = ProgramWriter(random: SeededGenerator(seed: seed), number: number)
        writer.writeDeclarations()
        declarations = writer.lines
        writer.lines = []
        writer.writeProgram()
        statements = writer.lines
        self.number = number
    }

    /// The program as one file: statements at top level, or inside a function that may throw.
    func text(inFunction: Bool) -> String {
        let body = inFunction ? function + ["try program\(number)()"] : statements
        return (declarations + body).joined(separator: "\n") + "\n"
    }

    /// The statements as a function, to be called by a program that holds many.
    var function: [String] { ["func program\(number)() throws {"] + statements.map { "    " + $0 } + ["}"] }
}

/// Writes the lines of one program; knows what is in scope.
final class ProgramWriter {
    var random: SeededGenerator
    let number: Int
    var lines: [String] = []
    private var indentation = 0
    private var names = 0

    /// The types declared so far, in order.
    var types: [DeclaredType] = []
    var functions: [DeclaredFunction] = []
    var protocolName: String?
    var sizedTypes: [String] = []
    var generics: (largest: String, converted: String, pairs: String)?
    var stackName: String?
    var variables: [Variable] = []
    /// Labels of loops around the statement.
    var labels: [String] = []
    var loopDepth = 0
    /// Calls that the function under way may still make; keeps programs from running long.
    var callsLeft = 4
    /// A closure after a call's parentheses would be read as the block of an `if` or `for`.
    var isInCondition = false
    var isInFunction = false
    /// Nothing that prints may be called.
    var isQuiet = false
    /// What the function under way returns; nil where `return` is not allowed.
    var returnKind: Kind?
    var mayThrow = false

    init(random: SeededGenerator, number: Int) {
        self.random = random
        self.number = number
    }

    func line(_ text: String) {
        lines.append(String(repeating: "    ", count: indentation) + text)
        operatorsLeft = Self.operatorsInLine
    }

    /// The compiler takes too long over expressions with many overloaded operators and literals.
    static let operatorsInLine = 5
    var operatorsLeft = ProgramWriter.operatorsInLine

    /// Lines between braces, with what they declare gone after them.
    func block(_ opening: String, closing: String = "}", _ body: () -> Void) {
        line(opening)
        inner(body)
        line(closing)
    }

    func inner(_ body: () -> Void) {
        let known = variables
        indentation += 1
        body()
        indentation -= 1
        variables = known
    }

    func name(_ base: String) -> String {
        names += 1
        return "\(base)\(names)"
    }

    /// The name of something at file level.
    func globalName(_ base: String) -> String { name(base + "\(number)x") }

    // MARK: - Choices

    func chance(_ percent: Int) -> Bool { random.chance(percent) }
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    func pick<Element>(_ elements: [Element]) -> Element { elements[number(0...elements.count - 1)] }

    /// One of several productions, each as often as its weight says.
    func choose<Result>(_ productions: [(weight: Int, make: () -> Result)]) -> Result {
        var index = number(0...productions.reduce(-1) { $0 + $1.weight })
        for production in productions {
            index -= production.weight
            if index < 0 { return production.make() }
        }
        return productions[0].make()
    }

    // MARK: - What is in scope

    func variables(of kind: Kind, mutable: Bool = false) -> [Variable] {
        variables.filter { $0.kind == kind && (!mutable || $0.isMutable) }
    }

    func declare(_ variable: Variable) { variables.append(variable) }

    /// Runs with only what an escaping closure may capture.
    func escaping<Result>(_ body: () -> Result) -> Result {
        let all = variables
        variables.removeAll { !$0.isCapturable }
        defer { variables = all }
        return body()
    }

    /// Runs without a variable that is being changed at that moment.
    func without<Result>(_ name: String, _ body: () -> Result) -> Result {
        let all = variables
        variables.removeAll { $0.root == name }
        defer { variables = all }
        return body()
    }
}

struct Variable {
    var name: String
    var kind: Kind
    var isMutable = false
    var isCapturable = true
    /// The variable that a path such as `point.x` begins with.
    var root: String { String(name.prefix { $0 != "." }) }
}

struct DeclaredFunction {
    var name: String
    var parameters: [(label: String, kind: Kind, isInout: Bool)]
    var result: Kind
    var throwsErrors = false
    /// Methods that change their receiver.
    var isMutating = false
}

/// A struct, class or enum of the program.
struct DeclaredType {
    enum Form { case structure, object, choice }

    var name: String
    var form: Form
    /// Stored properties, in order of the initializer.
    var fields: [(name: String, kind: Kind)] = []
    /// Properties that are only read.
    var computed: [(name: String, kind: Kind)] = []
    var cases: [(name: String, payload: [(label: String?, kind: Kind)])] = []
    var methods: [DeclaredFunction] = []
    var isHashable = false
    var isComparable = false
    var superclass: String?
}
