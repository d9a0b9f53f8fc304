/// What Swift writes of a coding error that the document, and not Foundation, has made.
enum CodingErrorText {
    /// nil for an error of Foundation, which describes itself.
    static func text(ofOwn error: Value) throws -> String? {
        guard case .enumeration(let error) = error, let context = error.payload.last?.hostPayload else { return nil }
        let (path, remark): ([TextKey], String)
        switch context {
        case let context as ErrorContext where !context.isNative:
            (path, remark) = (context.codingPath, context.debugDescription)
        case let context as EncodingContext where !context.isNative:
            (path, remark) = (context.codingPath, context.debugDescription)
        default: return nil
        }
        var text = "\(error.type.name).\(error.caseName): \(try sentence(of: error))"
        if !path.isEmpty { text += ". Path: " + path.map(\.step).joined(separator: ".").replacing(".[", with: "[") }
        if !remark.isEmpty { text += ". Debug description: " + remark }
        return text
    }

    private static func sentence(of error: EnumValue) throws -> String {
        let culprit = error.payload[0]
        return switch error.caseName {
        case "typeMismatch": "expected value of type \(try ValuePrinter.describe(culprit))"
        case "valueNotFound": "Expected value of type \(try ValuePrinter.describe(culprit)) but found null instead"
        case "keyNotFound": "Key '\(TextKey.text(of: culprit) ?? "")' not found in keyed decoding container"
        case "dataCorrupted": "Data was corrupted"
        default: "\(try ValuePrinter.debugDescribe(culprit)) (\(TypeNaming.name(ofTypeOf: culprit)))"
        }
    }
}

extension ThrownError {
    /// `DecodingError.typeMismatch` of a type that only the document knows.
    static func mismatch(
        _ wanted: Type, _ context: DecodingError.Context, in host: any HostContext
    ) throws -> ThrownError {
        guard let error = host.hostType(named: "DecodingError"),
            let contexts = host.hostType(named: "DecodingError.Context"),
            let index = error.cases.firstIndex(where: { $0.name == "typeMismatch" })
        else { throw DecodingError.typeMismatch(Any.self, context) }
        let payload = [Value.type(wanted), .host(HostBox(ErrorContext(context), type: contexts))]
        return ThrownError(
            .enumeration(EnumValue(type: error, caseIndex: index, payload: payload)), place: host.place)
    }
}

extension TextKey {
    /// The key in a path: `name`, `[3]`.
    fileprivate var step: String { intValue.map { "[\($0)]" } ?? stringValue }
}
