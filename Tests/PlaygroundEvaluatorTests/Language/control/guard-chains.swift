// Guard leaves early: several conditions, bindings used later, in functions, loops and closures.
func parse(_ line: String) -> String {
    guard !line.isEmpty else { return "empty" }
    let parts = line.split(separator: "=")
    guard parts.count == 2, let value = Int(parts[1]), value >= 0 else { return "bad: \(line)" }
    guard case 1...99 = value else { return "out of range: \(value)" }
    return "\(parts[0]) is \(value)"
}
for line in ["a=5", "", "b", "c=x", "d=-1", "e=100"] { print(parse(line)) }

func firstEven(_ numbers: [Int]) -> Int? {
    for number in numbers {
        guard number % 2 == 0 else { continue }
        return number
    }
    return nil
}
print(firstEven([1, 3, 6, 8]) as Any, firstEven([1]) as Any)
let lengths = ["one", "", "three"].compactMap { text -> Int? in
    guard let first = text.first else { return nil }
    return first == "o" ? 1 : text.count
}
print(lengths)
