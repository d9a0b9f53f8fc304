import Foundation

/// Python's `jsonschema`, a validator that shares nothing with this package.
enum PythonValidator {
    struct Pair: Encodable {
        var schema: String
        var value: String
    }

    static let isInstalled = (try? run("import jsonschema", input: Data())) != nil

    /// One line for each pair that is not valid: its number, and what is wrong.
    static func violations(in pairs: [Pair]) throws -> [String] {
        let answer = try run(program, input: JSONEncoder().encode(pairs))
        return answer.split(separator: "\n").map(String.init)
    }

    /// Patterns are left to Swift, since Python's expressions are others.
    private static let program = """
        import json, sys, jsonschema

        def without_patterns(node):
            if isinstance(node, list):
                return [without_patterns(item) for item in node]
            if isinstance(node, dict):
                return {key: without_patterns(item) for key, item in node.items()
                        if not (key == "pattern" and isinstance(item, str))}
            return node

        for number, pair in enumerate(json.load(sys.stdin)):
            validator = jsonschema.Draft202012Validator(without_patterns(json.loads(pair["schema"])))
            for error in validator.iter_errors(json.loads(pair["value"])):
                print(f"{number}: {error.message}")
                break
        """

    private struct Failure: Error {}

    private static func run(_ program: String, input: Data) throws -> String {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try input.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["python3", "-c", program]
        process.standardInput = try FileHandle(forReadingFrom: file)
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let answer = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure() }
        return String(decoding: answer, as: UTF8.self)
    }
}
