// A cache as a generic actor, retries, streams and a model on the main actor.
protocol Loader: Sendable { associatedtype Value: Sendable; func load(_ id: Int) async throws -> Value }
struct NameLoader: Loader {
    func load(_ id: Int) async throws -> String {
        if id < 0 { throw LoadError.badID(id) }; await Task.yield(); return "name-\(id)"
    }
}
enum LoadError: Error, CustomStringConvertible {
    case badID(Int), timeout;
    var description: String {
        switch self {
        case .badID(let i): "bad id \(i)";
        case .timeout: "timeout"
        }
    }
}
actor Cache<L: Loader> {
    private let loader: L; private var values: [Int: L.Value] = [:];
    private var running: [Int: Task<L.Value, any Error>] = [:]; private(set) var loads = 0
    init(_ l: L) { loader = l }
    func value(_ id: Int) async throws -> L.Value {
        if let v = values[id] { return v }
        if let t = running[id] { return try await t.value }
        loads += 1
        let t = Task { try await loader.load(id) }
        running[id] = t
        defer { running[id] = nil }
        let v = try await t.value; values[id] = v; return v
    }
}
let cache = Cache(NameLoader())
print(try await cache.value(1), try await cache.value(1), await cache.loads)
do { _ = try await cache.value(-1) } catch let e as LoadError { print("caught", e) }
let names = try await withThrowingTaskGroup(of: (Int, String).self) { g in
    for i in 2...4 { g.addTask { (i, try await cache.value(i)) } }
    var r: [Int: String] = [:]; while let (i, n) = try await g.next() { r[i] = n }; return r
}
print(names.keys.sorted().map { names[$0]! })
func retrying<T>(_ n: Int, _ op: @Sendable (Int) async throws -> T) async rethrows -> T {
    for i in 0..<n - 1 { do { return try await op(i) } catch { print("retry", i, error) } }; return try await op(n - 1)
}
print(
    try await retrying(3) { i in
        if i < 2 { throw LoadError.timeout }; return "done \(i)"
    })
func timed(_ work: () async -> Void) async { await work(); print("finished") }
await timed {
    await withTaskGroup(of: Int.self) { g in
        for i in 1...3 { g.addTask { i * i } }; var s = 0; for await x in g { s += x }; print("sum", s)
    }
}
let (stream, cont) = AsyncStream.makeStream(of: String.self)
let producer = Task {
    for w in ["a", "b", "c"] { cont.yield(w); await Task.yield() }; cont.finish()
}
var got: [String] = []; for await w in stream { got.append(w) }; await producer.value; print(got)
extension Array where Element: Sendable {
    func asyncMap<T>(_ f: (Element) async throws -> T) async rethrows -> [T] {
        var out: [T] = []; for e in self { out.append(try await f(e)) }; return out
    }
}
print(try await [1, 2].asyncMap { try await cache.value($0).uppercased() })
@MainActor class Model {
    var log: [String] = []; var onChange: (@MainActor (String) -> Void)?;
    func add(_ s: String) { log.append(s); onChange?(s) }
}
let m = await Model();
await MainActor.run {
    m.onChange = { print("changed", $0) }; m.add("x")
}
await m.add("y"); print(await m.log.count)
let r: Result<String, any Error> = await Task { try await cache.value(-5) }.result
switch r {
case .success(let s): print(s);
case .failure(let e): print("failed:", e)
}
func fibs() -> AsyncStream<Int> {
    AsyncStream { c in
        var (a, b) = (0, 1); for _ in 0..<8 { c.yield(a); (a, b) = (b, a + b) }; c.finish()
    }
}
print(await fibs().filter { $0 % 2 == 1 }.map { $0 * 10 }.reduce(into: []) { $0.append($1) } as [Int])
