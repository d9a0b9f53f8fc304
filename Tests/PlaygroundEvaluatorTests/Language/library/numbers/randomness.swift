// Random numbers: ranges, elements, and a generator of one's own that repeats itself.
struct Repeating: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state = state &* 6364136223846793005 &+ 1442695040888963407
        return state
    }
}
var a = Repeating(state: 1), b = Repeating(state: 1)
print(Int.random(in: 0..<1000, using: &a), Int.random(in: 0...9, using: &a), Double.random(in: 0..<1, using: &a), Bool.random(using: &a))
print([1, 2, 3, 4, 5].shuffled(using: &a), ["x", "y", "z"].randomElement(using: &a)!, UInt8.random(in: 1...6, using: &a), (1...100).randomElement(using: &a)!)
_ = Int.random(in: 0..<1000, using: &b)
print(Int.random(in: 0...9, using: &b), (0..<5).map { _ in Int.random(in: 1...6, using: &b) })
for _ in 0..<20 {
    let die = Int.random(in: 1...6), share = Double.random(in: 0...1), small = Float.random(in: -1..<0)
    precondition((1...6).contains(die) && (0...1).contains(share) && small < 0)
}
let coins = (0..<200).map { _ in Bool.random() }
print(coins.contains(true), coins.contains(false), [1, 2, 3].shuffled().count, [Int]().randomElement() as Any, (5...5).randomElement()!, "abc".randomElement() != nil)
var cards = Array(1...10)
cards.shuffle(using: &a)
print(cards.sorted() == Array(1...10), cards != Array(1...10), Set((0..<100).map { _ in Int.random(in: 0...3) }).count)
