// `for` with where-clauses, patterns, optionals and cases.
let readings: [Int?] = [3, nil, 8, nil, 12]
for case let reading? in readings { print(reading, terminator: " ") }
print()
for case .some(let reading) in readings where reading > 5 { print(reading, terminator: " ") }
print()
for n in 1...20 where n % 3 == 0 && n % 2 == 1 { print(n, terminator: " ") }
print()
enum Event { case tap(x: Int, y: Int), key(Character), quit }
let events: [Event] = [.tap(x: 1, y: 2), .key("a"), .quit, .tap(x: 5, y: 0), .key("b")]
for case .tap(let x, let y) in events where x > y { print("tap", x, y) }
for case let .key(letter) in events { print("key", letter) }
for case .quit in events { print("quit") }
for (index, event) in events.enumerated() { if case .quit = event { print("quit at", index) } }
let pairs = [(1, "one"), (2, "two"), (3, "three")]
for case (let n, let word) in pairs where word.count == 3 { print(n, word) }
for case (2, let word) in pairs { print("second is", word) }
for case 10... in [5, 15, 25] { print("at least ten") }
let mixed: [Any] = [1, "two", 3.0, 4]
for case let number as Int in mixed { print("int", number) }
