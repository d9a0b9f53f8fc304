import Foundation
import SourceText

/// What a small program does when the real compiler builds it; each answer is kept by the program's content.
struct CompiledProgram: Codable, Equatable {
    /// Whether the compiler took it.
    var isAccepted: Bool
    /// The compiler's first error, when it did not.
    var compileError: String
    var output: String
    /// The runtime's last words, after file and line: `Fatal error: Index out of range`.
    var failure: String?

    /// Builds and runs a program, or reads the kept answer.
    static func answer(for source: String) throws -> CompiledProgram {
        let key = SHA256.hex(Array(("1\n" + source).utf8))
        let kept = try cache().appendingPathComponent(key + ".json")
        if let data = try? Data(contentsOf: kept), let answer = try? JSONDecoder().decode(Self.self, from: data) {
            return answer
        }
        let answer = try build(source)
        try JSONEncoder().encode(answer).write(to: kept, options: .atomic)
        return answer
    }

    static func cache() throws -> URL {
        let environment = ProcessInfo.processInfo.environment
        let base =
            environment["XDG_CACHE_HOME"].map { URL(fileURLWithPath: $0) }
            ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(".cache")
        let folder = base.appendingPathComponent("easel/compiled-programs")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    private static func build(_ source: String) throws -> CompiledProgram {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "easel-compiled-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("main.swift")
        try source.write(to: file, atomically: true, encoding: .utf8)
        let arguments = [
            "swiftc", "-enable-bare-slash-regex", "-module-name", "main", file.path, "-o", folder.path + "/program",
            "-lm",
        ]
        let compiler = try run(arguments)
        guard compiler.status == 0 else {
            let error = compiler.errors.split(separator: "\n").first { $0.contains("error:") } ?? ""
            return CompiledProgram(isAccepted: false, compileError: String(error), output: "", failure: nil)
        }
        // Unbuffered, so that what was printed before a trap is not lost.
        let program = try run(["stdbuf", "-o0", folder.path + "/program"])
        let failure = program.status == 0 ? nil : lastWords(program.errors)
        return CompiledProgram(isAccepted: true, compileError: "", output: program.output, failure: failure)
    }

    /// `Fatal error: …` without the file and line before it.
    static func lastWords(_ errors: String) -> String {
        for line in errors.split(separator: "\n") {
            for heading in ["Fatal error", "Precondition failed", "Assertion failed", "Could not cast"] {
                if let range = line.range(of: heading) { return String(line[range.lowerBound...]).withoutAddresses }
            }
        }
        return ""
    }

    static func run(_ arguments: [String]) throws -> (status: Int32, output: String, errors: String) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = arguments
        let folder = FileManager.default.temporaryDirectory
        let names = (0..<2).map { _ in folder.appendingPathComponent("easel-output-\(UUID().uuidString)") }
        for name in names { _ = FileManager.default.createFile(atPath: name.path, contents: nil) }
        defer { for name in names { try? FileManager.default.removeItem(at: name) } }
        process.standardOutput = try FileHandle(forWritingTo: names[0])
        process.standardError = try FileHandle(forWritingTo: names[1])
        try process.run()
        process.waitUntilExit()
        let texts = try names.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
        return (process.terminationStatus, texts[0], texts[1])
    }
}

extension String {
    /// Types that a cast names come with their addresses, which differ from run to run.
    fileprivate var withoutAddresses: String {
        replacingOccurrences(of: " \\(0x[0-9a-f]+\\)", with: "", options: .regularExpression)
    }
}
