import Foundation

/// The built program while it runs, which can be sent signals.
struct EaselProcess {
    private let process: Process
    private let errors: URL

    /// - Parameter folder: where it runs, and where it leaves what it says, in `errors.log`.
    init(_ arguments: [String], in folder: String) throws {
        errors = URL(fileURLWithPath: folder + ".log")
        _ = FileManager.default.createFile(atPath: errors.path, contents: nil)
        process = Process()
        process.executableURL = Self.executable
        process.arguments = arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = FileHandle.nullDevice
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
    }

    func send(_ signal: Int32) { kill(process.processIdentifier, signal) }

    /// Waits for the end; the exit code, or the signal that ended it as a negative number.
    func wait() -> Int32 {
        process.waitUntilExit()
        try? FileManager.default.removeItem(at: errors)
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }

    /// `easel` lies beside the tests that were built with it.
    private static var executable: URL {
        let tests = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return URL(fileURLWithPath: tests ?? CommandLine.arguments[0]).deletingLastPathComponent()
            .appendingPathComponent("easel")
    }
}
