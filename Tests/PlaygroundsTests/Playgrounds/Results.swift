import Foundation
import FoundationModels
import Playgrounds

enum AnswerFailure: Error, Equatable {
    case unavailable(String), tooLong, refused(String), other
}

struct Helper26 {
    let session: LanguageModelSession

    func ask(_ text: String) async -> Result<String, AnswerFailure> {
        do {
            return .success(try await session.respond(to: text).content)
        } catch let error as LanguageModelSession.GenerationError {
            switch error {
            case .exceededContextWindowSize: return .failure(.tooLong)
            case .assetsUnavailable(let context): return .failure(.unavailable(context.debugDescription))
            case .refusal(let refusal, _): return .failure(.refused((try? await refusal.explanation.content) ?? ""))
            default: return .failure(.other)
            }
        } catch {
            return .failure(.other)
        }
    }
}

#Playground("Failures as values") {
    let helper = Helper26(session: LanguageModelSession())
    for question in ["one", "two", "three", "four", "five"] {
        switch await helper.ask(question) {
        case .success(let text): print("answer:", text)
        case .failure(.tooLong): print("too long")
        case .failure(.unavailable(let reason)): print("unavailable:", reason)
        case .failure(.refused(let reason)): print("refused:", reason)
        case .failure(let failure): print(failure)
        }
    }
    print(helper.session.transcript.count)
}
