import PlaygroundEvents
import SourceText

@testable import PlaygroundEvaluator

/// Calls rows of the libraries directly, as the checker would have chosen them.
final class LibraryProbe {
    let types: HostTypes
    let context = ProbeContext()
    private var rows: [String: [HostMember]] = [:]
    private var globals: [HostMember] = []
    private var nominals: [String: NominalType] = [:]

    init(_ modules: (HostTypes) -> [HostModule]) {
        types = HostTypes()
        for module in modules(types) {
            globals += module.globals
            for type in module.types { load(type) }
        }
        context.types = types
    }

    convenience init() {
        self.init { [StandardLibrary(types: $0, seed: 1).module] }
    }

    /// With Foundation too.
    static func foundation(_ permissions: Permissions = .none) -> LibraryProbe {
        LibraryProbe { types in
            let standard = StandardLibrary(types: types, seed: 1)
            return [
                standard.module,
                FoundationLibrary(types: types, random: standard.random, permissions: permissions).module,
            ]
        }
    }

    /// `struct Name<Parameter>: …` gives `Name`.
    private func load(_ type: HostType) {
        let head = type.declaration.split(separator: " ", maxSplits: 1)[1]
        let name = String(head.prefix { $0 != "<" && $0 != ":" && $0 != " " })
        let keyword = String(type.declaration.prefix { $0 != " " })
        let nominal =
            nominals[name]
            ?? NominalType(
                name: name.split(separator: ".").last.map(String.init) ?? name,
                kind: NominalType.Kind(rawValue: keyword) ?? .struct,
                enclosing: name.contains(".") ? nominals[String(name.prefix { $0 != "." })] : nil)
        nominals[name] = nominal
        if nominal.genericParameters.isEmpty, head.contains("Success") {
            nominal.genericParameters = [GenericParameter(name: "Success"), GenericParameter(name: "Failure")]
        }
        type.configure(nominal)
        let members = type.members()
        for row in members where row.declaration.hasPrefix("case ") { addCase(row, to: nominal) }
        rows[name, default: []] += members
    }

    /// As the checker does, for enums that their configuration has not given cases.
    private func addCase(_ row: HostMember, to type: NominalType) {
        guard let declaration = DeclarationParser.member(row.declaration),
            !type.cases.contains(where: { $0.name == declaration.name })
        else { return }
        let payload = declaration.parameters.map { Type.TupleElement(label: $0.label, type: .unknown) }
        type.cases.append(.init(name: declaration.name, payload: payload))
    }

    func type(_ name: String) -> NominalType? { nominals[name] }

    /// All rows, for tests over every declaration.
    var allRows: [(owner: String, row: HostMember)] {
        rows.flatMap { owner, rows in rows.map { (owner, $0) } } + globals.map { ("", $0) }
    }

    func row(_ owner: String, _ declaration: String) throws -> HostMember {
        let list = owner.isEmpty ? globals : rows[owner] ?? []
        guard let row = list.first(where: { $0.declaration.hasPrefix(declaration) }) else {
            throw HostRefusal("no row '\(declaration)' in '\(owner)'")
        }
        return row
    }

    @discardableResult
    func call(
        _ owner: String, _ declaration: String, on receiver: Value = .void, _ values: Value?...
    ) throws -> Value {
        var arguments = HostArguments(receiver: receiver, values: values, context: context)
        return try row(owner, declaration).body(&arguments)
    }

    /// Calls a mutating row; returns its result and the new receiver.
    func change(
        _ owner: String, _ declaration: String, _ receiver: Value, _ values: Value?...
    ) throws -> (result: Value, receiver: Value) {
        var arguments = HostArguments(receiver: receiver, values: values, context: context)
        let result = try row(owner, declaration).body(&arguments)
        return (result, arguments.receiver)
    }

    /// The text that `print` shows of a row's result.
    func text(
        _ owner: String, _ declaration: String, on receiver: Value = .void, _ values: Value?...
    ) throws -> String {
        var arguments = HostArguments(receiver: receiver, values: values, context: context)
        return try ValuePrinter.describe(row(owner, declaration).body(&arguments))
    }

    static func function(_ body: @escaping ([Value]) throws -> Value) -> Value {
        .function(HostFunctionValue(name: "closure", type: .unknown) { arguments, _ in try body(arguments) })
    }
}

/// A context without a program.
final class ProbeContext: HostContext {
    var printed = ""
    weak var types: HostTypes?

    var place: SourcePlace { SourcePlace(SourceFile(name: "probe.swift", text: ""), SourceRange(0, 0)) }
    var sink: any EventSink { NoEvents() }

    func write(_ text: String) throws { printed += text }
    func describe(_ value: Value) throws -> String { try ValuePrinter.describe(value) }
    func debugDescribe(_ value: Value) throws -> String { try ValuePrinter.debugDescribe(value) }

    func wait<Result: Sendable>(_ operation: @escaping @Sendable () async throws -> Result) throws -> Result {
        throw HostRefusal("nothing to wait for")
    }

    var reentry: any ProgramReentry { NoReentry() }
    func member(_ name: String, of value: Value) throws -> Value { .none }

    func callMethod(_ name: String, labels: [String?], of value: Value, _ arguments: [Value]) throws -> Value {
        throw HostRefusal("no program")
    }

    func hostType(named name: String) -> NominalType? { try? types?.type(named: name) }
    func elements(of sequence: Value) throws -> [Value] { throw HostRefusal("not a sequence") }
    func reserve(bytes: Int) throws {}

    private struct NoReentry: ProgramReentry {
        func run<Result: Sendable>(_ work: @escaping @Sendable (any HostContext) throws -> Result) async throws
            -> Result
        {
            throw HostRefusal("no program")
        }
    }

    private struct NoEvents: EventSink {
        func receive(_ event: RunEvent) {}
    }
}
