import Foundation
import PlaygroundEvents
import PlaygroundSyntax
import SourceText
import Testing

@testable import PlaygroundEvaluator

/// The programs of `Language/library…` and `Language/foundation` print, or trap with, what the compiler's do.
struct LibraryProgramTests {
    @Test(arguments: try CompiledProgram.all(in: ["library", "foundation", "library-traps"]))
    func printsWhatTheCompiledProgramPrints(_ program: CompiledProgram) throws {
        #expect(try program.interpreted() == program.compiled())
    }
}

/// A small program and what it prints; a trap's message is the last line.
struct CompiledProgram: CustomTestStringConvertible, Sendable {
    let path: URL
    var testDescription: String { path.deletingLastPathComponent().lastPathComponent + "/" + path.lastPathComponent }

    static func all(in folders: [String]) throws -> [CompiledProgram] {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        return try folders.flatMap { folder in
            let url = root.appending(path: "Language/\(folder)")
            return try FileManager.default.contentsOfDirectory(at: url, includingPropertiesForKeys: nil)
                .filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }.map { CompiledProgram(path: $0) }
        }
    }

    func interpreted() throws -> String {
        let file = SourceFile(name: path.lastPathComponent, text: try String(contentsOf: path, encoding: .utf8))
        let log = EventLog()
        let interpreter = Interpreter(library: HostLibrary(modules: HostLibrary.swift(seed: 1)), sink: log)
        let (program, problems) = SwiftReader.read(SourceExcerpt(wholeOf: file))
        let definition = interpreter.define(program)
        var lines = (problems + definition.diagnostics).filter { $0.severity == .error }.map { $0.message + "\n" }
        for (index, unit) in definition.units.enumerated() {
            interpreter.run(unit, as: PlaygroundIdentity(index: index, name: nil, place: unit.place))
        }
        for event in log.events {
            switch event {
            case .printed(let text): lines.append(text.text)
            case .failed(let failure): lines.append(failure.diagnostic.message + "\n")
            default: break
            }
        }
        return lines.joined()
    }

    /// Compiled once for each content; the result is kept in the user's cache.
    func compiled() throws -> String {
        let source = try Data(contentsOf: path)
        let known = try Self.cache().appending(path: Self.name(of: source) + ".txt")
        if let text = try? String(contentsOf: known, encoding: .utf8) { return text }
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let main = folder.appending(path: "main.swift")
        try source.write(to: main)
        let binary = folder.appending(path: "program")
        let build = try Self.run(
            "/usr/bin/env", ["swiftc", "-swift-version", "6", "-module-name", "main", main.path, "-o", binary.path])
        try #require(build.status == 0, "\(path.lastPathComponent) does not compile: \(build.errors)")
        let result = try Self.run(binary.path, [])
        let text = result.output + Self.trapMessage(result.errors)
        try Data(text.utf8).write(to: known)
        return text
    }

    /// `Fatal error: …` of a line `Swift/Array.swift:692: Fatal error: …`.
    private static func trapMessage(_ errors: String) -> String {
        guard let line = errors.split(separator: "\n").first,
            let place = line.firstMatch(of: #/^[^ ]+:\d+: /#)
        else { return "" }
        return line[place.range.upperBound...] + "\n"
    }

    private static func cache() throws -> URL {
        let environment = ProcessInfo.processInfo.environment
        let home = environment["HOME"] ?? FileManager.default.temporaryDirectory.path
        let base = environment["XDG_CACHE_HOME"] ?? home + "/.cache"
        let folder = URL(fileURLWithPath: base + "/easel/compiled-programs")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// A name for a content (FNV-1a, 64 bits).
    private static func name(of content: Data) -> String {
        let hash = content.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return String(hash, radix: 16)
    }

    private static func run(
        _ tool: String, _ arguments: [String]
    ) throws -> (status: Int32, output: String, errors: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tool)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        let fault = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (
            process.terminationStatus, String(decoding: text, as: UTF8.self), String(decoding: fault, as: UTF8.self)
        )
    }
}
