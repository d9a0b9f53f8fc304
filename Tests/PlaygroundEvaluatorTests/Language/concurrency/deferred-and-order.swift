// Order of defer, cleanup and errors across awaits.
enum Stage: Error { case failed(String) }
func step(_ name: String) async throws { print("begin", name); defer { print("end", name) }; await Task.yield(); if name == "b" { throw Stage.failed(name) } }
func run(_ names: [String]) async -> String {
    defer { print("run over") }
    do { for name in names { try await step(name) }; return "all" } catch Stage.failed(let name) { return "failed at \(name)" } catch { return "?" }
}
print(await run(["a"]))
print(await run(["a", "b", "c"]))
func retry<T>(_ times: Int, _ body: (Int) async throws -> T) async throws -> T {
    var last: (any Error)?
    for attempt in 1...times { do { return try await body(attempt) } catch { last = error; print("attempt", attempt, error) } }
    throw last!
}
print(try await retry(3) { n in if n < 3 { throw Stage.failed("try \(n)") }; return n * 100 })
let outcome: Result<Int, any Error>
do { outcome = .success(try await retry(1) { _ in throw Stage.failed("only") }) } catch { outcome = .failure(error) }
if case .failure(let error) = outcome { print(error) }
