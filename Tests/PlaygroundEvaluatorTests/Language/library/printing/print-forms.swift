// What print, debugPrint and String(describing:) make of everything.
struct Point { var x = 1, y = 2.0 }
struct Empty {}
enum Shape { case circle(radius: Double), square(Int, Int), dot }
final class Box { var value = 1 }
struct Named: CustomStringConvertible { var description: String { "named" } }
struct Debugged: CustomDebugStringConvertible { var debugDescription: String { "debugged" } }
print(Point(), Empty(), Shape.circle(radius: 1), Shape.square(1, 2), Shape.dot, Named(), Debugged())
debugPrint(Point(), Shape.circle(radius: 1), Named(), Debugged(), "text", 1.0, nil as Int?, ["a": 1])
print([Point()], [Shape.dot], ["k": Point()], (Point(), "t"), (label: 1, 2), [("a", 1)], [Named()], [Debugged()], Optional(Point()) as Any)
print([1, 2], ["a", "b"], ["a": [1]], [[1], []], Set([1]), 1...3, 0..<2, [1: "x"], [nil, "y"] as [String?], [Character("c")], ["x"][...], 1 as Any, () as Any)
print(String(describing: Point.self), Point.self, type(of: Box()), [Int].self, (Int, String).self, Int?.self, [String: Int].self, Shape.self)
print("a", 1, true, separator: "-", terminator: "!\n")
print("x", "y", separator: "")
print([1, 2, 3], terminator: ";")
print()
print("", 1)
print(1.0, 1.50, 1e20, 0.1, 100, -0.0, 1.0e-5, Float(0.1), Double.nan, UInt8(7), Int8(-3), true, "é", "\u{1F600}")
debugPrint("quote\"d", "new\nline", "tab\t")
print("\(Point())", "\([Point()])", "\(Shape.dot)", "\("nested \("deep")")", "\(1 + 1)", "\(true ? "yes" : "no")")
let error: any Error = Missing.file(name: "a")
enum Missing: Error { case file(name: String), plain }
print(error, Missing.plain, "\(error)", String(reflecting: Missing.plain), [Missing.plain], (error as? Missing) as Any)
print(Mirror(reflecting: Point()).children.map { "\($0.label ?? "-")=\($0.value)" }, Mirror(reflecting: [1, 2]).children.count, Mirror(reflecting: (a: 1, 2)).children.map { $0.label ?? "-" })
