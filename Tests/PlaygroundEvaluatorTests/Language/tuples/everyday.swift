// Tuples: labels, positions, nesting, mutation, comparison, printing, functions over them.
let point = (x: 3, y: 4)
print(point, point.x, point.1, type(of: point))
var person = (name: "Ann", scores: [1, 2], home: (street: "Elm", number: 5))
person.scores.append(3)
person.home.number += 1
person.0 = "Anna"
print(person, person.home.street.count)
let unlabelled: (Int, Int) = point
let relabelled: (a: Int, b: Int) = unlabelled
print(unlabelled, relabelled.a, point == relabelled, (1, 2) < (1, 3))
let list = [(1, "b"), (1, "a"), (0, "z")]
print(list.sorted(by: <).map { $0.1 }, list.max { $0.1 < $1.1 }!, list.map { (key: $0.1, value: $0.0) }[0].key)
func stats(_ values: [Double]) -> (min: Double, max: Double, mean: Double) {
    (values.min()!, values.max()!, values.reduce(0, +) / Double(values.count))
}
let s = stats([2, 4, 9])
print(s.min, s.max, s.mean, "\(s)")
let optional: (Int, String?) = (1, nil)
print(optional, optional.1 ?? "none", [point], Optional(point) as Any)
var copies = (point, point)
copies.0.x = 100
print(copies, point.x)
let functions: (up: (Int) -> Int, down: (Int) -> Int) = ({ $0 + 1 }, { $0 - 1 })
print(functions.up(1), functions.down(1), ((1)))
