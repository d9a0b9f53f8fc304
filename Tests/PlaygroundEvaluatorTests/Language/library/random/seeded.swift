// A generator of one's own makes chance repeatable.
struct Congruential: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state
    }
}
var one = Congruential(state: 7), other = Congruential(state: 7)
print((0..<6).map { _ in Int.random(in: 1...6, using: &one) } == (0..<6).map { _ in Int.random(in: 1...6, using: &other) })
var generator = Congruential(state: 2026)
print((0..<8).map { _ in Int.random(in: 0..<100, using: &generator) })
print([1, 2, 3, 4, 5].shuffled(using: &generator), ["a", "b", "c"].randomElement(using: &generator)!)
print(Bool.random(using: &generator), UInt8.random(in: 10...20, using: &generator), Double.random(in: 0..<1, using: &generator))
var deck = Array(1...5)
deck.shuffle(using: &generator)
print(deck, deck.sorted() == Array(1...5))
