// Tuples come apart in declarations, assignments, loops, closures and parameters.
let (width, height) = (640, 480)
var (low, high) = (9, 2)
(low, high) = (min(low, high), max(low, high))
print(width * height, low, high)
let ((a, b), c) = ((1, 2), 3)
let (first, _, third) = (x: "one", y: "two", z: "three")
print(a + b + c, first, third)
func bounds(_ list: [Int]) -> (low: Int, high: Int)? {
    guard let low = list.min(), let high = list.max() else { return nil }
    return (low, high)
}
if let (low, high) = bounds([4, 9, 1]) { print(low, high) }
if let range = bounds([7]) { print(range.low == range.high, range) }
print(bounds([]) as Any)
let scores = ["Ann": 3, "Bob": 5]
for (name, score) in scores.sorted(by: { $0.value > $1.value }) { print(name, score) }
print(scores.map { name, score in "\(name)\(score)" }.sorted(), zip([1, 2], ["x", "y"]).map { "\($1)\($0)" })
var pair = (1, "a")
pair.0 += 1
pair.1 = "b"
(pair.0, _) = (pair.0 * 10, 0)
print(pair)
var list = [1, 2, 3]
(list[0], list[2]) = (list[2], list[0])
print(list)
