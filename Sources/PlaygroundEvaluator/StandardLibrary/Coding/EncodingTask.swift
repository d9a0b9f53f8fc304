import Foundation

/// The program to ask while one value is encoded, for strategies that are closures of the program.
// Proof for `@unchecked Sendable`: a task lives during one call of `encode`, on the thread of that call.
final class EncodingTask: @unchecked Sendable {
    private let context: any HostContext

    init(context: any HostContext) { self.context = context }

    private static var key: CodingUserInfoKey? { CodingUserInfoKey(rawValue: "playground.encoding") }

    func attach(to encoder: JSONEncoder) {
        guard let key = Self.key else { return }
        encoder.userInfo[key] = self
    }

    static func context(of encoder: any Encoder) throws -> any HostContext {
        guard let key, let task = encoder.userInfo[key] as? EncodingTask else {
            throw HostRefusal("this encoder was not made by the playground")
        }
        return task.context
    }
}
