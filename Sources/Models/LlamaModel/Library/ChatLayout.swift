import CLlamaEngine
import Glibc

/// Lays out messages as the model was trained to read them: by the template in its file.
struct ChatLayout {
    private let engine: easel_engine
    private let template: String

    init(_ weights: LlamaWeights) {
        engine = weights.engine
        let own = weights.chatTemplate ?? Self.commonTemplate
        let isKnown = Self.apply(own, [ChatMessage(role: .user, content: "")], opensReply: true, engine) != nil
        template = isKnown ? own : Self.commonTemplate
    }

    /// A run of the laid-out text: markup of the template, or what people, tools and the model wrote.
    struct Run: Equatable {
        var text: String
        var isMarkup: Bool
    }

    /// The conversation as runs; `opensReply` ends it where the model's answer begins.
    func runs(_ messages: [ChatMessage], opensReply: Bool) -> [Run] {
        if messages.isEmpty { return [] }
        // Contents are put in after the template was applied, so that markup inside of them can be told from markup.
        let marked = messages.indices.map { ChatMessage(role: messages[$0].role, content: Self.mark($0)) }
        var rest = Self.apply(template, marked, opensReply: opensReply, engine).map { $0[...] } ?? ""
        var runs: [Run] = []
        for (index, message) in messages.enumerated() {
            guard let place = rest.firstRange(of: Self.mark(index)) else { continue }
            runs.append(Run(text: String(rest[..<place.lowerBound]), isMarkup: true))
            runs.append(Run(text: message.content, isMarkup: false))
            rest = rest[place.upperBound...]
        }
        runs.append(Run(text: String(rest), isMarkup: true))
        return runs.filter { !$0.text.isEmpty }
    }

    /// Stands for a message's content; made of private characters, which no template contains.
    private static func mark(_ index: Int) -> String { "\u{F8FE}\(index)\u{F8FF}" }

    /// For models without a template, or with one that the engine does not know.
    private static let commonTemplate = "chatml"

    private static func apply(
        _ template: String, _ messages: [ChatMessage], opensReply: Bool, _ engine: easel_engine
    ) -> String? {
        withMessages(messages) { messages in
            LlamaWeights.text {
                engine.apply_chat_template(template, messages, Int32(messages.count), opensReply, $0, $1)
            }
        }.map { String(decoding: $0, as: UTF8.self) }
    }

    private static func withMessages<Result>(
        _ messages: [ChatMessage], _ body: ([easel_message]) -> Result
    ) -> Result {
        let copies = messages.map { (role: strdup($0.role.rawValue), content: strdup($0.content)) }
        defer {
            for copy in copies {
                free(copy.role)
                free(copy.content)
            }
        }
        return body(copies.map { easel_message(role: $0.role, content: $0.content) })
    }
}
