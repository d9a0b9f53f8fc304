// Operators that assign, at the end of a chain.
struct Point {
    var x = 1
    var name = "p"
    var list = [1]
}
var points = [9: Point()]
points[9]?.x += 9
points[8]?.x += 1
points[9]?.name += "!"
points[9]?.list += [2, 3]
var one: Point? = Point(x: 3)
one?.x *= 2
var counts = ["a": 1]
counts["a"]? += 1
counts["b"]? += 1
print(points, one as Any, counts)

// nil beside a value that is no optional makes it one.
let flag = one != nil
let number = flag ? nil : 5
let text = flag ? "yes" : nil
let word: String? = nil
let same = word ?? nil
print(number as Any, text as Any, same as Any, (flag ? [] : [1, 2]).count)
print(type(of: number), type(of: text), type(of: same))
