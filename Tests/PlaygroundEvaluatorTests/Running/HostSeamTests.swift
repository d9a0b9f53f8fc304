import PlaygroundEvents
import PlaygroundSyntax
import SourceText
import Testing

@testable import PlaygroundEvaluator

/// What a host library brings to a program: types, builders, attributes, asynchronous calls and calls back.
@Suite struct HostSeamTests {
    private func run(_ source: String) async -> InterpretedProgram {
        await InterpretedProgram(source, library: SmallHost().library)
    }

    private func output(_ source: String) async -> String {
        let program = await run(source)
        return program.errors.map { DiagnosticRenderer().headline($0) + "\n" }.joined() + program.output
            + (program.failure.map { $0.diagnostic.message + "\n" } ?? "")
    }

    @Test func methodsWithDefaultsWaitForTheHost() async {
        let text = await output(
            """
            let session = Session(name: "s")
            print(try await session.respond(to: "hi"))
            print(try await session.respond(to: "hi", loud: true), session.name)
            """)
        #expect(text == "s: hi\nS: HI s\n")
    }

    @Test func awaitAndTryAreAskedFor() async {
        #expect(
            await output("let s = Session(name: \"s\")\nprint(s.respond(to: \"hi\"))") == """
                main.swift:2:7: error: expression is 'async' but is not marked with 'await'
                main.swift:2:7: error: call can throw but is not marked with 'try'

                """)
    }

    @Test func buildersOfTheHost() async {
        let text = await output(
            """
            let wide = true
            let session = Session(name: "b") {
                "one"
                if wide { "two" }
                for n in 1...2 { "n\\(n)" }
            }
            print(session.name)
            """)
        #expect(text == "one two n1 n2\n")
    }

    @Test func attributesSeePropertiesAndAddMembers() async {
        let text = await output(
            """
            @Listed(note: "N" + "!")
            struct Recipe { var title: String; var minutes: Int? }
            print(Recipe.listing, Recipe(title: "Soup").fields)
            func show<T: Listable>(_ type: T.Type) -> String { type.listing }
            print(show(Recipe.self))
            """)
        #expect(text == "N!: title String, minutes Int? 2\nN!: title String, minutes Int?\n")
    }

    @Test func hostCodeThatAwaitsCallsTheProgram() async {
        let text = await output(
            """
            struct Doubler: Worker { func work(_ n: Int) async throws -> Int { n * 2 } }
            struct Failing: Worker {
                struct Problem: Error {}
                func work(_ n: Int) async throws -> Int { throw Problem() }
            }
            let session = Session(name: "s")
            print(try await session.use(Doubler(), on: 21))
            do { print(try await session.use(Failing(), on: 1)) } catch is Failing.Problem { print("problem") }
            """)
        #expect(text == "42\nproblem\n")
    }

    @Test func requirementsOfTheHostMustBeMet() async {
        #expect(
            await output("struct Lazy: Worker {}\nprint(Lazy())")
                == "main.swift:1:8: error: type 'Lazy' does not conform to protocol 'Worker'\n")
    }

    @Test func genericArgumentsReachTheHost() async {
        let text = await output(
            """
            struct Plan { var days: [Int] }
            let session = Session(name: "s")
            print(session.describe(Plan.self), session.describe([String].self))
            """)
        #expect(text == "Plan Array<String>\n")
    }

    @Test func namesOfTheHostInMessages() async {
        let wrongLabel = await output("print(Session(nme: \"x\"))")
        #expect(wrongLabel.contains("incorrect argument label in call (have 'nme:', expected 'name:')"))
        #expect(await output("print(OldSession())") == "main.swift:1:7: error: 'OldSession' existed only in a beta\n")
        let wrongMember = await output("let s = Session(name: \"s\")\nprint(s.nmae)")
        #expect(wrongMember == "main.swift:2:9: error: value of type 'Session' has no member 'nmae'\n")
    }
}

/// A library with a session, a builder, a protocol and an attribute.
private final class SmallHost {
    private var sessionType: NominalType?
    private var listable: NominalType?

    var library: HostLibrary {
        var library = HostLibrary.standard()
        library.modules.append(
            HostModule(
                name: "Small", types: [session, builder, worker, listableProtocol], attributes: [listed],
                retiredNames: [RetiredName("OldSession", reason: "existed only in a beta", hint: "write 'Session'")]))
        return library
    }

    private final class Payload: Sendable {
        let name: String
        init(_ name: String) { self.name = name }
    }

    private func make(_ name: String) throws -> Value {
        guard let sessionType else { throw HostRefusal("no session type") }
        return .host(HostBox(Payload(name), type: sessionType))
    }

    private static func payload(_ arguments: HostArguments) throws -> Payload {
        guard case .host(let host) = arguments.receiver, let payload = host.payload as? Payload else {
            throw HostRefusal("not a session")
        }
        return payload
    }

    private var session: HostType {
        HostType("class Session", configure: { self.sessionType = $0 }) {
            [
                HostMember("init(name: String)") { try self.make($0.get(0)) },
                HostMember("init(name: String, @Words words: () -> [String])") { arguments in
                    guard case .function(let words)? = arguments.values[1] else { throw HostRefusal("no words") }
                    let parts: [String]? = Array(try words.call([], in: arguments.context))
                    return try self.make((parts ?? []).joined(separator: " "))
                },
                HostMember("var name: String") { .string(try Self.payload($0).name) },
                HostMember("func respond(to prompt: String, loud: Bool = …) async throws -> String") { arguments in
                    let payload = try Self.payload(arguments)
                    let prompt: String = try arguments.get(0)
                    let loud = try arguments.getIfGiven(1, as: Bool.self) ?? false
                    let text = try arguments.context.wait { () async throws -> String in
                        await Task.yield()
                        return "\(payload.name): \(prompt)"
                    }
                    return .string(loud ? text.uppercased() : text)
                },
                HostMember("func use(_ worker: some Worker, on number: Int) async throws -> Int") { arguments in
                    let worker = Confined(arguments.values[0] ?? .void, in: arguments.context)
                    let number: Int = try arguments.get(1)
                    let reentry = arguments.context.reentry
                    let result = try arguments.context.wait {
                        try await reentry.run { context -> Int in
                            let receiver = worker.open(in: context)
                            let value = try context.callMethod("work", labels: [nil], of: receiver, [.int(number)])
                            return Int(value) ?? 0
                        }
                    }
                    return .int(result)
                },
                HostMember("func describe<T>(_ type: T.Type) -> String") { arguments in
                    .string(TypeNaming.name(of: arguments.typeArguments["T"] ?? .unknown))
                },
            ]
        }
    }

    private var builder: HostType {
        HostType("struct Words") {
            [
                HostMember("static func buildExpression(_ text: String) -> [String]") {
                    .array([$0.values[0] ?? .void])
                },
                HostMember("static func buildBlock(_ parts: [String]...) -> [String]") { Self.flatten($0.values[0]) },
                HostMember("static func buildOptional(_ part: [String]?) -> [String]") { arguments in
                    if case .some(let inner)? = arguments.values[0] { return inner }
                    return .array([])
                },
                HostMember("static func buildArray(_ parts: [[String]]) -> [String]") { Self.flatten($0.values[0]) },
            ]
        }
    }

    private static func flatten(_ value: Value?) -> Value {
        guard case .array(let parts)? = value else { return .array([]) }
        return .array(parts.flatMap { part in if case .array(let inner) = part { inner } else { [part] } })
    }

    private var worker: HostType {
        HostType("protocol Worker") { [HostMember.required("func work(_ number: Int) async throws -> Int")] }
    }

    private var listableProtocol: HostType {
        HostType("protocol Listable", configure: { self.listable = $0 }) {
            [HostMember.required("static var listing: String")]
        }
    }

    private var listed: HostAttribute {
        HostAttribute("Listed") { type, context in
            guard let argument = type.attributes.first(where: { $0.name.text == "Listed" })?.arguments.first,
                let string = context.type(named: "String")
            else { throw HostRefusal("write '@Listed(note: …)'") }
            let note = try context.evaluation(of: argument.value, as: string)
            let fields = type.storedProperties.map { "\($0.name) \($0.type)" }.joined(separator: ", ")
            type.hostMembers.append(
                HostMember("static var listing: String") { arguments in
                    guard case .string(let text) = try note(arguments.context) else { return .void }
                    return .string("\(text): \(fields)")
                })
            let count = type.storedProperties.count
            type.hostMembers.append(HostMember("var fields: Int") { _ in .int(count) })
            if let listable = self.listable { type.conformances.append(listable) }
        }
    }
}
