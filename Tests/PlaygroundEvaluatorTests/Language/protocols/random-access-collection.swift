// BidirectionalCollection and RandomAccessCollection by few members; MutableCollection with sort and swap.
struct Deck: RandomAccessCollection, MutableCollection {
    var cards: [Int]
    var startIndex: Int { cards.startIndex }
    var endIndex: Int { cards.endIndex }
    subscript(position: Int) -> Int {
        get { cards[position] }
        set { cards[position] = newValue }
    }
}
var deck = Deck(cards: [7, 3, 9, 1])
print(deck.last!, Array(deck.reversed()), deck.count, deck.lastIndex(of: 9)!)
deck.sort()
print(deck.cards)
deck.swapAt(0, 3)
deck[1] *= 100
print(deck.cards, deck.suffix(2).map { $0 }, deck.index(before: deck.endIndex))
deck.reverse()
print(deck.cards, deck.partition { $0 > 5 }, deck.binaryMiddle)
extension RandomAccessCollection where Index == Int {
    var binaryMiddle: Element? { isEmpty ? nil : self[startIndex + count / 2] }
}
