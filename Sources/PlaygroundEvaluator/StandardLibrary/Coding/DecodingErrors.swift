import Foundation

/// `DecodingError.Context` with the error it belongs to, whose texts the program sees.
struct ErrorContext: HostRepresentable, NativeErrorCarrier {
    package static var bridgedName: String { "DecodingError.Context" }
    let debugDescription: String
    let codingPath: [TextKey]
    let nativeError: any Error
    /// Whether Foundation made the error, which then describes itself.
    let isNative: Bool

    init(_ context: DecodingError.Context, of error: DecodingError? = nil) {
        isNative = error != nil
        debugDescription = context.debugDescription
        codingPath = context.codingPath.map(TextKey.init(copying:))
        nativeError = error ?? .dataCorrupted(context)
    }
}

/// `EncodingError.Context` with the error it belongs to.
struct EncodingContext: HostRepresentable, NativeErrorCarrier {
    package static var bridgedName: String { "EncodingError.Context" }
    let debugDescription: String
    let codingPath: [TextKey]
    let nativeError: any Error
    let isNative: Bool

    init(_ context: EncodingError.Context, of error: EncodingError? = nil) {
        isNative = error != nil
        debugDescription = context.debugDescription
        codingPath = context.codingPath.map(TextKey.init(copying:))
        nativeError = error ?? EncodingError.invalidValue("", context)
    }
}

extension TextKey: HostRepresentable {
    package static var bridgedName: String { "CodingKeyText" }
}

/// `DecodingError` and `EncodingError` as enums that the program can match.
struct CodingErrorTables {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        error("DecodingError", Self.cases) {
            HostMember(
                "static func dataCorruptedError<Key>(forKey key: Key, in container: KeyedDecodingContainer<Key>, "
                    + "debugDescription: String) -> DecodingError"
            ) { arguments in
                let key = try TextKey.of(try arguments.given(0), in: arguments.context)
                return try thrown(
                    .dataCorrupted(.init(codingPath: [key], debugDescription: try arguments.string(2))),
                    in: arguments.context
                ).value
            }
            for container in ["UnkeyedDecodingContainer", "SingleValueDecodingContainer"] {
                HostMember(
                    "static func dataCorruptedError(in container: \(container), debugDescription: String) -> DecodingError"
                ) { arguments in
                    try thrown(
                        .dataCorrupted(.init(codingPath: [], debugDescription: try arguments.string(1))),
                        in: arguments.context
                    ).value
                }
            }
        }
        error("EncodingError", [("invalidValue", "Any, EncodingError.Context")])
        types.type("struct EncodingError.Context: Sendable", of: EncodingContext.self) {
            HostMember(Self.context) { arguments in
                try EncodingContext(
                    EncodingError.Context(
                        codingPath: try Self.path(arguments), debugDescription: try arguments.string(1))
                ).written(in: types)
            }
            types.row("var debugDescription: String") { (context: EncodingContext) in context.debugDescription }
            types.row("var codingPath: [any CodingKey]") { (context: EncodingContext) in context.codingPath }
        }
        types.type("struct DecodingError.Context: Sendable", of: ErrorContext.self) {
            HostMember(Self.context) { arguments in
                try ErrorContext(
                    DecodingError.Context(
                        codingPath: try Self.path(arguments), debugDescription: try arguments.string(1))
                ).written(in: types)
            }
            types.row("var debugDescription: String") { (context: ErrorContext) in context.debugDescription }
            types.row("var codingPath: [any CodingKey]") { (context: ErrorContext) in context.codingPath }
            HostMember("var underlyingError: (any Error)?") { _ in .none }
        }
        types.type("struct CodingKeyText: CodingKey", of: TextKey.self) {
            types.row("var stringValue: String") { (key: TextKey) in key.stringValue }
            types.row("var intValue: Int?") { (key: TextKey) in key.intValue }
        }
    }

    private static let context =
        "init(codingPath: [any CodingKey], debugDescription: String, underlyingError: (any Error)? = nil)"

    /// The keys of a path, which may be of a type of the document.
    private static func path(_ arguments: HostArguments) throws -> [TextKey] {
        try arguments.elements(0).map { key in
            try TextKey.read(key) ?? TextKey.of(key, in: arguments.context)
        }
    }

    /// An enum whose payload carries Foundation's own error.
    private func error(
        _ name: String, _ cases: [(String, String)], @RowBuilder _ rows: @escaping () -> [HostMember] = { [] }
    ) -> HostType {
        types.declare("enum \(name): Error") {
            for (name, payload) in cases { HostMember(noting: "case \(name)(\(payload))") }
            rows()
        } configure: { type in
            type.hooks.describe = { value in
                if let text = try CodingErrorText.text(ofOwn: value) { return text }
                if let native = Self.native(value) { return String(describing: native) }
                return try ValuePrinter.describeStructure(of: value, debug: false)
            }
            type.hooks.debugDescribe = type.hooks.describe
        }
    }

    private static let cases = [
        ("typeMismatch", "Any.Type, DecodingError.Context"), ("valueNotFound", "Any.Type, DecodingError.Context"),
        ("keyNotFound", "CodingKey, DecodingError.Context"), ("dataCorrupted", "DecodingError.Context"),
    ]

    static func native(_ value: Value) -> (any Error)? {
        guard case .enumeration(let error) = value else { return nil }
        return (error.payload.last?.hostPayload as? any NativeErrorCarrier)?.nativeError
    }

    /// A native error as the program's `DecodingError`.
    func thrown(_ error: DecodingError, in context: any HostContext) throws -> ThrownError {
        func written(_ payload: DecodingError.Context) throws -> Value {
            try ErrorContext(payload, of: error).written(in: types)
        }
        func type(_ type: Any.Type) -> Value {
            .type(context.hostType(named: String(describing: type)).map { .nominal($0, []) } ?? .any)
        }
        let value: Value
        switch error {
        case .typeMismatch(let wanted, let payload):
            value = try make("typeMismatch", [type(wanted), written(payload)])
        case .valueNotFound(let wanted, let payload):
            value = try make("valueNotFound", [type(wanted), written(payload)])
        case .keyNotFound(let key, let payload):
            value = try make("keyNotFound", [TextKey(key.stringValue).written(in: types), written(payload)])
        case .dataCorrupted(let payload): value = try make("dataCorrupted", [written(payload)])
        @unknown default: throw HostRefusal(String(describing: error))
        }
        return ThrownError(value, place: context.place)
    }

    /// The same for what cannot be encoded.
    func thrown(_ error: EncodingError, in context: any HostContext) throws -> ThrownError {
        guard case .invalidValue(let value, let payload) = error else { throw HostRefusal(String(describing: error)) }
        let culprit: Value = if let double = value as? Double { .double(double) } else { .string("\(value)") }
        let carrier = try EncodingContext(payload, of: error).written(in: types)
        return ThrownError(
            try types.value(ofEnum: "EncodingError", case: "invalidValue", [culprit, carrier]), place: context.place)
    }

    private func make(_ name: String, _ payload: [Value]) throws -> Value {
        try types.value(ofEnum: "DecodingError", case: name, payload)
    }
}
