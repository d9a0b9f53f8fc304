import FoundationModels
import PlaygroundEvaluator

/// The explanation of a refusal, which both families have.
struct RefusalRows {
    let bridge: SessionBridge

    typealias Explanation = (
        response: @Sendable () async throws -> LanguageModelSession.Response<String>,
        stream: () -> LanguageModelSession.ResponseStream<String>
    )

    func rows<Refusal: Bridged>(_ explanation: @escaping (Refusal) -> Explanation) -> [HostMember] {
        [
            HostMember("var explanation: LanguageModelSession.Response<String> { get async throws }") {
                (arguments: inout HostArguments) -> Value in
                let ask = explanation(try arguments.bridgedReceiver()).response
                let context = arguments.context
                let state = try ErrorBridge.translating(in: context) {
                    try bridge.register.around(trace: nil) { try context.wait { StreamState(try await ask()) } }
                }
                return try bridge.response(state, as: .unknown, context)
            },
            HostMember("var explanationStream: LanguageModelSession.ResponseStream<String> { get }") { arguments in
                let stream = explanation(try arguments.bridgedReceiver()).stream()
                return try arguments.context.value(
                    BridgedStream(source: .text(stream), owner: nil, type: .unknown), typeArguments: [.unknown])
            },
        ]
    }
}
