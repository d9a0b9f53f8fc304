import Glibc

/// One HTTP exchange with a server on this machine.
///
/// Foundation's URLSession refuses the driver's headers, which have no blank behind the colon.
struct LoopbackConnection {
    struct Fault: Error {
        var message: String
    }

    var port: UInt16

    /// Sends a request and gives the body of the answer.
    func exchange(_ method: String, _ path: String, _ body: String) throws -> [UInt8] {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard descriptor >= 0 else { throw Fault(message: "no socket") }
        defer { close(descriptor) }
        try connect(descriptor)
        try send(
            """
            \(method) \(path) HTTP/1.1\r
            Host: 127.0.0.1:\(port)\r
            Content-Type: application/json\r
            Content-Length: \(body.utf8.count)\r
            Connection: close\r
            \r
            \(body)
            """, descriptor)
        return try Self.body(of: receive(descriptor))
    }

    private func connect(_ descriptor: Int32) throws {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let status = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                Glibc.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard status == 0 else { throw Fault(message: "nothing listens on port \(port)") }
    }

    private func send(_ text: String, _ descriptor: Int32) throws {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes {
                Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { throw Fault(message: "the connection broke") }
            rest = rest.dropFirst(count)
        }
    }

    /// The bytes of the answer: the head, then as many as the head says.
    private func receive(_ descriptor: Int32) -> [UInt8] {
        var answer: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while !Self.isWhole(answer) {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            guard count > 0 else { break }
            answer += buffer.prefix(count)
        }
        return answer
    }

    private static func endOfHead(_ answer: [UInt8]) -> Int? {
        let mark = Array("\r\n\r\n".utf8)
        return answer.indices.first { answer[$0...].starts(with: mark) }.map { $0 + mark.count }
    }

    private static func isWhole(_ answer: [UInt8]) -> Bool {
        guard let end = endOfHead(answer) else { return false }
        let head = String(decoding: answer[..<end], as: UTF8.self)
        guard let found = head.firstMatch(of: /(?i)content-length: *([0-9]+)/) else { return false }
        return answer.count - end >= Int(found.1) ?? 0
    }

    private static func body(of answer: [UInt8]) throws -> [UInt8] {
        guard let end = endOfHead(answer) else { throw Fault(message: "the answer has no head") }
        let body = Array(answer[end...])
        guard answer.starts(with: "HTTP/1.1 200".utf8) else {
            throw Fault(message: String(decoding: body, as: UTF8.self))
        }
        return body
    }
}
