import Foundation
import FoundationModels
import PlaygroundEvaluator

/// The error types of the session library in the program, both families.
struct ErrorTable {
    let bridge: SessionBridge

    var types: [HostType] {
        GenerationErrorTable(bridge: bridge).types + LanguageModelErrorTable(bridge: bridge).types + session + schema
            + assets + [parsing, failure]
    }

    private var session: [HostType] {
        [
            HostType(
                "enum LanguageModelSession.Error: LocalizedError, Error, Hashable, CustomDebugStringConvertible"
            ) {
                LanguageModelSession.Error.rows + ErrorRows.texts + [ErrorRows.debugDescription]
            }.describedAsInSwift,
            HostType("struct LanguageModelSession.ToolCallError: LocalizedError, Error") {
                [
                    .making("init(tool: any Tool, underlyingError: any Error)") { (tool: Value, error: Value) in
                        BridgedToolCallError(tool: tool, underlyingError: error)
                    },
                    .property("var tool: any Tool { get }") { ($0 as BridgedToolCallError).tool },
                    .property("var underlyingError: any Error { get }") {
                        ($0 as BridgedToolCallError).underlyingError
                    },
                    HostMember("var errorDescription: String? { get }") { arguments in
                        let error: BridgedToolCallError = try arguments.bridgedReceiver()
                        return .some(.string(try error.sentence(in: arguments.context)))
                    },
                ]
            },
        ]
    }

    private var schema: [HostType] {
        typealias Context = GenerationSchema.SchemaError.Context
        let name = GenerationSchema.SchemaError.hostTypeName
        return [
            HostType("enum \(name): LocalizedError, Error") {
                [
                    "duplicateType(schema: String?, type: String, context: \(name).Context)",
                    "duplicateProperty(schema: String, property: String, context: \(name).Context)",
                    "emptyTypeChoices(schema: String, context: \(name).Context)",
                    "undefinedReferences(schema: String?, references: [String], context: \(name).Context)",
                ].map { HostMember(noting: "case \($0)") } + ErrorRows.texts
            },
            context(Context.self, make: { Context(debugDescription: $0) }, read: { $0.debugDescription }),
        ]
    }

    private var assets: [HostType] {
        typealias Unavailable = SystemLanguageModel.Error.AssetsUnavailable
        typealias Context = SystemLanguageModel.Adapter.AssetError.Context
        let adapter = SystemLanguageModel.Adapter.AssetError.hostTypeName
        return [
            HostType("enum SystemLanguageModel.Error: LocalizedError, Error, CustomDebugStringConvertible") {
                [HostMember(noting: "case assetsUnavailable(\(Unavailable.hostTypeName))")] + ErrorRows.texts
                    + [ErrorRows.debugDescription]
            }.withViews(of: "SystemLanguageModel.Error").describedAsInSwift,
            context(Unavailable.self, make: { Unavailable(debugDescription: $0) }, read: { $0.debugDescription }),
            HostType("enum \(adapter): LocalizedError, Error") {
                ["invalidAsset", "invalidAdapterName", "compatibleAdapterNotFound"].map {
                    HostMember(noting: "case \($0)(\(adapter).Context)")
                } + ErrorRows.texts
            },
            context(Context.self, make: { Context(debugDescription: $0) }, read: { $0.debugDescription }),
        ]
    }

    /// The details of an error that has no others than its description.
    private func context<Context: Bridged>(
        _ type: Context.Type, make: @escaping (String) -> Context, read: @escaping (Context) -> String
    ) -> HostType {
        HostType(
            "struct \(Context.hostTypeName): Sendable",
            configure: { type in
                type.hooks.mirror = { [("debugDescription", .string($0.payload(Context.self).map(read) ?? ""))] }
            }
        ) {
            [.making("init(debugDescription: String)", make), .reading("debugDescription: String", read)]
        }
    }

    private var parsing: HostType {
        typealias Failure = GeneratedContent.ParsingError
        return HostType(
            "struct GeneratedContent.ParsingError: LocalizedError, Error, CustomDebugStringConvertible",
            configure: ErrorRows.configureOpaque
        ) {
            ErrorRows.texts + [
                .making("init(rawContent: String, underlyingError: (any Error)? = nil, debugDescription: String)") {
                    (content: String, underlying: Value?, text: String) in
                    Failure(rawContent: content, underlyingError: underlying?.bridgedError, debugDescription: text)
                },
                .stored("rawContent: String", \Failure.rawContent),
                .stored("debugDescription: String", \Failure.debugDescription),
                HostMember("var underlyingError: (any Error)? { get }") { arguments in
                    let error: Failure = try arguments.bridgedReceiver()
                    return try error.underlyingError.map { .some(try ErrorBridge.value(of: $0, in: arguments.context)) }
                        ?? .none
                },
            ]
        }
    }

    /// Errors of backends that belong to no family, such as a server that cannot be reached.
    private var failure: HostType {
        HostType("struct LanguageModelFailure: LocalizedError, Error", configure: ErrorRows.configureOpaque) {
            ErrorRows.texts + [ErrorRows.debugDescription]
        }
    }
}

/// The payload of `LanguageModelSession.ToolCallError`.
struct BridgedToolCallError: Bridged {
    static let hostTypeName = "LanguageModelSession.ToolCallError"
    var tool: Value
    var underlyingError: Value

    /// Which tool failed, and why, in the words of the session library.
    func sentence(in context: any HostContext) throws -> String {
        let name = try String(context.member("name", of: tool)) ?? ""
        let reason = try ErrorBridge.sentence(of: underlyingError, in: context)
        return "The tool \u{201C}\(name)\u{201D} failed: \(reason)"
    }
}
