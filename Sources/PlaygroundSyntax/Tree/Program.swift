import SourceText

/// The Swift of one code block or one Swift file, in our own tree.
///
/// Ranges everywhere in the tree are byte offsets of `file`, the document the code stands in.
package struct Program: Sendable {
    package var file: SourceFile
    package var imports: [Import]
    /// Declarations and statements at file scope, in source order; `#Playground` sections stand in it as items.
    package var items: [Item]
    /// Declarations that stand in the text and are not among the items.
    package var missing: [MissingDeclaration] = []

    package init(file: SourceFile, imports: [Import] = [], items: [Item] = []) {
        self.file = file
        self.imports = imports
        self.items = items
    }

    /// A declaration that was left out, so that code which uses its name can be told why.
    package struct MissingDeclaration: Sendable {
        package var name: Identifier
        /// The framework it needs, nil where the declaration is wrong.
        package var framework: String?

        package init(name: Identifier, framework: String? = nil) {
            self.name = name
            self.framework = framework
        }
    }

    package struct Import: Sendable {
        package var module: String
        package var range: SourceRange

        package init(module: String, range: SourceRange) {
            self.module = module
            self.range = range
        }
    }

    package enum Item: Sendable {
        case statement(Statement)
        case playground(PlaygroundSection)

        package var range: SourceRange {
            switch self {
            case .statement(let statement): statement.range
            case .playground(let section): section.range
            }
        }

        package var declaration: Declaration? {
            guard case .statement(let statement) = self, case .declaration(let declaration) = statement.kind else {
                return nil
            }
            return declaration
        }
    }
}

/// A `#Playground("Name") { … }` section.
package struct PlaygroundSection: Sendable {
    package var name: String?
    package var body: [Statement]
    package var range: SourceRange

    package init(name: String?, body: [Statement], range: SourceRange) {
        self.name = name
        self.body = body
        self.range = range
    }
}

/// A name with its place.
package struct Identifier: Sendable, Hashable {
    package var text: String
    package var range: SourceRange

    package init(_ text: String, _ range: SourceRange) {
        self.text = text
        self.range = range
    }
}
