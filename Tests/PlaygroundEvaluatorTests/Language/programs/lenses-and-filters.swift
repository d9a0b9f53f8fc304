// Key paths as arguments, as properties of a lens, and as the parts of filters with own operators.
struct Person { var name: String; var age: Int; var address: Address; var nick: String? }
struct Address { var city: String; var zip: [Int] }
extension Sequence {
    func sorted<T: Comparable>(by kp: KeyPath<Element, T>, descending: Bool = false) -> [Element] {
        sorted { descending ? $0[keyPath: kp] > $1[keyPath: kp] : $0[keyPath: kp] < $1[keyPath: kp] }
    }
    func grouped<K: Hashable>(by kp: KeyPath<Element, K>) -> [K: [Element]] {
        Dictionary(grouping: self) { $0[keyPath: kp] }
    }
    func sum<T: Numeric>(_ kp: KeyPath<Element, T>) -> T { reduce(0) { $0 + $1[keyPath: kp] } }
    func max<T: Comparable>(of f: (Element) -> T) -> T? { map(f).max() }
}
var people = [
    Person(name: "Zoe", age: 30, address: Address(city: "Rome", zip: [0, 1])),
    Person(name: "Al", age: 20, address: .init(city: "Oslo", zip: [9]), nick: "ally"),
    Person(name: "Kim", age: 30, address: .init(city: "Oslo", zip: [])),
]
print(people.sorted(by: \.name).map(\.name), people.sorted(by: \.age, descending: true).map(\.name))
print(people.grouped(by: \.address.city).mapValues(\.count).sorted { $0.0 < $1.0 })
print(people.sum(\.age), people.max { $0.name.count } ?? 0)
let kp: WritableKeyPath<Person, String> = \.address.city
people[0][keyPath: kp] = "Bern"
people[1][keyPath: \.address.zip[0]] += 1
print(people.map { $0[keyPath: kp] }, people[1].address.zip, people[1][keyPath: \.nick?.count] as Any)
func update<Root, V>(_ r: inout Root, _ kp: WritableKeyPath<Root, V>, _ f: (V) -> V) {
    r[keyPath: kp] = f(r[keyPath: kp])
}
update(&people[0], \.age) { $0 + 1 }
let getters: [(String, PartialKeyPath<Person>)] = [("name", \.name), ("age", \.age)]
for (n, k) in getters { print(n, people[0][keyPath: k]) }
let composed = (\Person.address).appending(path: \.city)
print(people[2][keyPath: composed], people.allSatisfy { $0.age >= 20 }, people.filter { $0.nick != nil }.map(\.nick!))
@dynamicMemberLookup struct Lens<T> {
    var value: T;
    subscript<V>(dynamicMember k: WritableKeyPath<T, V>) -> V {
        get { value[keyPath: k] }
        set { value[keyPath: k] = newValue }
    }
}
var lens = Lens(value: people[0]); lens.name = "Zed"; lens.address.city += "!"
print(lens.value.name, lens.address.city, lens.age)
struct Filter<T> {
    let test: (T) -> Bool
    static func && (a: Filter, b: Filter) -> Filter { Filter { a.test($0) && b.test($0) } }
    static prefix func ! (a: Filter) -> Filter { Filter { !a.test($0) } }
}
func == <T, V: Equatable>(k: KeyPath<T, V>, v: V) -> Filter<T> { Filter { $0[keyPath: k] == v } }
func > <T, V: Comparable>(k: KeyPath<T, V>, v: V) -> Filter<T> { Filter { $0[keyPath: k] > v } }
let f = \Person.age > 25 && !(\Person.name == "Kim")
print(people.filter(f.test).map(\.name))
