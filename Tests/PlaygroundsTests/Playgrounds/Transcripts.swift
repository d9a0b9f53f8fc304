import Foundation
import FoundationModels
import Playgrounds

func outline(_ transcript: Transcript) -> [String] {
    transcript.map { entry in
        switch entry {
        case .instructions(let entry): "instructions \(entry.segments.count)"
        case .prompt(let entry): "prompt \(entry.segments.count) \(entry.responseFormat?.name ?? "text")"
        case .toolCalls(let calls): "calls \(calls.map(\.toolName))"
        case .toolOutput(let entry): "output \(entry.toolName)"
        case .response(let entry): "response \(entry.segments.count)"
        default: "other"
        }
    }
}

@Generable
struct Haiku {
    let first: String
    let second: String
    let third: String
}

#Playground("What a session remembers") {
    let session = LanguageModelSession(instructions: "You are a poet.")
    try await session.respond(to: "Say hello.")
    let answer = try await session.respond(to: "Write a haiku.", generating: Haiku.self)
    print(outline(session.transcript))
    print(answer.transcriptEntries.count, answer.rawContent == answer.content.generatedContent)
    if case .response(let response) = session.transcript[4], case .structure(let part) = response.segments[0] {
        print(part.source)
    }
}

#Playground("Written and read again") {
    let session = LanguageModelSession(instructions: "You are a poet.")
    try await session.respond(to: "Say hello.")
    let data = try JSONEncoder().encode(session.transcript)
    let restored = LanguageModelSession(transcript: try JSONDecoder().decode(Transcript.self, from: data))
    print(restored.transcript == session.transcript)
    try await restored.respond(to: "And again.")
    print(outline(restored.transcript))
}

#Playground("Shortened by hand") {
    let session = LanguageModelSession(instructions: "You are a poet.")
    for number in 1...3 { try await session.respond(to: "Poem \(number)") }
    var transcript = session.transcript
    transcript.removeSubrange(1..<5)
    transcript.append(.prompt(.init(segments: [.text(.init(content: "By hand"))])))
    print(outline(transcript), transcript.history.count)
    session.transcript = transcript
    print(session.transcript.count)
}
