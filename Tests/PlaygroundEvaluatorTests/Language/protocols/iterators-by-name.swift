// Sequences that name the iterator of an array or erase their own.
struct Lines: Sequence { let xs: [String]; func makeIterator() -> IndexingIterator<[String]> { xs.makeIterator() } }
for l in Lines(xs: ["a", "b"]) { print(l) }
print(Lines(xs: ["x", "y"]).map { $0.uppercased() })
struct Ring: Sequence {
    var items: [Int];
    func makeIterator() -> AnyIterator<Int> {
        var i = 0;
        return AnyIterator {
            i < items.count
                ? {
                    defer { i += 1 }; return items[i]
                }() : nil
        }
    }
}
print(Array(Ring(items: [3, 4])), Ring(items: [1, 2]).reduce(0, +))
class Parser {
    var it: IndexingIterator<[Int]>; init(_ a: [Int]) { it = a.makeIterator() }
    func next() -> Int? { it.next() }
}
let p = Parser([7, 8]); print(p.next() as Any, p.next() as Any, p.next() as Any)
var it = "héy".makeIterator()
while let c = it.next() { print(c, terminator: " ") }
print()
struct Cnt: IteratorProtocol, Sequence {
    var n: Int;
    mutating func next() -> Int? {
        n == 0
            ? nil
            : {
                n -= 1; return n
            }()
    }
}
