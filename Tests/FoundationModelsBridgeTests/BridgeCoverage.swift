import Foundation
import FoundationModels
import PlaygroundEvents
import ScriptedModel

@testable import FoundationModelsBridge
@testable import PlaygroundEvaluator

/// What interpreted code reaches, as paths like those of Apple's symbols.
struct BridgeCoverage {
    let paths: Set<String>

    init() {
        let host = SessionHost(environment: .init(), modelName: "none", seed: 1, sink: EventLog())
        var paths: Set<String> = []
        for type in Bridge(host: host).module.types {
            guard let head = DeclarationParser.typeHead(type.declaration) else { continue }
            let owner = head.path.joined(separator: ".")
            paths.insert(owner)
            for row in type.members() {
                guard let member = DeclarationParser.member(row.declaration) else { continue }
                paths.insert(owner + "." + Self.name(of: member))
            }
        }
        self.paths = paths
    }

    /// `respond(to:options:)`, `content`, `text(_:)`.
    private static func name(of member: HostDeclaration) -> String {
        let labels = member.parameters.map { ($0.label ?? "_") + ":" }.joined()
        return switch member.kind {
        case .property, .alias: member.name
        case .enumCase: member.parameters.isEmpty ? member.name : "\(member.name)(\(labels))"
        case .initializer: "init(\(labels))"
        case .subscript: "subscript(\(labels))"
        case .function: "\(member.name)(\(labels))"
        }
    }

    /// Apple's symbols, by path.
    static var symbols: [String] {
        get throws {
            let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appending(path: "../FoundationModelsTests/Symbols/symbols.txt").standardizedFileURL
            return try String(contentsOf: list, encoding: .utf8).split(separator: "\n").filter { !$0.hasPrefix("#") }
                .map { String($0.split(separator: " ", maxSplits: 2)[2]) }
        }
    }
}
