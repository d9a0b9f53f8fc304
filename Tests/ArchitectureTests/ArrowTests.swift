import Foundation
import Testing

/// The package's targets and who may see whom; the design's picture, checked against the manifest.
struct ArrowTests {
    /// Each source target with everything it may depend on, bottom-up: an arrow only ever points to a line above.
    static let arrows: [(target: String, mayUse: Set<String>)] = [
        ("SourceText", []),
        ("CCommonMark", []),
        ("CYAML", []),
        ("PlaygroundDocument", ["SourceText", "CCommonMark", "CYAML"]),
        ("PlaygroundSyntax", ["SourceText"]),
        ("PlaygroundEvents", ["SourceText"]),
        ("PlaygroundEvaluator", ["PlaygroundSyntax", "PlaygroundEvents", "SourceText"]),
        ("MacroExpansions", []),
        ("FoundationModelsMacros", ["MacroExpansions"]),
        ("FoundationModels", ["FoundationModelsMacros"]),
        ("CPlaygroundRecords", []),
        ("Playgrounds", ["FoundationModelsMacros", "CPlaygroundRecords"]),
        ("ScriptedModel", ["FoundationModels"]),
        ("CLlamaEngine", []),
        ("LlamaModel", ["FoundationModels", "CLlamaEngine"]),
        ("ChatCompletionsModel", ["FoundationModels"]),
        ("FoundationModelsBridge", ["PlaygroundEvaluator", "PlaygroundEvents", "FoundationModels", "SourceText"]),
        ("PlaygroundCanvas", ["PlaygroundDocument", "PlaygroundEvents", "SourceText"]),
        (
            "PlaygroundRunner",
            [
                "PlaygroundDocument", "PlaygroundSyntax", "PlaygroundEvaluator", "FoundationModelsBridge",
                "PlaygroundCanvas", "PlaygroundEvents", "FoundationModels", "SourceText",
            ]
        ),
        (
            "EaselCommands",
            [
                "PlaygroundRunner", "PlaygroundCanvas", "PlaygroundDocument", "ScriptedModel", "LlamaModel",
                "ChatCompletionsModel", "FoundationModels", "SourceText",
            ]
        ),
        ("easel", ["EaselCommands"]),
        ("GenerationBenchmark", ["LlamaModel", "FoundationModels"]),
    ]

    @Test func picturePointsDown() {
        var above: Set<String> = []
        for (target, mayUse) in Self.arrows {
            #expect(mayUse.isSubset(of: above), "\(target) uses what stands below it")
            above.insert(target)
        }
    }

    @Test func manifestFollowsThePicture() throws {
        let targets = try Manifest.read().targets.filter { $0.type != "test" && !$0.path.hasPrefix("Tests/") }
        for target in targets {
            guard let arrow = Self.arrows.first(where: { $0.target == target.name }) else {
                Issue.record("\(target.name) is missing from the picture")
                continue
            }
            let unexpected = Set(target.dependencies).subtracting(arrow.mayUse)
            #expect(unexpected.isEmpty, "\(target.name) must not depend on \(unexpected.sorted())")
        }
    }

    @Test func targetsAreListedBottomUp() throws {
        let order = Self.arrows.map(\.target)
        let listed = try Manifest.read().targets.map(\.name).filter(order.contains)
        #expect(listed == order.filter(listed.contains))
    }

    /// Foreign libraries and the only files that may import them.
    static let foreignLibraries: [(module: String, place: String)] = [
        ("CCommonMark", "Sources/PlaygroundDocument/Reading/CommonMarkReader.swift"),
        ("CYAML", "Sources/PlaygroundDocument/FrontMatter/YAMLReader.swift"),
        ("SwiftParser", "Sources/PlaygroundSyntax/"),
        ("SwiftSyntax", "Sources/PlaygroundSyntax/"),
        ("CLlamaEngine", "Sources/Models/LlamaModel/Library/"),
    ]

    @Test(arguments: foreignLibraries)
    func foreignLibraryIsKnownInOnePlace(module: String, place: String) throws {
        for file in try SourceTree.swiftFiles(below: "Sources") where !file.path.hasPrefix(place) {
            // Macros for compiled code are part of the compiler and use the toolchain's libraries directly.
            if file.path.hasPrefix("Sources/MacroExpansions/"), module == "SwiftSyntax" { continue }
            let imports = file.text.split(separator: "\n").filter {
                $0.hasSuffix("import \(module)")
            }
            #expect(imports.isEmpty, "\(file.path) imports \(module)")
        }
    }
}

/// The manifest as the package manager reads it.
private struct Manifest: Decodable {
    struct Target {
        var name: String
        var type: String
        var path: String
        var dependencies: [String]
    }

    var targets: [Target]

    /// Asks the package manager, with a scratch folder of its own so that a build under way is not disturbed.
    static func read() throws -> Manifest {
        let scratch = FileManager.default.temporaryDirectory.appending(path: "easel-manifest-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: scratch) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "swift", "package", "--package-path", SourceTree.root.path, "--scratch-path", scratch.path, "dump-package",
        ]
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let answer = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return try JSONDecoder().decode(Manifest.self, from: answer)
    }
}

extension Manifest.Target: Decodable {
    private enum Key: String, CodingKey { case name, type, path, dependencies }

    /// A dependency is an object with one key, whose value is an array that begins with the name.
    private struct Dependency: Decodable {
        var name: String

        init(from decoder: any Decoder) throws {
            let values = try decoder.singleValueContainer().decode([String: [String?]].self)
            name = values.values.first?.first.flatMap { $0 } ?? ""
        }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        name = try container.decode(String.self, forKey: .name)
        type = try container.decode(String.self, forKey: .type)
        path = try container.decodeIfPresent(String.self, forKey: .path) ?? ""
        dependencies = try container.decode([Dependency].self, forKey: .dependencies).map(\.name)
    }
}
