// Generators of the document.
struct Steps: RandomNumberGenerator {
    var state: UInt64 = 0
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state
    }
}
var steps = Steps()
print(Int.random(in: 1...6, using: &steps), Double.random(in: 0..<1, using: &steps), Bool.random(using: &steps))
print([1, 2, 3, 4].shuffled(using: &steps), ["a", "b", "c"].randomElement(using: &steps)!)
var cards = [1, 2, 3]
cards.shuffle(using: &steps)
print(cards, (1...6).contains(Int.random(in: 1...6)), [1, 2].randomElement() != nil, [1, 2, 3].shuffled().count)
