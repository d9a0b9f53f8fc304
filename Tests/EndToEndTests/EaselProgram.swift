import Foundation

/// The program as it was built with these tests.
struct EaselProgram {
    struct Result: Equatable {
        var exitCode: Int32
        var output: String
        var errors: String
    }

    /// The folder in which it runs.
    var folder: String

    /// Runs it to its end.
    func run(_ arguments: [String]) throws -> Result {
        let output = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: output, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: output) }
        // Files take any amount of text, where a pipe that nobody reads would fill up.
        let files = ["out", "err"].map { output.appendingPathComponent($0) }
        for file in files { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
        let process = Process()
        process.executableURL = Self.executable
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = try FileHandle(forWritingTo: files[0])
        process.standardError = try FileHandle(forWritingTo: files[1])
        try process.run()
        process.waitUntilExit()
        let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
        return Result(exitCode: process.terminationStatus, output: texts[0], errors: texts[1])
    }

    /// Starts it and goes on; the output is read while it runs.
    func start(_ arguments: [String]) throws -> RunningProgram {
        let process = Process()
        process.executableURL = Self.executable
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardInput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        return RunningProgram(process: process, output: pipe.fileHandleForReading)
    }

    /// `easel` lies beside the tests that were built with it.
    private static var executable: URL {
        let link = "/proc/self/exe"
        let tests = (try? FileManager.default.destinationOfSymbolicLink(atPath: link)) ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent("easel")
    }
}

/// A program that goes on until it is interrupted.
final class RunningProgram {
    private let process: Process
    private let output: FileHandle
    private var text = ""

    init(process: Process, output: FileHandle) {
        self.process = process
        self.output = output
    }

    deinit { process.terminate() }

    /// Reads until a text has come; false when the output ends before.
    func wait(for wanted: String) -> Bool {
        while !text.contains(wanted) {
            let data = output.availableData
            guard !data.isEmpty else { return false }
            text += String(decoding: data, as: UTF8.self)
        }
        text = ""
        return true
    }

    /// Interrupts it as Ctrl-C does, and waits for its end.
    func interrupt() -> Int32 {
        process.interrupt()
        process.waitUntilExit()
        return process.terminationStatus
    }
}
