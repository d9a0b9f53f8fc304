// Nil-coalescing: chains, defaults of other optionals, throwing and assigning.
let a: Int? = nil, b: Int? = nil, c: Int? = 3
print(a ?? b ?? c ?? 0, a ?? b as Any, (a ?? 1) + (c ?? 1))
let names = ["ann": "Ann"]
print(names["ann"] ?? "unknown", names["x"] ?? names["ann"] ?? "none", names["x"]?.count ?? names.count)
var cache: [Int: String] = [:]
func lookup(_ n: Int) -> String {
    if let hit = cache[n] { return hit + " again" }
    cache[n] = "value \(n)"
    return cache[n] ?? "never"
}
print(lookup(1), lookup(1))
struct Missing: Error {}
func require<T>(_ value: T?) throws -> T { guard let value else { throw Missing() }; return value }
do { print(try a ?? require(c)); print(try a ?? require(b)) } catch { print("missing") }
let nested: Int?? = .some(nil)
print(nested ?? 5 as Any, (nested ?? 5) ?? 6)
let text: String? = "12"
let number: Double = Double(text ?? "") ?? .nan
print(number, text.flatMap(Int.init) ?? 0, Int(text ?? "x") ?? -1)
let first = [Int]().first ?? [7].first ?? 0
let label: String = if let text { text } else { "none" }
print(first, label)
