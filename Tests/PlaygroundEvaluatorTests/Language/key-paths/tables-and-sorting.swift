// Key paths drive a table: columns of different types, sorting by several keys, updating in loops.
struct City { var name: String; var people: Int; var area: Double }
var cities = [City(name: "Oslo", people: 700, area: 454), City(name: "Bergen", people: 280, area: 465), City(name: "Moss", people: 280, area: 63)]
let numbers: [KeyPath<City, Int>] = [\.people, \.name.count]
print(numbers.map { path in cities.map { $0[keyPath: path] }.reduce(0, +) })
extension Sequence {
    func sorted<A: Comparable, B: Comparable>(by first: KeyPath<Element, A>, then second: KeyPath<Element, B>) -> [Element] {
        sorted { ($0[keyPath: first], $0[keyPath: second]) < ($1[keyPath: first], $1[keyPath: second]) }
    }
    func sum<N: AdditiveArithmetic>(_ path: KeyPath<Element, N>) -> N { reduce(.zero) { $0 + $1[keyPath: path] } }
}
print(cities.sorted(by: \.people, then: \.name).map(\.name), cities.sum(\.people), cities.sum(\.area))
let doubled: WritableKeyPath<City, Int> = \.people
for index in cities.indices { cities[index][keyPath: doubled] *= 2 }
print(cities.map(\.people), cities.max { $0.area < $1.area }?[keyPath: \.name] ?? "")
let first = \[City][0].name
print(cities[keyPath: first], [1, 2, 3][keyPath: \.count], "text"[keyPath: \.first!])
