import PlaygroundSyntax
import SourceText

/// Turns the tree into checked code: names found, types known or honestly unknown, overloads and conversions chosen.
///
/// One checker reads one block of a document; blocks before it are the parents of its file scope.
final class Checker {
    let types: TypeSystem
    let file: SourceFile
    let options: CheckingOptions
    var diagnostics: [Diagnostic] = []
    var scope: Scope
    /// The function whose body is being read.
    var function: Function
    /// Bodies to be read when all declarations of the block are known.
    var pendingBodies: [() -> Void] = []
    var flow = Flow()
    /// Labelled statements and loops around the current statement, innermost last.
    var targets: [JumpTarget] = []
    /// The variables of the innermost block that need cells of their own.
    var blockVariables: [LocalVariable] = []
    var blockFunctions: [(Function, LocalVariable)] = []
    var blockHasDefer = false
    /// Whether values of statements become events: in playground bodies and at file scope.
    var showsValues = false
    /// Optional chains under way.
    var chainDepth = 0
    var silent = 0
    /// The places of the steps of the blocks being read.
    var stepPlaces: [[SourceRange]] = []
    var closureCount: [ObjectIdentifier: Int] = [:]
    /// Values that `$0…` stand for, innermost closure last.
    var shorthand: [ShorthandScope] = []
    var isReadingFileScope = false
    var localBodies: [ObjectIdentifier: LocalBody] = [:]
    var localFunctions: [SourceRange: Function] = [:]
    var inferring: ReturnInference?
    /// Whether operands are being taken for what is wanted of the expression around them: nothing inside is tried again.
    var assumesOperands = false
    /// Where a chain of members begins whose literal has been taken for what is wanted of the chain.
    var assumedChain: Int?
    /// Calls that two functions fit alike as long as nothing says what is wanted, with their names.
    var ambiguousCalls: [SourceRange: String] = [:]
    /// The types of the errors thrown so far in the innermost `do`.
    var thrownTypes: [Type] = []
    /// Variables at file scope that were declared without a value and may have one after the block.
    var deferredGlobals: [GlobalVariable] = []
    /// Functions in which something is declared without a value, and initializers.
    var initializationRoots: [Function] = []
    var pendingInference: [() -> Void] = []
    var pendingGlobals: [() -> Void] = []
    /// Which of the block's statements is checked; nil inside functions, which run later.
    var currentStatement: Int?
    /// Variables at file scope by the range of their binding.
    var globals: [SourceRange: [GlobalVariable]] = [:]
    /// Names at file scope that exist only once the program has come to them: `async let`, and what is made of one.
    var asyncNames: Set<String> = []
    var globalsInPlace: [SourceRange: [Member]] = [:]
    /// What the first of several patterns of one case bound, and what the current one binds.
    var sharedBindings: [String: LocalVariable] = [:]
    var newBindings: [String: LocalVariable] = [:]
    /// Whether a closure being passed may use `self` without saying so: that of a task.
    var sharesSelf = false
    /// The names that the pattern being read binds.
    var boundNames: Set<String> = []
    /// Steps that come before a closure's own: parameters taken apart.
    var prologue: [Step] = []
    var extensionRequirements: [TypeRequirement] = []
    var codingNotes = CodingNotes([])
    /// What the extension being read fixes: `where Element == Int`.
    var extensionMap: Substitution = [:]
    /// Whether the extension being read is `private`, and so is what it declares.
    var isInHiddenExtension = false

    init(types: TypeSystem, file: SourceFile, scope: Scope, options: CheckingOptions) {
        self.types = types
        self.file = file
        self.scope = scope
        self.options = options
        function = types.makeFunction(
            name: "main", file: file, range: SourceRange(0, 0), type: FunctionType(parameters: [], result: .void))
    }

    struct JumpTarget {
        var id: LoopID
        var label: String?
        var isLoop: Bool
        var isSwitch: Bool
    }

    /// What surrounds the expression being read.
    struct Flow {
        var isInTry = false
        var isInAwait = false
        /// Inside a `do` whose catches take every error.
        var handlesErrors = false
        /// Whether an error was thrown inside the innermost `do`.
        var hasThrowing = false
        var isInDefer = false
        /// Inside a `do` with catches that do not take every error.
        var isInDo = false
        /// What `throw .case` throws: the type in `do throws(Error)`.
        var thrown: Type?
    }

    final class ShorthandScope {
        var variables: [LocalVariable] = []
        let function: Function
        var types: [Type]
        init(function: Function, types: [Type]) {
            self.function = function
            self.types = types
        }
    }
}

/// How a document is read.
package struct CheckingOptions: Sendable {
    /// Module name of the compiled program whose output is wanted.
    package var moduleName = "main"
    /// Whether statements at file scope show their values.
    package var showsValues = true
    /// Whether code that needs a framework of Apple's is skipped with a note, as in a document, or is wrong.
    package var skipsForeignCode = false
    /// Whether what is otherwise forgiven with a note is an error.
    package var isStrict = false

    package init() {}
}

// MARK: - Messages

extension Checker {
    func place(_ range: SourceRange) -> SourcePlace { SourcePlace(file, range) }

    func error(_ message: String, _ range: SourceRange, hint: String? = nil, notes: [Diagnostic.Note] = []) {
        guard silent == 0 else { return }
        let diagnostic = Diagnostic(.error, message, at: place(range), hint: hint, notes: notes)
        // One fault often shows twice, from both ends; once is enough.
        guard !diagnostics.contains(where: { $0.message == message && $0.place == diagnostic.place }) else { return }
        diagnostics.append(diagnostic)
    }

    func note(_ message: String, _ range: SourceRange, hint: String? = nil) {
        guard silent == 0 else { return }
        diagnostics.append(Diagnostic(.note, message, at: place(range), hint: hint))
    }

    func warn(_ message: String, _ range: SourceRange, hint: String? = nil) {
        guard silent == 0 else { return }
        diagnostics.append(Diagnostic(.warning, message, at: place(range), hint: hint))
    }

    func didYouMean(_ name: String, _ candidates: [String]) -> String? {
        Suggestion.nearest(to: name, in: candidates).map { "did you mean '\($0)'?" }
    }

    /// What stands where an expression could not be understood; the fault has been reported.
    func fault(_ range: SourceRange, _ type: Type = .unknown) -> Code { Code(.constant(.void), type, range) }

    var errorCount: Int { diagnostics.count { $0.severity == .error } }

    var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

    /// Reads something for its type only: no messages are kept.
    func quietly<Result>(_ body: () -> Result) -> (result: Result, failed: Bool) {
        let kept = diagnostics
        diagnostics = []
        let saved = (blockVariables, blockFunctions, function.captures)
        defer { diagnostics = kept }
        let result = body()
        let failed = hasErrors
        (blockVariables, blockFunctions, function.captures) = saved
        return (result, failed)
    }

    func resolve(_ name: TypeName) -> Type {
        let type = types.resolve(name, in: scope) { [self] in
            error($0.message, $0.range, hint: $0.hint, notes: $0.notes)
        }
        checkArgumentsLater(of: type, name.range)
        return type
    }

    func inScope<Result>(_ kind: Scope.Kind = .block, _ body: () -> Result) -> Result {
        let outer = scope
        scope = Scope(kind: kind, parent: outer)
        defer { scope = outer }
        return body()
    }

    func makeVariable(_ name: String, _ type: Type, isLet: Bool, _ range: SourceRange) -> LocalVariable {
        let variable = LocalVariable(name, type, isLet: isLet, in: function, range: range)
        blockVariables.append(variable)
        return variable
    }

    /// A variable the program cannot name.
    func makeTemporary(_ type: Type, _ range: SourceRange) -> LocalVariable {
        makeVariable("", type, isLet: false, range)
    }
}
