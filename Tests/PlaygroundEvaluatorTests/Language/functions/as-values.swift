// Functions as values: stored, compared by result, in collections, methods bound and unbound, initialisers.
func square(_ n: Int) -> Int { n * n }
func cube(_ n: Int) -> Int { n * n * n }
var operation: (Int) -> Int = square
print(operation(3))
operation = cube
print(operation(3), [square, cube].map { $0(2) }, ["sq": square]["sq"]!(5))
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(compose(square, String.init)(4) + "!", compose(cube, square)(2))
struct Counter {
    var value = 0
    mutating func add(_ n: Int) -> Int { value += n; return value }
    func plus(_ n: Int) -> Int { value + n }
}
let counter = Counter(value: 10)
let bound = counter.plus
let unbound = Counter.plus
print(bound(5), unbound(counter)(7), [1, 2].map(counter.plus), [Counter(value: 1), Counter(value: 2)].map(\.value))
print(["1", "2"].compactMap(Int.init).map(Double.init), [1, 2].map(Counter.init(value:)).count, ["a"].map { $0.uppercased() })
print([3, 1].sorted(by: <), ["x", "yy"].map(\.count), [[1, 2], []].map(\.isEmpty))
let pick: (Bool) -> (Int) -> Int = { $0 ? square : cube }
print(pick(true)(4), pick(false)(2))
func labelled(first a: Int, second b: Int) -> Int { a - b }
let free: (Int, Int) -> Int = labelled
let named = labelled(first:second:)
print(free(5, 3), named(9, 4))
