// Result: success or failure as a value.
enum Failure: Error, Equatable { case tooSmall, odd(Int) }
func halve(_ n: Int) -> Result<Int, Failure> {
    if n < 2 { return .failure(.tooSmall) }
    return n % 2 == 0 ? .success(n / 2) : .failure(.odd(n))
}
for n in [8, 7, 1] {
    switch halve(n) {
    case .success(let half): print("half", half)
    case .failure(.odd(let n)): print("odd", n)
    case .failure(let error): print("failed", error)
    }
}
print(halve(8).map { $0 + 1 }, halve(8).flatMap(halve), halve(6).flatMap(halve), halve(1).mapError { "\($0)".count > 3 ? .odd(0) : $0 })
print(try halve(4).get(), (try? halve(3).get()) as Any, halve(4) == .success(2), halve(3) == .failure(.odd(3)), halve(4) != .success(3))
do { _ = try halve(1).get() } catch { print("caught", error) }
do { _ = try halve(9).get() } catch Failure.odd(let n) { print("caught odd", n) }
let caught = Result { try halve(12).get() * 10 }
print(caught, type(of: caught), Result<Int, any Error> { throw Failure.tooSmall })
let values = [2, 3, 4].map(halve)
print(values.compactMap { try? $0.get() }, values.filter { if case .failure = $0 { true } else { false } }.count)
func load(_ name: String, then finish: (Result<String, any Error>) -> Void) {
    finish(name.isEmpty ? .failure(Failure.tooSmall) : .success("loaded " + name))
}
load("file") { result in print((try? result.get()) ?? "-") }
load("") { if case .failure(let error) = $0 { print("error:", error) } }
print(halve(1).flatMapError { _ in Result<Int, Failure>.success(0) }, Result<Void, Failure>.success(()))
let stored: [String: Result<Int, Failure>] = ["a": .success(1)]
if case .success(let value)? = stored["a"] { print(value) }
