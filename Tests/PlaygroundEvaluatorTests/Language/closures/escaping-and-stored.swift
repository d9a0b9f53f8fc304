// Closures kept for later: handlers in arrays, properties, dictionaries, lazily run.
final class Store {
    private var observers: [(Int, Int) -> Void] = []
    var value = 0 { didSet { observers.forEach { $0(oldValue, value) } } }
    func observe(_ body: @escaping (Int, Int) -> Void) { observers.append(body) }
}
let store = Store()
var log: [String] = []
store.observe { log.append("\($0)->\($1)") }
store.observe { old, new in if new > old { log.append("up") } }
store.value = 3
store.value -= 1
print(log)
var commands: [String: ([String]) throws -> String] = [:]
commands["echo"] = { $0.joined(separator: " ") }
commands["count"] = { "\($0.count)" }
commands["fail"] = { _ in throw CancellationError() }
for line in ["echo a b", "count a b c", "fail", "nope"] {
    var words = line.split(separator: " ").map(String.init)
    let name = words.removeFirst()
    guard let command = commands[name] else { print("unknown", name); continue }
    print((try? command(words)) ?? "failed")
}
struct Lazy<T> { let make: () -> T; lazy var value: T = make(); init(_ make: @escaping () -> T) { self.make = make } }
var heavy = Lazy { () -> Int in print("computing"); return 42 }
print("before")
print(heavy.value, heavy.value)
typealias Handler = (Result<String, any Error>) -> Void
func fetch(_ ok: Bool, then handler: @escaping Handler) { handler(ok ? .success("data") : .failure(CancellationError())) }
fetch(true) { if case .success(let text) = $0 { print(text) } }
fetch(false) { result in switch result { case .success: print("?"); case .failure: print("error") } }
