// Ways to make a dictionary.
let ages = ["Ann": 30, "Bob": 25]
let empty: [String: Int] = [:], typed = [String: [Int]](), sized = Dictionary<Int, Bool>(minimumCapacity: 4)
print(empty, typed.isEmpty, sized.count, ages.count, ["one": 1], [1: "one"], [2.5: true])
let squares = Dictionary(uniqueKeysWithValues: (1...4).map { ($0, $0 * $0) })
print(squares[3]!, squares.keys.sorted(), squares.values.sorted(), squares.values.reduce(0, +))
let zipped = Dictionary(uniqueKeysWithValues: zip(["a", "b"], [1, 2]))
print(zipped.sorted { $0.key < $1.key }, zipped.sorted(by: { $0.value > $1.value }).map(\.key))
let summed = Dictionary([("x", 1), ("y", 2), ("x", 3)], uniquingKeysWith: +)
print(summed["x"]!, summed["y"]!, Dictionary([("k", 1), ("k", 2)], uniquingKeysWith: { first, _ in first }))
let groups = Dictionary(grouping: ["apple", "avocado", "banana", "blueberry", "cherry"]) { $0.first! }
for letter in groups.keys.sorted() { print(letter, groups[letter]!) }
print(Dictionary(grouping: 1...6, by: { $0 % 3 })[0]!, Dictionary(grouping: ["a", "bb", "cc"], by: \.count).mapValues(\.count).sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" })
let nested: [String: [String: Int]] = ["outer": ["inner": 1]]
print(nested["outer"]?["inner"] ?? 0, nested["none"]?["inner"] as Any, nested)
let any: [String: Any] = ["n": 1]
print(any["n"] as? Int ?? 0, any["n"] is String, any)
enum Size: CaseIterable { case small, large }
let stock: [Size: Int] = [.small: 3, .large: 0]
print(Size.allCases.map { stock[$0]! }, ages == ["Bob": 25, "Ann": 30], ages != [:], type(of: ages))
