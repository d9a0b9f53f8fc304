// === compares objects, == what the class says; arrays of objects share them.
class Card: Equatable {
    var face: String
    init(_ face: String) { self.face = face }
    static func == (left: Card, right: Card) -> Bool { left.face == right.face }
}
let queen = Card("Q")
let other = Card("Q")
let same = queen
print(queen == other, queen === other, queen === same, queen !== other)
var hand = [queen, other]
hand[0].face = "K"
print(queen.face, other.face, hand.map(\.face))
print(hand.firstIndex(of: Card("K")) ?? -1, hand.firstIndex { $0 === other } ?? -1)
print(ObjectIdentifier(queen) == ObjectIdentifier(same), ObjectIdentifier(queen) == ObjectIdentifier(other))
let none: Card? = nil
print(none === nil, queen === none)
