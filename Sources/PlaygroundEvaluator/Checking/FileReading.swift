import PlaygroundSyntax

/// One file with its checker, on the way from declarations to code.
struct FileReading {
    private let checker: Checker
    private let program: Program
    private let declarations: [Declaration]
    private var types: Checker.TypeDeclarations

    init(checker: Checker, program: Program) {
        self.checker = checker
        self.program = program
        declarations = program.items.compactMap(\.declaration)
        types = Checker.TypeDeclarations(declarations: [])
    }

    /// Reads files together: each step is done for all before the next, so that no file needs to come first.
    static func read(_ files: [FileReading]) -> [PlaygroundUnit] {
        var files = files
        for index in files.indices { files[index].declareNames() }
        for index in files.indices { files[index].checker.resolveTypeHeads(&files[index].types) }
        // Initial values of members may use functions and variables of any file.
        for file in files { file.checker.declareGlobals(file.program) }
        for file in files { file.checker.declareTypeMembers(file.types) }
        for file in files { file.checker.finishTypes(file.types) }
        for file in files { file.checker.inferGlobals() }
        return files.flatMap { $0.checker.readBodies($0.program) }
    }

    private mutating func declareNames() { types = checker.declareTypeNames(declarations) }
}
