import Foundation

/// An error of Foundation on its way into the program.
enum NativeError {
    /// The error as the program can catch it.
    static func thrown(_ error: any Error, in context: any HostContext) throws -> any Error {
        switch error {
        case is ThrownError, is Trap, is Interruption, is HostRefusal: return error
        case let error as URLError: return try wrapped(error, "URLError", in: context)
        case is CancellationError: return try wrapped(error, "CancellationError", in: context)
        default: return try wrapped(error as NSError, "NSError", in: context)
        }
    }

    private static func wrapped(_ error: any Error, _ name: String, in context: any HostContext) throws -> any Error {
        guard let type = context.hostType(named: name) else { return HostRefusal(String(describing: error)) }
        return ThrownError(.host(HostBox(error, type: type)), place: context.place)
    }
}

/// A value that stands for a native error inside a host enum: `DecodingError.Context`.
protocol NativeErrorCarrier {
    var nativeError: any Error { get }
}

/// `NSError`, `URLError`.
struct NativeErrorTables {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        types.type("class NSError: Error, Hashable", of: NSError.self) {
            HostMember("init(domain: String, code: Int, userInfo: [String: Any]? = nil)") { [types] arguments in
                let info = [String: Value].read(arguments.values[2]?.unwrapped ?? .dictionary(DictionaryValue()))
                let texts = try (info ?? [:]).mapValues { try arguments.context.describe($0) }
                return try NSError(domain: try arguments.string(0), code: try arguments.int(1), userInfo: texts)
                    .written(in: types)
            }
            HostMember("init(_bridging error: any Error)") { [types] arguments in
                let error = try arguments.given(0)
                if let native = error.hostPayload as? any Error { return try (native as NSError).written(in: types) }
                let text = try ErrorText.localizedDescription(of: error, in: arguments.context)
                if ErrorText.conforms(error.nominalType, to: "CustomNSError") {
                    return try Self.custom(error, text, arguments.context).written(in: types)
                }
                return try NSError(
                    domain: TypeNaming.name(ofTypeOf: error, qualified: true), code: ErrorText.code(of: error),
                    userInfo: [NSLocalizedDescriptionKey: text]
                ).written(in: types)
            }
            types.row("var domain: String") { (error: NSError) in error.domain }
            types.row("var code: Int") { (error: NSError) in error.code }
            types.row("var localizedDescription: String") { (error: NSError) in error.localizedDescription }
            types.row("var localizedFailureReason: String?") { (error: NSError) in error.localizedFailureReason }
            types.row("var userInfo: [String: Any]") { (error: NSError) in
                error.userInfo.mapValues { String(describing: $0) }
            }
        }
        types.declare("protocol CustomNSError: Error", module: "Foundation") {
            HostMember("static var errorDomain: String") { arguments in
                guard case .type(let type) = arguments.receiver else { return .string("") }
                return .string(TypeNaming.name(of: type, qualified: true))
            }
            HostMember("var errorCode: Int") { arguments in .int(ErrorText.code(of: arguments.receiver)) }
            HostMember("var errorUserInfo: [String: Any]") { _ in .dictionary(DictionaryValue()) }
        }
        types.type("struct CocoaError: Error, Hashable, Sendable", of: CocoaError.self) {
            types.make("init(_ code: CocoaError.Code)") { (code: CocoaError.Code) in CocoaError(code) }
            types.row("var code: CocoaError.Code") { (error: CocoaError) in error.code }
            types.row("var localizedDescription: String") { (error: CocoaError) in error.localizedDescription }
        }
        types.type("struct CocoaError.Code: Hashable, Sendable", of: CocoaError.Code.self) {
            types.constants([
                ("fileNoSuchFile", CocoaError.Code.fileNoSuchFile), ("fileReadNoSuchFile", .fileReadNoSuchFile),
                ("fileReadUnknown", .fileReadUnknown), ("fileWriteUnknown", .fileWriteUnknown),
                ("featureUnsupported", .featureUnsupported), ("formatting", .formatting),
                ("keyValueValidation", .keyValueValidation), ("userCancelled", .userCancelled),
            ])
            types.row("var rawValue: Int") { (code: CocoaError.Code) in code.rawValue }
        }
        types.type("struct URLError: Error, Hashable, Sendable", of: URLError.self) {
            types.make("init(_ code: URLError.Code)") { (code: URLError.Code) in URLError(code) }
            types.row("var code: URLError.Code") { (error: URLError) in error.code }
            types.row("var errorCode: Int") { (error: URLError) in error.errorCode }
            types.row("var localizedDescription: String") { (error: URLError) in error.localizedDescription }
            for (name, code) in Self.codes {
                types.constant("static let \(name): URLError.Code", code)
            }
        }
        types.type("struct URLError.Code: Hashable, Sendable", of: URLError.Code.self) {
            types.constants(Self.codes)
            types.row("var rawValue: Int") { (code: URLError.Code) in code.rawValue }
        }
    }

    /// What a type of the document says of itself as an error.
    private static func custom(_ error: Value, _ text: String, _ context: any HostContext) throws -> NSError {
        let code = Int.read(try context.member("errorCode", of: error)) ?? 1
        return NSError(
            domain: TypeNaming.name(ofTypeOf: error, qualified: true), code: code,
            userInfo: [NSLocalizedDescriptionKey: text])
    }

    @RowBuilder var globals: [HostMember] {
        types.constant("let NSLocalizedDescriptionKey: String", NSLocalizedDescriptionKey)
        types.constant("let NSLocalizedFailureReasonErrorKey: String", NSLocalizedFailureReasonErrorKey)
        types.constant("let NSURLErrorDomain: String", NSURLErrorDomain)
        types.constant("let NSCocoaErrorDomain: String", NSCocoaErrorDomain)
    }

    private static var codes: [(String, URLError.Code)] {
        [
            ("badURL", .badURL), ("badServerResponse", .badServerResponse), ("timedOut", .timedOut),
            ("cancelled", .cancelled), ("cannotParseResponse", .cannotParseResponse),
            ("cannotDecodeContentData", .cannotDecodeContentData), ("cannotConnectToHost", .cannotConnectToHost),
            ("cannotFindHost", .cannotFindHost), ("networkConnectionLost", .networkConnectionLost),
            ("notConnectedToInternet", .notConnectedToInternet), ("resourceUnavailable", .resourceUnavailable),
            ("unsupportedURL", .unsupportedURL), ("unknown", .unknown), ("zeroByteResource", .zeroByteResource),
            ("dataNotAllowed", .dataNotAllowed), ("fileDoesNotExist", .fileDoesNotExist),
            ("userAuthenticationRequired", .userAuthenticationRequired),
        ]
    }
}
