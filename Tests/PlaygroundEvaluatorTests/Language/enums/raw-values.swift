// Raw values: implicit integers that count on, strings from names, doubles, characters; init?(rawValue:).
enum Month: Int { case january = 1, february, march, june = 6, july }
enum Suit: String { case hearts, spades = "♠", clubs }
enum Note: Double { case low = 0.5, middle = 1, high = 2.25 }
enum Key: Character { case quit = "q", help = "?" }
enum Level: UInt8 { case min = 250, next, last = 255 }
print(Month.march.rawValue, Month.july.rawValue, Month(rawValue: 2)!, Month(rawValue: 4) as Any)
print(Suit.hearts.rawValue, Suit(rawValue: "♠")!, Suit(rawValue: "spades") as Any)
print(Note(rawValue: 2.25)!, Key(rawValue: "?")!, Key.quit.rawValue, Level.next.rawValue)
let months = [3, 6, 13].compactMap(Month.init(rawValue:))
print(months, months.map(\.rawValue))
