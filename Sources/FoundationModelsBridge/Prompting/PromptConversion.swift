import FoundationModels
import PlaygroundEvaluator

/// Values of the program as pieces of prompts and instructions.
struct PromptConversion {
    let registry: GenerableRegistry
    let context: any HostContext

    /// What a prompt shows of a value: text as it is, nothing for nil, elements on lines of their own, generable values
    /// as their JSON.
    ///
    /// - Throws: `HostRefusal` for a value that prompts cannot hold.
    func prompt(_ value: Value) throws -> Prompt {
        switch value {
        case .string(let text): return Prompt(text)
        case .none: return Prompt(pieces: PromptPieces())
        case .some(let wrapped): return try prompt(wrapped)
        case .array(let elements): return try joined(elements)
        case .host(let host): return try prompt(host, value)
        default: return try own(value)
        }
    }

    /// The same for instructions.
    func instructions(_ value: Value) throws -> Instructions {
        if let instructions: Instructions = value.payload() { return instructions }
        return Instructions(pieces: try prompt(value).pieces)
    }

    private func joined(_ elements: [Value]) throws -> Prompt {
        var pieces = PromptPieces()
        for element in elements { pieces.append(try prompt(element).pieces) }
        return Prompt(pieces: pieces)
    }

    private func prompt(_ host: HostValue, _ value: Value) throws -> Prompt {
        switch host.payload {
        case let prompt as Prompt: return prompt
        case let instructions as Instructions: return Prompt(pieces: instructions.pieces)
        case let content as GeneratedContent: return Prompt(content)
        case let output as RetiredToolOutput: return output.prompt
        case let attachment as BridgedAttachment: return attachment.prompt
        default: return try own(value)
        }
    }

    /// A type's own representation, or its content as JSON.
    private func own(_ value: Value) throws -> Prompt {
        for (conformance, member) in Self.representations where value.declaresConformance(conformance) {
            let representation = try context.member(member, of: value)
            return try prompt(representation)
        }
        let content = try ContentEncoding(registry: registry, context: context).content(of: value)
        return Prompt(content)
    }

    private static let representations = [
        ("PromptRepresentable", "promptRepresentation"),
        ("InstructionsRepresentable", "instructionsRepresentation"),
    ]
}
