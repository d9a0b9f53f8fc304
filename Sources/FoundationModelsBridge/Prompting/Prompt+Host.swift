import FoundationModels
import PlaygroundEvaluator

extension Prompt: Bridged {
    static let hostTypeName = "Prompt"
}

extension Instructions: Bridged {
    static let hostTypeName = "Instructions"
}

/// `Prompt`, `Instructions`, their protocols and their builders in the program.
struct PromptTable {
    let registry: GenerableRegistry

    var types: [HostType] {
        [
            HostType("protocol PromptRepresentable") { [.required("var promptRepresentation: Prompt { get }")] },
            HostType("protocol InstructionsRepresentable") {
                [.required("var instructionsRepresentation: Instructions { get }")]
            },
            HostType("struct Prompt: Sendable, PromptRepresentable", configure: configure) { promptMembers },
            HostType(
                "struct Instructions: Sendable, InstructionsRepresentable, DynamicInstructions", configure: configure
            ) {
                instructionsMembers
            },
            builder("PromptBuilder", of: "Prompt") { try $0.value(Prompt(pieces: $1)) },
            builder("InstructionsBuilder", of: "Instructions") { try $0.value(Instructions(pieces: $1)) },
        ]
    }

    private func configure(_ type: NominalType) {
        type.hooks.mirror = { value in
            let text = value.payload(Prompt.self)?.pieces.text ?? value.payload(Instructions.self)?.pieces.text ?? ""
            return [("content", .string(text))]
        }
    }

    private func conversion(_ context: any HostContext) -> PromptConversion {
        PromptConversion(registry: registry, context: context)
    }

    private var promptMembers: [HostMember] {
        let make: (inout HostArguments) throws -> Value = { arguments in
            try arguments.context.value(conversion(arguments.context).prompt(arguments.get(0, as: Value.self)))
        }
        return [
            HostMember("init(_ content: some PromptRepresentable)", arguments: make),
            HostMember("init(@PromptBuilder _ content: () throws -> Prompt) rethrows") { arguments in
                try arguments.callBuilder(0)
            },
            HostMember("var promptRepresentation: Prompt { get }") { $0.receiver },
        ]
    }

    private var instructionsMembers: [HostMember] {
        let make: (inout HostArguments) throws -> Value = { arguments in
            try arguments.context.value(conversion(arguments.context).instructions(arguments.get(0, as: Value.self)))
        }
        return [
            HostMember("init(_ content: some InstructionsRepresentable)", arguments: make),
            HostMember("init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows") { arguments in
                try arguments.callBuilder(0)
            },
            HostMember("var instructionsRepresentation: Instructions { get }") { $0.receiver },
        ]
    }

    /// A result builder: every piece becomes lines of its own; an absent `if` adds nothing.
    private func builder(
        _ name: String, of result: String, make: @escaping (any HostContext, PromptPieces) throws -> Value
    ) -> HostType {
        let join: (inout HostArguments) throws -> Value = { arguments in
            var pieces = PromptPieces()
            for element in try arguments.elements(0) {
                pieces.append(try conversion(arguments.context).prompt(element).pieces)
            }
            return try make(arguments.context, pieces)
        }
        let pass: (inout HostArguments) throws -> Value = { arguments in
            let prompt = try conversion(arguments.context).prompt(arguments.values[0] ?? .none)
            return try make(arguments.context, prompt.pieces)
        }
        return HostType("@resultBuilder struct \(name)") {
            [
                HostMember("static func buildBlock(_ components: \(result)...) -> \(result)", arguments: join),
                HostMember("static func buildArray(_ components: [\(result)]) -> \(result)", arguments: join),
                HostMember("static func buildExpression(_ expression: Any) -> \(result)", arguments: pass),
                HostMember("static func buildOptional(_ component: \(result)?) -> \(result)", arguments: pass),
                HostMember("static func buildEither(first component: \(result)) -> \(result)", arguments: pass),
                HostMember("static func buildEither(second component: \(result)) -> \(result)", arguments: pass),
                HostMember(
                    "static func buildLimitedAvailability(_ component: \(result)) -> \(result)", arguments: pass),
            ]
        }
    }
}

extension HostArguments {
    /// Calls a builder closure and gives what it built.
    func callBuilder(_ index: Int) throws -> Value {
        guard case .function(let function)? = values[index] else {
            throw HostRefusal("argument \(index + 1) is not a closure")
        }
        return try function.call([], in: context)
    }
}
