import Foundation
import FoundationModels
import Playgrounds

@Generable
struct Quiz {
    let topic: String
    @Guide(.count(3))
    let questions: [Question]

    @Generable
    struct Question {
        let text: String
        @Guide(.count(4))
        let options: [String]
        @Guide(.range(0...3))
        let answer: Int
        let difficulty: Difficulty
    }

    @Generable
    enum Difficulty: String, CaseIterable, Comparable {
        case easy, medium, hard

        static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }
        private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
    }
}

protocol QuizMaking {
    func makeQuiz(about topic: String) async throws -> Quiz
}

struct QuizMaker: QuizMaking {
    let session: LanguageModelSession

    func makeQuiz(about topic: String) async throws -> Quiz {
        let response: LanguageModelSession.Response<Quiz> = try await session.respond(to: "A quiz about \(topic).")
        return response.content
    }
}

actor QuizStore {
    private var quizzes: [Quiz] = []

    func add(_ quiz: Quiz) { quizzes.append(quiz) }
    var count: Int { quizzes.count }
    func isInOrder() -> Bool {
        let difficulties = quizzes.flatMap(\.questions).map(\.difficulty).sorted()
        return zip(difficulties, difficulties.dropFirst()).allSatisfy { $0 <= $1 }
    }
}

func ask<Content: Generable>(_ prompt: String, as type: Content.Type) async throws -> Content {
    try await LanguageModelSession().respond(to: prompt, generating: type).content
}

#Playground("Types of an app around a session") {
    let maker: any QuizMaking = QuizMaker(session: LanguageModelSession(instructions: "You make quizzes."))
    let store = QuizStore()
    for topic in ["birds", "trains"] {
        let quiz = try await maker.makeQuiz(about: topic)
        await store.add(quiz)
        print(quiz.questions.count, quiz.questions.allSatisfy { $0.options.indices.contains($0.answer) })
    }
    print(await store.count, await store.isInOrder())
}

#Playground("A generic function around a session") {
    print(try await ask("How many?", as: Int.self) == 0, try await ask("Which?", as: [Quiz.Difficulty].self).count >= 0)
    print(try await ask("A question.", as: Quiz.Question.self).options.count)
    print([Quiz.Question].generationSchema.debugDescription.contains("difficulty"))
    print(try [Quiz.Difficulty](GeneratedContent(json: #"["hard", "easy"]"#)).map(\.rawValue))
}
