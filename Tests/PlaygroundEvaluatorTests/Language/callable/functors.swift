// callAsFunction with generics, throwing and mutating forms, and values of such types in collections.
struct Adder { let base: Int; func callAsFunction(_ n: Int) -> Int { base + n } }
struct Counter {
    private(set) var calls = 0
    mutating func callAsFunction() -> Int { calls += 1; return calls }
    mutating func callAsFunction<T: Collection>(counting items: T) -> Int { calls += items.count; return calls }
}
enum ParseFailure: Error { case bad(String) }
struct Parser { func callAsFunction(_ text: String) throws -> Int { guard let n = Int(text) else { throw ParseFailure.bad(text) }; return n } }
let adders = [Adder(base: 1), Adder(base: 100)]
print(adders.map { $0(5) }, adders[0].callAsFunction(1))
var counter = Counter()
_ = counter()
print(counter(counting: [1, 2, 3]), counter(counting: "ab"), counter.calls)
let parse = Parser()
print(try parse("12"), (try? parse("x")) as Any)
do { _ = try parse("y") } catch ParseFailure.bad(let text) { print("bad", text) }
