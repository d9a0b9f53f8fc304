// A name for two protocols, in an inheritance clause and as a constraint.
protocol Named { var name: String { get } }
protocol Aged { var age: Int { get } }
typealias Person = Named & Aged
struct Worker: Person { var name: String; var age: Int }
func show(_ p: any Person) -> String { "\(p.name) \(p.age)" }
func show2<T: Person>(_ p: T) -> String { "\(p.name) \(p.age)" }
print(show(Worker(name: "A", age: 3)), show2(Worker(name: "B", age: 4)))
typealias Codec = Codable & Equatable
struct Point: Codec { var x = 1 }
print(Point() == Point())
class Base: Person { var name = "x"; var age = 2 }
print(Base() is any Named)
