// map, filter, reduce and their kin.
let numbers = [3, 1, 4, 1, 5, 9, 2, 6]
print(numbers.map { $0 * 2 }, numbers.map(String.init), numbers.map { Double($0) / 2 }, numbers.map(\.description).joined())
print(numbers.filter { $0 > 3 }.map { $0 + 1 }.reduce(0, +), numbers.reduce(1, *), numbers.reduce("") { $0 + "\($1)" })
print(numbers.reduce(into: [Int: Int]()) { $0[$1, default: 0] += 1 }.filter { $0.value > 1 }, numbers.reduce(into: [Int]()) { if !$0.contains($1) { $0.append($1) } })
print(["1", "x", "3"].compactMap { Int($0) }, ["1", "x"].map { Int($0) }, [[1, 2], [], [3]].flatMap { $0 }, ["ab", "c"].flatMap { $0 })
print(numbers.enumerated().map { "\($0):\($1)" }, numbers.enumerated().filter { $0.offset % 2 == 0 }.map(\.element))
print(zip(numbers, numbers.dropFirst()).map { $1 - $0 }, zip(["a", "b"], [1, 2]).map { "\($0)\($1)" })
numbers.forEach { print($0, terminator: ",") }
print()
numbers.prefix(2).enumerated().forEach { index, value in print(index, value) }
let names = ["ann", "bob"]
print(names.map { $0.capitalizedFirst }, names.map { (name: $0, length: $0.count) }, names.map { $0.count }.max() ?? 0)
print(names.reduce(0) { $0 + $1.count }, names.map { name in { name + "!" } }.map { $0() }, names.joined(separator: " & "), ["x"].joined())
extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
func compose<A, B, C>(_ f: @escaping (A) -> B, _ g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
print(numbers.map(compose({ $0 + 1 }, { "\($0)" })).joined(separator: ""), numbers.map(Double.init).map { $0.squareRoot() }.map { Int($0) })
print([1, 2, 3].map { [$0: $0 * $0] }, [Optional(1), nil].compactMap { $0.map { $0 + 1 } }, [1, 2].flatMap { Array(repeating: $0, count: $0) })
