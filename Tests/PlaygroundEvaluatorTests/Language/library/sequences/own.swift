// Sequences, iterators and collections of one's own get the library's algorithms.
struct Countdown: Sequence, IteratorProtocol {
    var value: Int
    mutating func next() -> Int? {
        guard value > 0 else { return nil }
        defer { value -= 1 }
        return value
    }
}
let three = Countdown(value: 3)
for value in three { print(value, terminator: " ") }
print(Array(three), three.map { $0 * 2 }, three.contains(2), three.sorted(), three.reduce(0, +), three.min()!, three.first { $0 < 3 }!)
print(three.filter { $0 != 2 }, three.enumerated().map { $0.offset }, zip(three, "abc").map { "\($0)\($1)" }, three.reversed(), three.prefix(1).map { $0 }, three.dropFirst().map { $0 }, Set(three).count)
struct Ring: Collection {
    let items: [String]
    var startIndex: Int { 0 }
    var endIndex: Int { items.count }
    func index(after i: Int) -> Int { i + 1 }
    subscript(position: Int) -> String { items[position % items.count] }
}
let ring = Ring(items: ["n", "e", "s", "w"])
print(ring.count, ring.first!, ring.isEmpty, ring[5], ring.map { $0.uppercased() }, ring.firstIndex(of: "s")!, ring.joined(), Array(ring.dropFirst(2)), ring.indices.map { $0 })
struct Tree: Sequence {
    var values: [Int]
    func makeIterator() -> AnyIterator<Int> {
        var index = values.count
        return AnyIterator {
            index -= 1
            return index < 0 ? nil : self.values[index]
        }
    }
}
print(Array(Tree(values: [1, 2, 3])), Tree(values: [4, 5]).max()!, Tree(values: []).isEmptySequence)
extension Sequence {
    var isEmptySequence: Bool { first { _ in true } == nil }
}
let erased = AnySequence([3, 2, 1]), generated = AnySequence { Countdown(value: 2) }
print(erased.sorted(), generated.map { $0 })
var iterator = ["a", "b"].makeIterator()
while let item = iterator.next() { print(item, terminator: ".") }
print(iterator.next() as Any)
