// Self in expressions, type(of:) across hierarchies, comparing and printing types of values.
protocol Describable { static var name: String { get } }
extension Describable { static var name: String { "\(Self.self)" }; var typeName: String { Self.name } }
struct Apple: Describable {}
enum Pear: Describable { case conference; static let name = "pear!" }
class Fruit: Describable { func sameType(as other: Fruit) -> Bool { type(of: self) == type(of: other) } }
final class Plum: Fruit {}
print(Apple().typeName, Pear.conference.typeName, Plum().typeName)
print(Plum().sameType(as: Fruit()), Plum().sameType(as: Plum()), type(of: Plum() as Fruit) == Plum.self)
let things: [Any] = [1, "s", 2.0, [1], ["k": 1], (1, "t"), Apple(), Pear.conference, Optional(3) as Any]
for thing in things { print(type(of: thing), terminator: "; ") }
print(String(describing: [Int?].self), String(describing: type(of: things)))
