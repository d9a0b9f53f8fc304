// One condition list may mix booleans, bindings, patterns and availability; later parts see earlier ones.
enum Reply { case ok(String), failed(Int) }
let settings = ["retries": "3", "name": "box"]
func attempt(_ reply: Reply, _ limit: Int?) -> String {
    if case .failed(let code) = reply, let limit, code > limit, let text = settings["retries"], let retries = Int(text) {
        return "retry \(retries) after \(code)"
    } else if case .ok(let body) = reply, !body.isEmpty, let first = body.first, first.isLetter {
        return "got \(first)"
    } else if case .ok = reply {
        return "odd body"
    }
    return "gave up"
}
print(attempt(.failed(500), 400), attempt(.failed(500), nil), attempt(.ok("abc"), 1), attempt(.ok("1"), 1), attempt(.ok(""), 1))
if let name = settings["name"], case let count = name.count, count == 3, #available(macOS 10.15, *) { print(name, count) }
if let a = Int("1"), let b = Int("2"), let c = Int("x") { print(a, b, c) } else { print("no c") }
if case let (x, y) = (1, 2), x < y { print(x + y) }
var queue = [1, 2, 3]
while let last = queue.popLast(), last > 1 { print("took", last) }
print(queue)
