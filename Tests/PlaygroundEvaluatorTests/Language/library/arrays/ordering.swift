// Sorting, reversing, shuffling, partitioning.
struct Person: Comparable, CustomStringConvertible {
    var name: String, age: Int
    static func < (left: Person, right: Person) -> Bool { left.age < right.age }
    var description: String { "\(name)(\(age))" }
}
var people = [Person(name: "Eve", age: 30), Person(name: "Bob", age: 25), Person(name: "Ann", age: 30)]
print(people.sorted(), people.sorted { $0.name < $1.name }, people.sorted(by: >))
print(people.sorted { ($0.age, $0.name) < ($1.age, $1.name) }, people.min()!, people.max()!)
people.sort { $0.name > $1.name }
print(people, people.map(\.name).sorted(), people.sorted { $0.name.count < $1.name.count }.count)
print(people.max { $0.name < $1.name }!, people.min(by: { $0.name < $1.name })!, [Int]().max() as Any)
var numbers = [5, 2, 8, 1, 9]
numbers.sort(by: >)
print(numbers, numbers.sorted(), numbers.reversed() as [Int], Array(numbers.reversed()))
numbers.reverse()
numbers.swapAt(0, 4)
print(numbers, numbers.sorted { abs($0 - 5) < abs($1 - 5) })
let pivot = numbers.partition { $0 >= 5 }
print(pivot, numbers[..<pivot].sorted(), numbers[pivot...].sorted())
print(numbers.shuffled().sorted() == numbers.sorted(), ["b", "A", "c"].sorted(), ["b", "A", "c"].sorted { $0.lowercased() < $1.lowercased() })
numbers.shuffle()
print(numbers.count == 5 ? "five" : "not five", [true, false].sorted { !$0 && $1 }, [2.5, -1, 0].sorted())
print([3, 1, 2].sorted(by: { $1 < $0 }), [[2, 1], [1]].sorted { $0.count < $1.count }, [("b", 1), ("a", 1)].sorted { $0 < $1 }.map(\.0))
