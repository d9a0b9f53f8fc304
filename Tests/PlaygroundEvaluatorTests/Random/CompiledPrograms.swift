import Foundation
import SourceText

/// Many random programs built together, which takes the compiler little longer than one; answers are kept by content.
enum CompiledPrograms {
    static func answers(for programs: [RandomProgram]) throws -> [CompiledProgram] {
        let source =
            programs.map { ($0.declarations + $0.function).joined(separator: "\n") }.joined(separator: "\n") + "\n"
        let kept = try CompiledProgram.cache().appendingPathComponent(
            SHA256.hex(Array(("programs 1\n" + source).utf8)) + ".json")
        if let data = try? Data(contentsOf: kept),
            let answers = try? JSONDecoder().decode([CompiledProgram].self, from: data)
        {
            return answers
        }
        let answers = try build(source, numbers: programs.map(\.number))
        try JSONEncoder().encode(answers).write(to: kept, options: .atomic)
        return answers
    }

    private static func build(_ source: String, numbers: [Int]) throws -> [CompiledProgram] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "easel-programs-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["programs.swift", "main.swift"].map { folder.appendingPathComponent($0) }
        try source.write(to: files[0], atomically: true, encoding: .utf8)
        try start(numbers).write(to: files[1], atomically: true, encoding: .utf8)
        let program = folder.path + "/program"
        let arguments = ["swiftc", "-suppress-warnings", "-module-name", "main"] + files.map(\.path) + ["-o", program]
        let compiler = try CompiledProgram.run(arguments)
        guard compiler.status == 0 else {
            let errors = compiler.errors.split(separator: "\n").filter { $0.contains("error:") }
            throw Refused(text: errors.joined(separator: "\n"))
        }
        return try numbers.map { number in
            let answer = try CompiledProgram.run([program, "\(number)"])
            let failure = answer.status == 0 ? nil : CompiledProgram.lastWords(answer.errors)
            return CompiledProgram(isAccepted: true, compileError: "", output: answer.output, failure: failure)
        }
    }

    /// Runs the program whose number is the argument; nothing it printed is lost when it traps.
    private static func start(_ numbers: [Int]) -> String {
        let cases = numbers.map { "case \"\($0)\": try program\($0)()\n" }.joined()
        return
            "import Foundation\nsetvbuf(stdout, nil, _IONBF, 0)\nswitch CommandLine.arguments[1] {\n\(cases)default: break\n}\n"
    }

    /// The generator made something that is no Swift.
    struct Refused: Error, CustomStringConvertible {
        var text: String
        var description: String { "the compiler refuses the random programs:\n\(text)" }
    }
}
