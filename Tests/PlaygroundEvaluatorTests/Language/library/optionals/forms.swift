// Optionals: mapping, chaining, defaults, comparing, collections of them.
let some: Int? = 5, none: Int? = nil
print(some.map { $0 * 2 } ?? 0, none.map { $0 * 2 } as Any, some.flatMap { $0 > 3 ? $0 : nil } ?? 0, some.flatMap { $0 > 9 ? $0 : nil } as Any)
print(some ?? 0, none ?? -1, none ?? some ?? 7, some!, some == 5, none == nil, some != nil, some == none, [1, nil, 3].compactMap { $0 }, some.debugDescription)
print(some as Any, none as Any, String(describing: some), "\(some.map(String.init) ?? "none")", Optional("x")!, Optional<Int>.none as Any, Int?.some(3)!)
struct Address { var street: String?; var city = "Oslo" }
struct Person { var name: String; var address: Address?; func greet(_ other: String?) -> String? { other.map { "\(name) greets \($0)" } } }
var ann: Person? = Person(name: "Ann", address: Address(street: nil))
print(ann?.name.count ?? 0, ann?.address?.street ?? "no street", ann?.address?.city.uppercased() ?? "-", ann?.greet("Bob") ?? "-", ann?.greet(nil) as Any)
ann?.address?.street = "Main"
ann?.name += "!"
print(ann?.address?.street?.count as Any, ann!.name, ann?.address.map { $0.city } ?? "")
if let person = ann, let street = person.address?.street, !street.isEmpty { print(person.name, street) }
if let some, some > 3 { print("some", some) }
switch some {
case .none: print("nothing")
case 5?: print("five")
case .some(let value): print(value)
}
switch (some, none) {
case let (a?, b?): print(a, b)
case let (a?, nil): print("only", a)
default: print("neither")
}
for case let value? in [1, nil, 3] { print(value, terminator: " ") }
print([some, none].map { $0 == nil ? "-" : "+" }.joined(), [Int?](repeating: nil, count: 2).count)
let nested: Int?? = .some(nil)
print(nested == nil, nested! == nil, nested.flatMap { $0 } as Any, (Int("4") ?? 0) + (Int("x") ?? 1), Int("5").map { [$0] } ?? [])
var taken = some
print(taken.take() as Any, taken as Any, [3, nil, 1].compactMap { $0 }.sorted(), [1, 2].first.map { "first \($0)" } ?? "empty", Optional(3).map(Double.init)!)
func require(_ value: Int?) throws -> Int {
    guard let value else { throw Missing() }
    return value
}
struct Missing: Error {}
print((try? require(nil)) as Any, (try? require(2)) ?? 0, max(some!, none ?? 0), some.hashValue == Optional(5).hashValue, [some: 1][5] ?? 0)
