import Foundation
import FoundationModels
import PlaygroundEvaluator

extension URL: Bridged { static let hostTypeName = "URL" }
extension Date: Bridged { static let hostTypeName = "Date" }
extension Data: Bridged { static let hostTypeName = "Data" }
extension Locale: Bridged { static let hostTypeName = "Locale" }
extension Locale.LanguageCode: Bridged { static let hostTypeName = "Locale.LanguageCode" }

/// A Swift enum without payloads, which the program sees as an enum of the same cases.
protocol BridgedCases: ProgramValue, CaseIterable {
    /// The enum's name in host tables.
    static var hostTypeName: String { get }
    var caseName: String { get }
}

extension BridgedCases {
    var caseName: String { "\(self)" }

    static func fromProgram(_ value: Value) -> Self? {
        guard case .enumeration(let enumeration) = value, enumeration.type.qualifiedName == hostTypeName,
            let name = value.enumCase?.name
        else { return nil }
        return allCases.first { $0.caseName == name }
    }

    func written(_ context: any HostContext) throws -> Value {
        try context.enumValue(Self.hostTypeName, caseName)
    }

    /// The row of `allCases`, for enums that offer it.
    static var allCasesRow: HostMember {
        HostMember("static var allCases: [\(hostTypeName)] { get }") { arguments in
            .array(try allCases.map { try $0.written(arguments.context) })
        }
    }

    /// The rows of the enum's cases.
    static var rows: [HostMember] { allCases.map { HostMember(noting: "case \($0.caseName)") } }
}

/// A Swift enum with payloads, which the program sees as an enum of the same cases.
protocol BridgedUnion: ProgramValue {
    static var hostTypeName: String { get }
    /// The case's name, and what it carries.
    var parts: (name: String, payload: [any ProgramValue]) { get }
    /// nil when the case is not known or carries something else.
    static func make(_ name: String, _ payload: [Value]) -> Self?
}

extension BridgedUnion {
    static func fromProgram(_ value: Value) -> Self? {
        guard case .enumeration(let enumeration) = value, enumeration.type.qualifiedName == hostTypeName,
            let (name, payload) = value.enumCase
        else { return nil }
        return make(name, payload)
    }

    func written(_ context: any HostContext) throws -> Value {
        let (name, payload) = parts
        return try context.enumValue(Self.hostTypeName, name, payload.map { try $0.written(context) })
    }
}
