import Foundation
@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling

/// Messages to and from the compiler: eight bytes of length, lowest first, then JSON.
struct CompilerConnection: MessageConnection {
    private let input = FileHandle.standardInput
    private let output = FileHandle.standardOutput

    struct BrokenMessage: Error {}

    func sendMessage<Message: Encodable>(_ message: Message) throws {
        let body = try JSONEncoder().encode(message)
        let length = withUnsafeBytes(of: UInt64(body.count).littleEndian) { Data($0) }
        try output.write(contentsOf: length + body)
    }

    /// The next message; nil when the compiler is done, which it says by the length 0 or by closing the input.
    func waitForNextMessage<Message: Decodable>(_ type: Message.Type) throws -> Message? {
        guard let header = try read(count: 8) else { return nil }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard length > 0 else { return nil }
        guard let body = try read(count: Int(length)) else { throw BrokenMessage() }
        return try JSONDecoder().decode(type, from: body)
    }

    /// Exactly this many bytes; nil when the input ends before the first of them.
    private func read(count: Int) throws -> Data? {
        var data = Data()
        while data.count < count {
            guard let part = try input.read(upToCount: count - data.count), !part.isEmpty else {
                if data.isEmpty { return nil }
                throw BrokenMessage()
            }
            data += part
        }
        return data
    }
}
