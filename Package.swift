// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// Easel parses Swift with the libraries the toolchain ships for its own macros, so nothing has to be fetched.
let toolchain = HostToolchain.locate()

// Every target that can see the parser, even through another target, needs its modules on the import path.
let parserModules: [SwiftSetting] = [.unsafeFlags(["-I", toolchain.hostLibraries])]
let parserLibraries: [LinkerSetting] = [
    .unsafeFlags(["-L", toolchain.hostLibraries, "-Xlinker", "-rpath", "-Xlinker", toolchain.hostLibraries]),
    .linkedLibrary("SwiftSyntax"), .linkedLibrary("SwiftParser"),
    .linkedLibrary("SwiftDiagnostics"), .linkedLibrary("SwiftParserDiagnostics"),
]
let macroLibraries: [LinkerSetting] =
    parserLibraries + [
        .linkedLibrary("SwiftBasicFormat"), .linkedLibrary("SwiftSyntaxBuilder"), .linkedLibrary("SwiftSyntaxMacros"),
        .linkedLibrary("SwiftSyntaxMacroExpansion"), .linkedLibrary("SwiftCompilerPluginMessageHandling"),
    ]

let package = Package(
    name: "Easel",
    products: [
        .library(name: "FoundationModels", targets: ["FoundationModels"]),
        .library(name: "Playgrounds", targets: ["Playgrounds"]),
        .executable(name: "easel", targets: ["easel"]),
    ],
    traits: [
        // Off, sessions throw the errors of version 26, each with its counterpart of version 27 inside.
        .trait(name: "Errors27", description: "Sessions throw the error families of version 27.")
    ],
    // Listed bottom-up: a target sees only targets above it.
    targets: [
        // Where text is, and what is wrong with it: locations, diagnostics, suggestions.
        .target(name: "SourceText"),
        // The system libcmark, a CommonMark parser.
        .systemLibrary(name: "CCommonMark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"])]),
        // The system libyaml, for front matter.
        .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
        // Markdown bytes → Document, and edits back into the same bytes.
        .target(name: "PlaygroundDocument", dependencies: ["SourceText", "CCommonMark", "CYAML"]),
        // Swift text → our own small tree, or diagnostics; the only target that imports SwiftParser.
        .target(
            name: "PlaygroundSyntax", dependencies: ["SourceText"], swiftSettings: parserModules,
            linkerSettings: parserLibraries),
        // What a run says while it runs.
        .target(name: "PlaygroundEvents", dependencies: ["SourceText"]),
        // Tree → events: types, values, environments, standard library tables, limits.
        .target(
            name: "PlaygroundEvaluator", dependencies: ["PlaygroundSyntax", "PlaygroundEvents", "SourceText"],
            // What is supported, written by a test.
            exclude: ["Language.md"],
            // One strand runs at a time, and places hand out values they have emptied: nothing is accessed twice at once.
            swiftSettings: parserModules + [.unsafeFlags(["-enforce-exclusivity=unchecked"])]),
        // What @Generable, @Guide and #Playground stand for: declarations → more declarations, or diagnostics.
        .target(name: "MacroExpansions", swiftSettings: parserModules, linkerSettings: macroLibraries),
        // The program the compiler asks to expand macros.
        .macro(name: "FoundationModelsMacros", dependencies: ["MacroExpansions"], swiftSettings: parserModules),
        // The session library: Apple's FoundationModels API, re-implemented.
        .target(
            name: "FoundationModels", dependencies: ["FoundationModelsMacros"], exclude: ["Decoding/Decoding.md"]),
        // Where a binary keeps its playgrounds, which only C can name.
        .target(name: "CPlaygroundRecords"),
        // #Playground for compiled code, and the list of a program's playgrounds.
        .target(name: "Playgrounds", dependencies: ["FoundationModelsMacros", "CPlaygroundRecords"]),
        // Replies from a script, and `sample`: schema-shaped answers without any model.
        .target(name: "ScriptedModel", dependencies: ["FoundationModels"], path: "Sources/Models/ScriptedModel"),
        // The C header of the engine shim.
        .target(name: "CLlamaEngine"),
        // llama.cpp in process: the embedded default.
        .target(
            name: "LlamaModel", dependencies: ["FoundationModels", "CLlamaEngine"], path: "Sources/Models/LlamaModel",
            resources: [.embedInCode("Engine")]),
        // The session library offered to interpreted code: tables, one file per bridged type.
        .target(
            name: "FoundationModelsBridge",
            dependencies: ["PlaygroundEvaluator", "PlaygroundEvents", "FoundationModels"],
            swiftSettings: parserModules),
        // Events → Canvas → Markdown, HTML, JSON, terminal.
        .target(
            name: "PlaygroundCanvas", dependencies: ["PlaygroundDocument", "PlaygroundEvents", "SourceText"],
            resources: [
                .embedInCode("Rendering/HTML/report.css"), .embedInCode("Rendering/HTML/report.js"),
            ]),
        // The pipeline put together: plan, run, records, check.
        .target(
            name: "PlaygroundRunner",
            dependencies: [
                "PlaygroundDocument", "PlaygroundSyntax", "PlaygroundEvaluator", "FoundationModelsBridge",
                "PlaygroundCanvas", "PlaygroundEvents", "FoundationModels", "SourceText",
            ],
            swiftSettings: parserModules),
        // The command line.
        .target(
            name: "EaselCommands",
            dependencies: [
                "PlaygroundRunner", "PlaygroundCanvas", "PlaygroundDocument", "ScriptedModel", "LlamaModel",
                "FoundationModels", "SourceText",
            ],
            swiftSettings: parserModules),
        // The executable: one line.
        .executableTarget(name: "easel", dependencies: ["EaselCommands"], swiftSettings: parserModules),
        // How fast LlamaModel generates; run by Scripts/bench.
        .executableTarget(
            name: "GenerationBenchmark", dependencies: ["LlamaModel", "FoundationModels"],
            path: "Scripts/Benchmarks/GenerationBenchmark"),

        // What several test targets need: random numbers and documents that can be made again from a seed.
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        // The package itself: who sees whom, and the rules of the house.
        .testTarget(name: "ArchitectureTests"),
        .testTarget(name: "SourceTextTests", dependencies: ["SourceText"]),
        .testTarget(
            name: "PlaygroundDocumentTests",
            dependencies: ["PlaygroundDocument", "SourceText", "CCommonMark", "TestSupport"]),
        .testTarget(
            name: "PlaygroundSyntaxTests", dependencies: ["PlaygroundSyntax", "SourceText"],
            swiftSettings: parserModules),
        .testTarget(
            name: "PlaygroundEvaluatorTests",
            dependencies: ["PlaygroundEvaluator", "PlaygroundSyntax", "PlaygroundEvents", "SourceText", "TestSupport"],
            // Programs that the tests run and compile themselves.
            exclude: ["Language", "Rejected"], swiftSettings: parserModules),
        .testTarget(
            name: "PlaygroundCanvasTests",
            dependencies: ["PlaygroundCanvas", "PlaygroundDocument", "PlaygroundEvents", "SourceText"]),
        // Reports in a real browser.
        .testTarget(
            name: "ReportTests",
            dependencies: ["PlaygroundCanvas", "PlaygroundDocument", "PlaygroundEvents", "SourceText"]),
        .testTarget(name: "MacroExpansionsTests", dependencies: ["MacroExpansions"], swiftSettings: parserModules),
        .testTarget(
            name: "FoundationModelsTests", dependencies: ["FoundationModels", "ScriptedModel", "TestSupport"],
            // Apple's symbols, read by a test.
            exclude: ["Symbols/symbols.txt"]),
        .testTarget(
            name: "FoundationModelsBridgeTests",
            dependencies: [
                "FoundationModelsBridge", "PlaygroundRunner", "PlaygroundEvaluator", "PlaygroundDocument",
                "PlaygroundCanvas", "PlaygroundEvents", "ScriptedModel", "FoundationModels", "SourceText",
            ],
            swiftSettings: parserModules),
        .testTarget(
            name: "PlaygroundsTests",
            dependencies: [
                "Playgrounds", "FoundationModels", "ScriptedModel", "PlaygroundRunner", "PlaygroundDocument",
                "PlaygroundCanvas", "PlaygroundEvents", "SourceText",
            ],
            swiftSettings: parserModules),
        .testTarget(name: "ScriptedModelTests", dependencies: ["ScriptedModel", "FoundationModels"]),
        .testTarget(
            name: "PlaygroundRunnerTests",
            dependencies: [
                "PlaygroundRunner", "PlaygroundCanvas", "PlaygroundDocument", "PlaygroundEvents", "ScriptedModel",
                "FoundationModels", "SourceText", "TestSupport",
            ],
            swiftSettings: parserModules),
        // The built program, as people use it.
        .testTarget(name: "EndToEndTests", dependencies: ["easel", "TestSupport"], swiftSettings: parserModules),
        .testTarget(name: "LlamaModelTests", dependencies: ["LlamaModel", "FoundationModels", "CLlamaEngine"]),
    ],
    swiftLanguageModes: [.v6]
)

/// The folder of parser libraries inside the toolchain that builds this package.
struct HostToolchain {
    let hostLibraries: String

    /// Asks the compiler for its resource folder; the parser libraries are in its `host` subfolder.
    static func locate() -> HostToolchain {
        guard let answer = try? run("swiftc", ["-print-target-info"]),
            let info = try? JSONSerialization.jsonObject(with: answer) as? [String: Any],
            let paths = info["paths"] as? [String: Any],
            let resources = paths["runtimeResourcePath"] as? String
        else {
            fatalError("Easel's manifest runs `swiftc -print-target-info` and got no answer. Put swiftc on PATH.")
        }
        let folder = resources + "/host"
        guard FileManager.default.fileExists(atPath: folder + "/SwiftParser.swiftmodule") else {
            fatalError(
                "This Swift toolchain has no SwiftParser in \(folder). Install a full toolchain (6.2 or later) from swift.org."
            )
        }
        return HostToolchain(hostLibraries: folder)
    }

    private static func run(_ tool: String, _ arguments: [String]) throws -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [tool] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let answer = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return answer
    }
}
