import FoundationModels
import PlaygroundEvaluator

/// Instructions of the program that are decided anew: what a builder put together.
struct BridgedInstructions: Bridged {
    static let hostTypeName = "AnyDynamicInstructions"
    var parts: [Value]
}

/// A profile of the program, decided anew each time it is made.
struct BridgedProfile: Bridged {
    static let hostTypeName = "LanguageModelSession.AnyDynamicProfile"
    /// Makes the profile and adds the types and branches on the way to its identity.
    var make: (inout String, any HostContext) throws -> any LanguageModelSession.DynamicProfile
}

/// Values of the program as instructions and profiles of the session library.
struct ProfileConversion {
    let registry: GenerableRegistry
    let properties: PropertyScope

    /// What dynamic instructions amount to at one moment.
    struct Contents {
        var pieces = PromptPieces()
        var tools: [InterpretedTool] = []
    }

    func contents(of value: Value, in context: any HostContext) throws -> Contents {
        var contents = Contents()
        try add(value, to: &contents, context)
        return contents
    }

    private func add(_ value: Value, to contents: inout Contents, _ context: any HostContext) throws {
        switch value {
        case .none, .void: return
        case .some(let wrapped): return try add(wrapped, to: &contents, context)
        case .array(let parts): return try parts.forEach { try add($0, to: &contents, context) }
        default: break
        }
        if let instructions: Instructions = value.payload() { return contents.pieces.append(instructions.pieces) }
        if let built: BridgedInstructions = value.payload() {
            return try built.parts.forEach { try add($0, to: &contents, context) }
        }
        if value.declaresConformance("Tool") {
            contents.tools.append(
                try InterpretedTool(value, registry: registry, properties: properties, context: context))
        } else if value.declaresConformance("DynamicInstructions") {
            try add(try context.member("body", of: value), to: &contents, context)
        } else {
            throw HostRefusal(
                "dynamic instructions are made of Instructions, tools and other dynamic instructions",
                hint: "write Instructions(\"…\")")
        }
    }

    /// A profile out of instructions, as `Profile { … }` makes one.
    func profile(of instructions: Value) -> BridgedProfile {
        BridgedProfile { _, context in
            let contents = try contents(of: instructions, in: context)
            return LanguageModelSession.Profile {
                Instructions(pieces: contents.pieces)
                contents.tools as [any Tool]
            }
        }
    }

    /// A value that conforms to `DynamicProfile`.
    func profile(from value: Value) throws -> BridgedProfile {
        if let known: BridgedProfile = value.payload() { return known }
        guard value.declaresConformance("LanguageModelSession.DynamicProfile"), let type = value.nominalType else {
            throw HostRefusal("this is not a profile", hint: "write Profile { Instructions(\"…\") }")
        }
        return BridgedProfile { identity, context in
            identity += "/" + type.qualifiedName
            return try profile(from: try context.member("body", of: value)).make(&identity, context)
        }
    }
}
