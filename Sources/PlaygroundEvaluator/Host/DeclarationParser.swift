import PlaygroundSyntax
import SourceText

/// A row of a host table, read: the same parts as a declaration of the document.
struct HostDeclaration {
    enum Kind { case function, property, initializer, `subscript`, enumCase, alias }

    var kind: Kind
    var name: String
    var isStatic = false
    var isMutating = false
    var isFailable = false
    var isSettable = false
    /// `nonmutating set`
    var isNonmutating = false
    var isLet = false
    var isAsync = false
    var isThrowing = false
    var isRethrowing = false
    /// Those before the declaration, such as a result builder of a requirement.
    var attributes: [Attribute] = []
    var generics = GenericClause()
    var parameters: [Parameter] = []
    var result: TypeName?
}

/// The head of a host type: `struct Date: Comparable, Hashable`.
struct HostTypeDeclaration {
    var kind: NominalType.Kind
    /// Outer names first.
    var path: [String]
    var generics = GenericClause()
    var inherited: [TypeName] = []
}

/// Reads declarations written as in a Swift interface. The rows are ours, so a fault in one is a programming error
/// that the tests find; reading stops there and gives nil.
struct DeclarationParser {
    var scanner: DeclarationScanner
    static let nowhere = SourceRange(0, 0)

    init(_ text: String) {
        scanner = DeclarationScanner(text)
    }

    static func typeHead(_ text: String) -> HostTypeDeclaration? {
        var parser = DeclarationParser(text)
        return parser.typeHead()
    }

    static func member(_ text: String) -> HostDeclaration? {
        var parser = DeclarationParser(text)
        return parser.member()
    }

    /// The requirements of a `where` text without the word `where`.
    static func requirements(_ text: String) -> [GenericClause.Requirement] {
        var parser = DeclarationParser(text)
        return parser.requirements()
    }

    static func type(_ text: String) -> TypeName? {
        var parser = DeclarationParser(text)
        return parser.type()
    }

    /// The name of a row, without reading the rest.
    static func name(of text: String) -> String? {
        var parser = DeclarationParser(text)
        _ = parser.attributes()
        var scanner = parser.scanner
        while case .word(let word) = scanner.token {
            scanner.advance()
            switch word {
            case "init", "subscript": return word
            case "func":
                if case .word(let name) = scanner.token { return name.unquoted }
                return scanner.operatorName()
            case "var", "let", "case", "typealias":
                guard case .word(let name) = scanner.token else { return nil }
                return name.unquoted
            default: continue
            }
        }
        return nil
    }

    private mutating func typeHead() -> HostTypeDeclaration? {
        _ = attributes()
        while scanner.accept(word: "final") || scanner.accept(word: "indirect") || scanner.accept(word: "public") {}
        guard case .word(let keyword) = scanner.token, let kind = NominalType.Kind(rawValue: keyword) else {
            return nil
        }
        scanner.advance()
        var path: [String] = []
        repeat {
            guard let word = word() else { return nil }
            path.append(word)
        } while scanner.accept(".")
        var head = HostTypeDeclaration(kind: kind, path: path, generics: generics())
        if scanner.accept(":") {
            repeat {
                guard let type = type() else { return nil }
                head.inherited += type.compositionParts
            } while scanner.accept(",")
        }
        if scanner.accept(word: "where") { head.generics.requirements += requirements() }
        return head
    }

    private mutating func member() -> HostDeclaration? {
        var declaration = HostDeclaration(kind: .function, name: "")
        declaration.attributes = attributes()
        while case .word(let word) = scanner.token {
            scanner.advance()
            switch word {
            case "static", "class": declaration.isStatic = true
            case "mutating": declaration.isMutating = true
            case "func": return function(declaration)
            case "init": return initializer(declaration)
            case "subscript": return subscriptMember(declaration)
            case "var": return property(declaration)
            case "let":
                declaration.isLet = true
                return property(declaration)
            case "case": return enumCase(declaration)
            case "typealias": return alias(declaration)
            default: continue
            }
        }
        return nil
    }

    private mutating func function(_ start: HostDeclaration) -> HostDeclaration? {
        var declaration = start
        if let word = word() { declaration.name = word } else { declaration.name = scanner.operatorName() }
        declaration.generics = generics()
        guard signature(&declaration) else { return nil }
        return declaration
    }

    private mutating func initializer(_ start: HostDeclaration) -> HostDeclaration? {
        var declaration = start
        declaration.kind = .initializer
        declaration.name = "init"
        declaration.isFailable = scanner.accept("?")
        declaration.generics = generics()
        guard signature(&declaration) else { return nil }
        return declaration
    }

    private mutating func subscriptMember(_ start: HostDeclaration) -> HostDeclaration? {
        var declaration = start
        declaration.kind = .subscript
        declaration.name = "subscript"
        declaration.generics = generics()
        guard signature(&declaration) else { return nil }
        accessors(&declaration)
        return declaration
    }

    private mutating func property(_ start: HostDeclaration) -> HostDeclaration? {
        var declaration = start
        declaration.kind = .property
        guard let name = word(), scanner.accept(":"), let type = type() else { return nil }
        declaration.name = name
        declaration.result = type
        accessors(&declaration)
        return declaration
    }

    private mutating func enumCase(_ start: HostDeclaration) -> HostDeclaration? {
        var declaration = start
        declaration.kind = .enumCase
        declaration.isStatic = true
        guard let name = word() else { return nil }
        declaration.name = name
        if scanner.token == .mark("("), !parameters(&declaration) { return nil }
        return declaration
    }

    private mutating func alias(_ start: HostDeclaration) -> HostDeclaration? {
        var declaration = start
        declaration.kind = .alias
        guard let name = word() else { return nil }
        declaration.name = name
        declaration.generics = generics()
        guard scanner.accept("="), let type = type() else { return nil }
        declaration.result = type
        return declaration
    }

    private mutating func signature(_ declaration: inout HostDeclaration) -> Bool {
        guard parameters(&declaration) else { return false }
        effects(&declaration)
        if scanner.accept("->") {
            guard let result = type() else { return false }
            declaration.result = result
        }
        if scanner.accept(word: "where") { declaration.generics.requirements += requirements() }
        return true
    }

    private mutating func effects(_ declaration: inout HostDeclaration) {
        while case .word(let word) = scanner.token {
            switch word {
            case "async": declaration.isAsync = true
            case "throws":
                declaration.isThrowing = true
                scanner.advance()
                if scanner.accept("(") {
                    scanner.skipDefault()
                    _ = scanner.accept(")")
                }
                continue
            case "rethrows": declaration.isRethrowing = true
            default: return
            }
            scanner.advance()
        }
    }

    private mutating func accessors(_ declaration: inout HostDeclaration) {
        guard scanner.accept("{") else { return }
        while scanner.token != .end, !scanner.accept("}") {
            if scanner.accept(word: "nonmutating") { declaration.isNonmutating = true; continue }
            if scanner.accept(word: "set") { declaration.isSettable = true; continue }
            if scanner.accept(word: "async") { declaration.isAsync = true; continue }
            if scanner.accept(word: "throws") { declaration.isThrowing = true; continue }
            scanner.advance()
        }
    }

    private mutating func parameters(_ declaration: inout HostDeclaration) -> Bool {
        guard scanner.accept("(") else { return false }
        if scanner.accept(")") { return true }
        repeat {
            guard let parameter = parameter(of: declaration.kind) else { return false }
            declaration.parameters.append(parameter)
        } while scanner.accept(",")
        return scanner.accept(")")
    }

    private mutating func parameter(of kind: HostDeclaration.Kind) -> Parameter? {
        var attributes = attributes()
        guard let first = word() else { return nil }
        var label: String? = first == "_" ? nil : first
        var name = first
        if let second = word() {
            name = second
        } else if scanner.token != .mark(":") {
            // An enum case's payload without a label: the word is the type.
            guard kind == .enumCase, let type = namedType(from: first) else { return nil }
            return Parameter(label: nil, name: Identifier("_", Self.nowhere), type: postfix(type))
        } else if kind == .subscript {
            label = nil
        }
        guard scanner.accept(":") else { return nil }
        attributes += self.attributes()
        let isInout = scanner.accept(word: "inout")
        _ = scanner.accept(word: "sending") || scanner.accept(word: "borrowing") || scanner.accept(word: "consuming")
        guard let type = type() else { return nil }
        var parameter = Parameter(
            label: label, name: Identifier(name, Self.nowhere), type: type, attributes: attributes)
        parameter.isInout = isInout
        parameter.isVariadic = scanner.accept("...")
        if scanner.accept("=") {
            parameter.defaultValue = Expression(.nilLiteral, Self.nowhere)
            scanner.skipDefault()
        }
        return parameter
    }

    private mutating func attributes() -> [Attribute] {
        var attributes: [Attribute] = []
        while scanner.accept("@") {
            guard var name = word() else { return attributes }
            while scanner.accept(".") { name += "." + (word() ?? "") }
            attributes.append(Attribute(name: Identifier(name, Self.nowhere), arguments: [], range: Self.nowhere))
        }
        return attributes
    }

    mutating func word() -> String? {
        guard case .word(let word) = scanner.token else { return nil }
        scanner.advance()
        return word.unquoted
    }
}

extension String {
    fileprivate var unquoted: String { hasPrefix("`") ? String(dropFirst().dropLast()) : self }
}
