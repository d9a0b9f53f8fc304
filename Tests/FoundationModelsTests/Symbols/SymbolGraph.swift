import Foundation

/// The public symbols of the built module, as the compiler describes them.
struct SymbolGraph {
    struct Symbol {
        /// The name with those of the types around it, `LanguageModelSession.respond(to:options:)`.
        var path: String
        var kind: String
        /// nil without a comment.
        var documentation: [String]?
        /// The declaration in one line.
        var declaration: String
        /// True for what another module declares and this one inherits.
        var isInherited: Bool
    }

    var symbols: [Symbol] = []
    /// For each type, the protocols it conforms to.
    var conformances: [String: Set<String>] = [:]

    struct Failure: Error, CustomStringConvertible {
        var description: String
    }

    /// Asks the toolchain for the graph of the module that was built with these tests.
    static func extract(module: String = "FoundationModels") throws -> SymbolGraph {
        let folder = FileManager.default.temporaryDirectory.appending(path: "symbols-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "swift", "symbolgraph-extract", "-module-name", module, "-I", modules.path, "-target", triple,
            "-output-dir", folder.path, "-minimum-access-level", "public",
        ]
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw Failure(description: "swift symbolgraph-extract found no module \(module) in \(modules.path)")
        }
        var graph = SymbolGraph()
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            graph.add(try JSONDecoder().decode(GraphFile.self, from: Data(contentsOf: file)), module: module)
        }
        return graph
    }

    /// Modules lie beside the program that runs the tests.
    private static var modules: URL {
        let link = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(fileURLWithPath: link ?? CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "Modules")
    }

    private static var triple: String {
        #if arch(arm64)
            "aarch64-unknown-linux-gnu"
        #else
            "x86_64-unknown-linux-gnu"
        #endif
    }

    private mutating func add(_ file: GraphFile, module: String) {
        var paths: [String: String] = [:]
        for symbol in file.symbols {
            let path = symbol.pathComponents.joined(separator: ".")
            paths[symbol.identifier.precise] = path
            let source = symbol.docComment?.module
            symbols.append(
                Symbol(
                    path: path, kind: symbol.kind.identifier, documentation: symbol.docComment?.lines.map(\.text),
                    declaration: (symbol.declarationFragments ?? []).map(\.spelling).joined(),
                    isInherited: symbol.identifier.precise.contains("::SYNTHESIZED::")
                        || source.map { $0 != module } ?? false))
        }
        for relation in file.relationships where relation.kind == "conformsTo" {
            guard let type = paths[relation.source] else { continue }
            let name = relation.targetFallback ?? paths[relation.target] ?? relation.target
            conformances[type, default: []].insert(String(name.split(separator: ".").last ?? ""))
        }
    }
}

/// What is read of the compiler's files.
private struct GraphFile: Decodable {
    struct Symbol: Decodable {
        struct Identifier: Decodable { var precise: String }
        struct Kind: Decodable { var identifier: String }
        struct Comment: Decodable {
            struct Line: Decodable { var text: String }
            var lines: [Line]
            var module: String?
        }
        struct Fragment: Decodable { var spelling: String }

        var identifier: Identifier
        var kind: Kind
        var pathComponents: [String]
        var docComment: Comment?
        var declarationFragments: [Fragment]?
    }

    struct Relation: Decodable {
        var kind: String
        var source: String
        var target: String
        var targetFallback: String?
    }

    var symbols: [Symbol]
    var relationships: [Relation]
}
