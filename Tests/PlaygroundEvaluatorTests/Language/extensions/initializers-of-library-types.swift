// Initializers added to Int, String, Array and Dictionary.
extension Int { init?(roman text: String) {
    let values: [Character: Int] = ["I": 1, "V": 5, "X": 10]
    var total = 0, last = 0
    for letter in text.reversed() {
        guard let value = values[letter] else { return nil }
        total += value < last ? -value : value
        last = value
    }
    self = total
} }
extension String { init(stars count: Int, of mark: Character = "*") { self = String(repeating: mark, count: count) } }
extension Array { init(count: Int, make: (Int) -> Element) { self = (0..<count).map(make) } }
extension Dictionary where Value == Int { init(counting keys: [Key]) { self.init(); for key in keys { self[key, default: 0] += 1 } } }
print(Int(roman: "XIV") ?? 0, Int(roman: "Q") as Any, String(stars: 3), String(stars: 2, of: "-"))
print([Int](count: 3) { $0 * $0 }, Dictionary(counting: ["a", "b", "a"])["a"]!)
