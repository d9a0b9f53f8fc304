// Mirror: children with labels, displayStyle, subjectType, of structs, enums, tuples, classes and optionals.
struct Pet { let name: String; var legs = 4 }
enum Shape { case circle(Double), unit }
class Base { var id = 1 }
final class Derived: Base { var extra = "e" }
for child in Mirror(reflecting: Pet(name: "Rex")).children { print(child.label ?? "-", child.value) }
print(Mirror(reflecting: Pet(name: "")).displayStyle!, Mirror(reflecting: [1]).displayStyle!, Mirror(reflecting: Shape.unit).displayStyle!)
print(Mirror(reflecting: Shape.circle(2)).children.map { "\($0.label!)=\($0.value)" }, Mirror(reflecting: 5).displayStyle == nil)
let mirror = Mirror(reflecting: Derived())
print(mirror.children.map { $0.label! }, mirror.superclassMirror!.children.map { $0.label! }, mirror.subjectType)
print(Mirror(reflecting: (1, b: 2)).children.map { $0.label ?? "?" }, Mirror(reflecting: ["k": 1]).children.count)
