// Optionals as small collections: map, flatMap, compactMap, forced and compared.
let text: String? = "42", empty: String? = nil
print(text.map { $0 + "!" } as Any, empty.map { $0 + "!" } as Any, text.map(\.count) as Any)
print(text.flatMap { Int($0) } as Any, text.map { Int($0) } as Any, empty.flatMap { Int($0) } as Any)
print(["1", "x", "3"].map { Int($0) }, ["1", "x", "3"].compactMap { Int($0) }, ["1", "x"].compactMap(Int.init))
print([1, nil, 3].compactMap { $0 }, [1, nil, 3].compactMap { $0.map { $0 * 2 } }, [[1, nil], [nil]].flatMap { $0 })
func half(_ n: Int) -> Int? { n % 2 == 0 ? n / 2 : nil }
print(half(8).flatMap(half).flatMap(half) as Any, half(6).flatMap(half) as Any)
print(text!.count, text.map { _ in true } ?? false, empty?.isEmpty ?? true)
let optionalList: [Int]? = [3, 1, 2]
print(optionalList?.sorted().first as Any, optionalList?.map { $0 * 2 } ?? [], optionalList?.isEmpty == false)
for value in optionalList ?? [] { print(value, terminator: " ") }
optionalList?.forEach { print($0 + 1, terminator: " ") }
print()
let some = Optional(5), other = Optional<Int>.some(6)
print(some! < other! ? "less" : "more", [some, nil, other].compactMap { $0 }.reduce(0, +))
