// Several patterns of one case bind the same names.
enum Message { case text(String, from: String), image(size: Int, from: String), audio(seconds: Int, String), ping }
func sender(_ message: Message) -> String? {
    switch message {
    case .text(_, let name), .image(_, let name), .audio(_, let name): return name
    case .ping: return nil
    }
}
func weight(_ message: Message) -> Int {
    switch message {
    case .image(let n, from: "Ann"), .audio(let n, _) where n > 10: return n * 2
    case .image(let n, _), .audio(let n, _): return n
    case .text(let body, _): return body.count
    case .ping: return 0
    }
}
let messages: [Message] = [.text("hi", from: "Bo"), .image(size: 40, from: "Ann"), .audio(seconds: 5, "Cy"), .audio(seconds: 20, "Di"), .ping]
for message in messages { print(sender(message) ?? "-", weight(message)) }
func mirror(_ pair: (Int, Int)) -> Int {
    switch pair { case (0, let n), (let n, 0): n; case let (a, b): a * b }
}
print(mirror((0, 5)), mirror((6, 0)), mirror((2, 3)))
do { throw CancellationError() } catch is CancellationError, is DecodingError { print("caught") } catch { print("never") }
