import Glibc

/// Runs a command-line tool to its end, handing on its output line by line.
struct ToolProcess {
    var arguments: [String]
    var environment: [(name: String, value: String)] = []
    /// Called for each line of standard output and standard error, in the order they come.
    var onLine: (String) -> Void = { _ in }
    /// Called a few times a second while the tool runs.
    var onTick: () -> Void = {}

    struct Outcome {
        let status: Int32
        let lines: [String]

        var succeeded: Bool { status == 0 }

        /// The last line that says something, for an error message.
        var lastWords: String {
            let telling = lines.last { $0.contains("error") || $0.contains("Error") || $0.contains("ERROR") }
            return telling ?? lines.last { !$0.isEmpty } ?? "exit status \(status)"
        }
    }

    init(_ arguments: [String]) {
        self.arguments = arguments
    }

    /// Whether a tool of that name is on the path.
    static func finds(_ tool: String) -> Bool {
        if tool.contains("/") { return access(tool, X_OK) == 0 }
        let folders = (environmentVariable("PATH") ?? "").split(separator: ":")
        return folders.contains { access("\($0)/\(tool)", X_OK) == 0 }
    }

    /// The tool is found on the path; a tool that cannot be started gives the status 127, as in a shell.
    func run() -> Outcome {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return Outcome(status: 127, lines: ["no pipe could be made"]) }
        ends.forEach { _ = fcntl($0, F_SETFD, FD_CLOEXEC) }
        let process = spawn(output: ends[1])
        close(ends[1])
        defer { close(ends[0]) }
        guard let process else { return Outcome(status: 127, lines: ["'\(arguments[0])' could not be started"]) }
        let lines = readLines(from: ends[0])
        return Outcome(status: exitStatus(of: process), lines: lines)
    }

    private func spawn(output: Int32) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
        posix_spawn_file_actions_adddup2(&actions, output, STDERR_FILENO)
        var attributes = posix_spawnattr_t()
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        // Threads of a concurrency pool block most signals, and children inherit that; CMake, which waits for SIGCHLD,
        // would wait for ever.
        var noSignals = sigset_t()
        sigemptyset(&noSignals)
        posix_spawnattr_setsigmask(&attributes, &noSignals)
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
        var process = pid_t()
        let result = withCStrings(arguments) { arguments in
            withCStrings(childEnvironment()) { environment in
                posix_spawnp(&process, self.arguments[0], &actions, &attributes, arguments, environment)
            }
        }
        return result == 0 ? process : nil
    }

    private func childEnvironment() -> [String] {
        var entries: [String] = []
        var next = environ
        while let entry = next.pointee {
            entries.append(String(cString: entry))
            next += 1
        }
        let replaced = environment.map { $0.name + "=" }
        return entries.filter { entry in !replaced.contains { entry.hasPrefix($0) } }
            + environment.map { "\($0.name)=\($0.value)" }
    }

    private func readLines(from descriptor: Int32) -> [String] {
        var lines: [String] = []
        var pending: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 16384)
        while true {
            var wait = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            if poll(&wait, 1, 200) == 0 {
                onTick()
                continue
            }
            let count = read(descriptor, &chunk, chunk.count)
            if count < 0 && errno == EINTR { continue }
            if count <= 0 { break }
            for byte in chunk[..<count] {
                guard byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") else {
                    pending.append(byte)
                    continue
                }
                emit(&pending, into: &lines)
            }
        }
        emit(&pending, into: &lines)
        return lines
    }

    private func emit(_ pending: inout [UInt8], into lines: inout [String]) {
        guard !pending.isEmpty else { return }
        let line = String(decoding: pending, as: UTF8.self)
        pending.removeAll(keepingCapacity: true)
        lines.append(line)
        onLine(line)
    }

    private func exitStatus(of process: pid_t) -> Int32 {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0 && errno == EINTR {}
        let signal = status & 0x7f
        return signal == 0 ? (status >> 8) & 0xff : 128 + signal
    }
}

/// Calls `body` with a null-terminated array of C strings.
private func withCStrings<Result>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
    let copies: [UnsafeMutablePointer<CChar>?] = strings.map { strdup($0) }
    defer { copies.forEach { free($0) } }
    return body(copies + [nil])
}
