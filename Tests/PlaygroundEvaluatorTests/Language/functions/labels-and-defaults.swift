// Argument labels, omitted labels, defaults in any place, defaults that use other values.
func greet(_ name: String, with word: String = "Hello", times: Int = 1, _ end: String = "!") -> String {
    Array(repeating: "\(word) \(name)\(end)", count: times).joined(separator: " ")
}
print(greet("Ann"), greet("Bob", with: "Hi"), greet("Cy", times: 2), greet("Di", with: "Yo", "?"), greet("Ed", "."))
func move(from start: Int, to end: Int, by step: Int = 1) -> [Int] { Array(stride(from: start, to: end, by: step)) }
print(move(from: 0, to: 3), move(from: 0, to: 10, by: 4))
func `repeat`(`in` word: String, for count: Int) -> String { String(repeating: word, count: count) }
print(`repeat`(in: "ab", for: 2))
var calls = 0
func fresh() -> Int { calls += 1; return calls }
func log(_ text: String, id: Int = fresh(), line: Int = #line) -> String { "\(id):\(text)" }
print(log("a"), log("b", id: 50), log("c"), calls)
struct Box {
    let size: Int
    func scaled(by k: Int = 2, plus extra: Int? = nil) -> Int { size * k + (extra ?? 0) }
    static func make(size: Int = 3) -> Box { Box(size: size) }
}
print(Box.make().scaled(), Box.make(size: 5).scaled(by: 3), Box(size: 1).scaled(plus: 4))
func apply(_ value: Int, transform: (Int) -> Int = { $0 * 10 }) -> Int { transform(value) }
print(apply(4), apply(4) { $0 + 1 }, apply(4, transform: { -$0 }))
