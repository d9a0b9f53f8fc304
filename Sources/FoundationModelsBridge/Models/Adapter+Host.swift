import Foundation
import FoundationModels
import PlaygroundEvaluator

extension SystemLanguageModel.Adapter: Bridged {
    static let hostTypeName = "SystemLanguageModel.Adapter"
}

/// `SystemLanguageModel.Adapter` in the program: there, and never loaded.
enum AdapterTable {
    private typealias Adapter = SystemLanguageModel.Adapter

    static var types: [HostType] {
        [
            HostType("struct \(Adapter.hostTypeName)") {
                [
                    HostMember("init(fileURL: URL) throws") { arguments in
                        let url: URL = try arguments.bridged(0)
                        return try loading(arguments.context) { try Adapter(fileURL: url) }
                    },
                    HostMember("init(name: String) throws") { arguments in
                        let name = try arguments.text(0)
                        return try loading(arguments.context) { try Adapter(name: name) }
                    },
                    .making("static func compatibleAdapterIdentifiers(name: String) -> [String]") { (name: String) in
                        Adapter.compatibleAdapterIdentifiers(name: name)
                    },
                    HostMember("static func removeObsoleteAdapters() throws") { _ in .void },
                    HostMember("func compile() async throws") { _ in .void },
                    .reading("creatorDefinedMetadata: [String: Any]") { (_: Adapter) in
                        [String: any ConvertibleToGeneratedContent]()
                    },
                ]
            }
        ]
    }

    private static func loading(_ context: any HostContext, _ load: () throws -> Adapter) throws -> Value {
        try context.value(try ErrorBridge.translating(in: context, load))
    }
}
