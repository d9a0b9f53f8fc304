// Tuples in arrays and dictionaries: sorted, searched, changed in place, matched.
var people = [(name: "Cid", age: 41), (name: "Ann", age: 30), (name: "Bob", age: 41)]
people.sort { ($0.age, $0.name) < ($1.age, $1.name) }
print(people.map(\.name), people.first { $0.age > 40 }?.name ?? "-", people.map { $0.1 }.max()!)
people[0].age += 1
people.append((name: "Di", age: 7))
for case (let name, 41) in people { print("forty-one:", name) }
for (index, (name, age)) in people.enumerated() where age < 40 { print(index, name, age) }
var table: [String: (count: Int, last: String?)] = [:]
for (key, value) in [("a", "x"), ("b", "y"), ("a", "z")] {
    table[key, default: (0, nil)].count += 1
    table[key]?.last = value
}
print(table["a"]!.count, table["a"]!.last ?? "-", table["b"]!)
let (young, old) = (people.filter { $0.age < 40 }.count, people.filter { $0.age >= 40 }.count)
print(young, old, people.contains { $0 == ("Di", 7) }, people.firstIndex { $0.name == "Bob" } ?? -1)
