import SourceText

/// What the parser accepts and Swift rejects by its form alone: statements and declarations out of place.
///
/// Messages are those of the compiler.
final class SyntaxRules {
    private let file: SourceFile
    private var found: [Diagnostic] = []
    /// What earlier items of the file declare.
    private var fileNames: Set<String> = []

    init(file: SourceFile) {
        self.file = file
    }

    /// The errors inside one item; items are asked for in the order of the file.
    func errors(in item: Program.Item, returnsAreAllowed: Bool) -> [Diagnostic] {
        found = []
        switch item {
        case .statement(let statement):
            var context = Context.fileScope
            context.canReturn = returnsAreAllowed
            check([statement], context)
            checkNames(declared(by: statement), against: &fileNames)
        case .playground(let section): check(section.body, .playground)
        }
        return found
    }

    func report(_ message: String, at range: SourceRange, hint: String? = nil) {
        found.append(Diagnostic(.error, message, at: SourcePlace(file, range), hint: hint))
    }

    /// What surrounds a statement or declaration.
    struct Context {
        enum Scope: Equatable {
            case file, local
            case type(NominalDeclaration.Keyword)
            case `extension`
        }

        /// A statement that `break` or `continue` can name.
        struct Target {
            enum Kind { case loop, `switch`, other }
            let kind: Kind
            let label: String?
        }

        enum ClosureParameters { case none, anonymous, named }

        var scope: Scope
        var canReturn: Bool
        var isInDefer = false
        var canAwait: Bool
        var canThrow: Bool
        var targets: [Target] = []
        /// Whether a case follows the one we are in; nil outside of `switch`.
        var hasNextCase: Bool?
        var closureParameters = ClosureParameters.none
        /// `if` or `switch`, inside a branch of one whose value is used.
        var valueOf: String?

        static var fileScope: Context { Context(scope: .file, canReturn: false, canAwait: true, canThrow: true) }
        static var playground: Context { Context(scope: .local, canReturn: true, canAwait: true, canThrow: true) }

        /// Inside the body of something with a body of its own.
        static func body(isAsync: Bool, isThrowing: Bool) -> Context {
            Context(scope: .local, canReturn: true, canAwait: isAsync, canThrow: isThrowing)
        }

        func inside(_ kind: Target.Kind, _ label: Identifier?) -> Context {
            var context = local
            context.targets.append(Target(kind: kind, label: label?.text))
            if kind != .switch { context.hasNextCase = kind == .loop ? nil : hasNextCase }
            return context
        }

        var local: Context {
            var context = self
            if context.scope == .file { context.scope = .local }
            return context
        }
    }
}
