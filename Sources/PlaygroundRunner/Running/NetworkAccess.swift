import Foundation
import PlaygroundEvaluator

/// The network for documents that may use it, through the `curl` program.
///
/// A program of its own keeps the libraries that networks need out of every run that uses none.
enum NetworkAccess {
    static let load: Permissions.NetworkLoader = { request in
        try await withCheckedThrowingContinuation { continuation in
            // Waiting for a process blocks, so it is done on a thread of its own.
            EvaluationThread.start {
                continuation.resume(with: Result { try Exchange(request).run() })
            }
        }
    }

    /// One request and its answer, in files of a folder of its own.
    private struct Exchange {
        private let request: NetworkRequest
        private let folder: URL

        init(_ request: NetworkRequest) throws {
            self.request = request
            folder = FileManager.default.temporaryDirectory.appendingPathComponent("easel-\(UUID().uuidString)")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        }

        func run() throws -> NetworkResponse {
            defer { try? FileManager.default.removeItem(at: folder) }
            try request.body?.write(to: file("request"))
            let status = try curl()
            guard status == 0 else { throw failure(status) }
            let head = try String(contentsOf: file("head"), encoding: .utf8)
            let body = (try? Data(contentsOf: file("body"))) ?? Data()
            return ResponseHead(head).response(body)
        }

        private func file(_ name: String) -> URL { folder.appendingPathComponent(name) }

        private func curl() throws -> Int32 {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
            process.arguments = ["curl"] + arguments
            process.standardInput = FileHandle.nullDevice
            process.standardError = FileHandle.nullDevice
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            return process.terminationStatus
        }

        /// Only HTTP, also after redirections: other schemes would reach files.
        private var arguments: [String] {
            var arguments = [
                "--silent", "--location", "--proto", "=http,https", "--proto-redir", "=http,https",
                "--request", request.method, "--max-time", "\(request.timeout)",
                "--dump-header", file("head").path, "--output", file("body").path,
            ]
            if request.body != nil { arguments += ["--data-binary", "@" + file("request").path] }
            for header in request.headers { arguments += ["--header", "\(header.name): \(header.value)"] }
            return arguments + ["--url", request.url.absoluteString]
        }

        /// Curl's exit statuses as the errors that `URLSession` throws.
        private func failure(_ status: Int32) -> any Error {
            switch status {
            case 127:
                HostRefusal(
                    "the network needs the program 'curl', which is not installed",
                    hint: "sudo apt-get install curl")
            case 1, 3: URLError(.badURL)
            case 6: URLError(.cannotFindHost)
            case 7: URLError(.cannotConnectToHost)
            case 28: URLError(.timedOut)
            case 47: URLError(.httpTooManyRedirects)
            default: URLError(.cannotParseResponse)
            }
        }
    }
}

/// Status and headers of an HTTP answer, the last one where redirections were followed.
private struct ResponseHead {
    private var status = 0
    private var headers: [(name: String, value: String)] = []

    init(_ text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            if line.hasPrefix("HTTP/") {
                status = line.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
                headers = []
            } else if let colon = line.firstIndex(of: ":") {
                let value = line[line.index(after: colon)...].drop { $0 == " " }
                headers.append((String(line[..<colon]), String(value)))
            }
        }
    }

    func response(_ body: Data) -> NetworkResponse {
        NetworkResponse(status: status, headers: headers.sorted { $0.name < $1.name }, body: body)
    }
}
