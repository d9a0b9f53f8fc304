// Values inside of values: optionals, tuples, enums with payloads, errors, dictionaries, ranges, types.
import Foundation

enum Fault: Error { case plain, coded(Int), full(text: String, retry: Bool) }
struct Point: Hashable { var x = 1; var y: Int? = nil }
struct Box<Content> { var content: Content }
enum Direction: String { case north, south }

print([Optional(1), nil], ["k": Optional("v")], (Optional(2), nil as Int?), Optional(Optional(3)) as Any)
print([Fault.plain, .coded(1), .full(text: "t", retry: true)], Optional(Fault.coded(2)) as Any, ["e": Fault.plain])
print(Box(content: [Point()]), Box(content: Optional("x")), Box(content: Box(content: 1.5)))
print([Point(x: 2, y: 3): "p"], [Direction.north: 1], (Direction.south, [Direction.north]))
print([1...3], ["r": 1..<2], ("a"..."c", 2...), [Character("c")], ["ab".prefix(1)])
print([Int.self, String.self] as [Any.Type], Box<Int>.self, type(of: Point.self), Fault.self)
print([{ 1 }].count, \Point.x, [\Point.x])
print(Result<Int, Fault>.success(1), Result<Int, Fault>.failure(.coded(9)), [Result<String, Fault>.success("s")])
print([URL(string: "https://a.b/c")!], UUID(uuidString: "00000000-0000-0000-0000-00000000000A")!, [Decimal(string: "1.50")!], Data([1, 2]))
print(Date(timeIntervalSince1970: 0), [Date(timeIntervalSince1970: 1)], Optional(Date(timeIntervalSince1970: 2)) as Any)
debugPrint("tab\t\"quote\"", Character("\n"), ["k": "v"], Optional("x") as Any, 1...2, Point(), Fault.coded(3))
