import Foundation
import FoundationModels
import Playgrounds

struct Greeting: Tool {
    let name = "greet"
    let description = "Greets in several lines."

    @Generable
    struct Arguments {
        let isFormal: Bool
    }

    func call(arguments: Arguments) async throws -> Prompt {
        Prompt {
            "Hello."
            if arguments.isFormal { "How do you do?" } else { "How are you?" }
        }
    }
}

final class Adder: Tool {
    let description = "Adds."
    var name: String { "add" }

    @Generable
    struct Arguments {
        @Guide(.element(.range(1...9)))
        let numbers: [Int]
    }

    func call(arguments: Arguments) async throws -> Int { arguments.numbers.reduce(0, +) }
}

struct Nothing: Tool {
    let name = "nothing"
    let description = "Finds nothing."

    @Generable
    struct Arguments {}

    func call(arguments: Arguments) async throws -> String? { nil }
}

struct Raw: Tool {
    let name = "raw"
    let description = "Takes and gives content."
    let parameters: GenerationSchema

    func call(arguments: GeneratedContent) async throws -> GeneratedContent {
        GeneratedContent(properties: ["doubled": try arguments.value(Int.self, forProperty: "number") * 2])
    }
}

struct Broken: Tool {
    struct OutOfOrder: Error, CustomStringConvertible {
        let code: Int
        var description: String { "out of order (\(code))" }
    }

    let name = "broken"
    let description = "Always fails."

    @Generable
    struct Arguments {}

    func call(arguments: Arguments) async throws -> String { throw OutOfOrder(code: 7) }
}

#Playground("What tools may return") {
    let number = DynamicGenerationSchema(
        name: "Number", properties: [.init(name: "number", schema: .init(type: Int.self, guides: [.range(1...3)]))])
    let raw = Raw(parameters: try GenerationSchema(root: number, dependencies: []))
    let tools: [any Tool] = [Greeting(), Adder(), Nothing(), raw]
    let session = LanguageModelSession(tools: tools)
    try await session.respond(to: "Call them all.")
    for entry in session.transcript {
        switch entry {
        case .instructions(let entry): print(entry.toolDefinitions.map { "\($0.name): \($0.description)" })
        case .toolCalls(let calls): print(calls.map(\.toolName))
        case .toolOutput(let output): print(output.toolName, output.segments.map { "\($0)" })
        default: break
        }
    }
}

#Playground("A tool that fails") {
    let session = LanguageModelSession(tools: [Broken()])
    do {
        try await session.respond(to: "Go.")
    } catch let error as LanguageModelSession.ToolCallError {
        print(error.tool.name, error.underlyingError, error.localizedDescription)
        if case let failure as Broken.OutOfOrder = error.underlyingError { print(failure.code) }
    }
    print(session.transcript.count, session.isResponding)
}

#Playground("Tools can be called by hand") {
    print(try await Adder().call(arguments: .init(numbers: [1, 2, 3])))
    do {
        _ = try await Broken().call(arguments: Broken.Arguments())
    } catch { print("\(error)") }
}
