// print, debugPrint and dump of values of all kinds.
struct Point { var x = 1; var y = 2.0 }
struct Tagged: CustomStringConvertible { var id: Int; var description: String { "#\(id)" } }
enum Shape { case dot, circle(radius: Double), box(Int, Int), named(String) }
class Node { var value = 1; var next: Node? }
class Special: Node { var extra = "e" }
struct Pair<A, B> { var first: A; var second: B }
print(Point(), Shape.dot, Shape.circle(radius: 1), Shape.box(1, 2), Shape.named("n"), Node(), Tagged(id: 3))
debugPrint(Point(), Shape.dot, Shape.circle(radius: 1), "text", Tagged(id: 3), ["a": 1], Set([1]), 1...2)
print([Point()], [Shape.dot], ["k": Point()], (1, "two", Point()), (x: 1, y: 2), Optional(Point()) as Any, [Tagged(id: 1)])
print(Pair(first: 1, second: "a"), Pair(first: [1], second: Optional(2)))
print(Int.self, Point.self, [Int].self, type(of: 1.5), type(of: "a"), type(of: Point()), type(of: [1]), type(of: Node()))
print("a", "b", separator: "-", terminator: "!\n")
print()
print(1, 2.5, true, "s", nil as Int? as Any, separator: ", ")
dump(Point())
dump([1, 2])
dump(Shape.circle(radius: 2))
dump(["k": Tagged(id: 1)])
dump(Special())
let node = Node()
node.next = node
dump(node)
node.next = nil
print(String(describing: Shape.box(1, 2)), String(reflecting: Shape.box(1, 2)), "\(Point())", "\([Point()])")
var stream = ""
print("to a string", 1, to: &stream)
print(stream.count, Mirror(reflecting: Point()).children.map { "\($0.label!)=\($0.value)" })
