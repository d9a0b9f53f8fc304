// Typed throws, results, rethrown errors and errors inside errors.
import Foundation
enum ValidationError: Error, Equatable { case empty(field: String), tooShort(field: String, min: Int), invalid(String) }
struct Validator<T> {
    let check: (T) throws(ValidationError) -> Void
    static func all(_ vs: Validator<T>...) -> Validator<T> {
        Validator { (x: T) throws(ValidationError) in for v in vs { try v.check(x) } }
    }
}
extension Validator where T == String {
    static func notEmpty(_ f: String) -> Self {
        .init { s throws(ValidationError) in if s.isEmpty { throw .empty(field: f) } }
    }
    static func min(_ n: Int, _ f: String) -> Self {
        .init { s throws(ValidationError) in guard s.count >= n else { throw .tooShort(field: f, min: n) } }
    }
}
let v = Validator.all(.notEmpty("name"), .min(3, "name"))
for s in ["", "ab", "abc"] {
    do { try v.check(s); print("ok") } catch .empty(let f) { print("empty", f) } catch { print("other", error) }
}
func parse(_ s: String) -> Result<Int, ValidationError> { Int(s).map(Result.success) ?? .failure(.invalid(s)) }
let rs = ["1", "x", "3"].map(parse)
for r in rs {
    switch r {
    case .success(let n) where n > 2: print("big", n);
    case .success(let n): print(n);
    case .failure(.invalid(let s)): print("bad", s);
    case .failure(let e): print(e)
    }
}
print(
    rs.compactMap { try? $0.get() }.reduce(0, +), parse("9").map { $0 * 2 },
    parse("4").flatMap { $0 > 5 ? .success($0) : .failure(.invalid("small")) })
struct Wrapped: LocalizedError { let inner: any Error; var errorDescription: String? { "wrapped: \(inner)" } }
func risky(_ n: Int) throws -> Int {
    defer { print("cleanup \(n)") }; if n % 2 == 0 { throw ValidationError.invalid("\(n)") }; return n
}
func outer(_ n: Int) throws -> Int {
    do { return try risky(n) } catch let e as ValidationError { throw Wrapped(inner: e) }
}
do { print(try outer(1)); print(try outer(2)) } catch { print(error.localizedDescription, error is Wrapped) }
let x = (try? risky(2)) ?? -1; print(x, (try? risky(3)) as Any)
func process(_ items: [String], using f: (String) throws -> Int) rethrows -> [Int] { try items.map(f) }
print(
    process(["a", "bb"]) { $0.count },
    (try? process(["1", "z"]) {
        guard let n = Int($0) else { throw ValidationError.invalid($0) }; return n
    }) as Any)
func check() throws {
    guard false else { throw NSError(domain: "App", code: 42, userInfo: [NSLocalizedDescriptionKey: "boom"]) }
}
do { try check() } catch let e as NSError where e.code == 42 { print(e.domain, e.localizedDescription) }
do {
    let n: Int = try {
        if Bool(true) { throw ValidationError.empty(field: "q") }; return 1
    }()
        ;
    print(n)
} catch ValidationError.empty(field: "q") { print("matched q") } catch { print("no") }
func cascade(_ n: Int) -> String {
    do {
        switch n {
        case 0: throw ValidationError.invalid("zero");
        case 1: throw CancellationError();
        default: return "fine"
        }
    } catch is CancellationError { return "cancelled" } catch ValidationError.invalid, ValidationError.empty {
        return "validation"
    } catch { return "unknown" }
}
print((0...2).map(cascade))
