class Owner { weak var pet: Pet = Pet() }
class Pet {}
print(Owner().pet)
// ---
struct Point { var x = 0 }
struct Holder { weak var point: Point? }
print(Holder())
// ---
let path = \Person.nmae
struct Person { var name = "" }
print(path)
// ---
struct User { let id: Int }
var user = User(id: 1)
user[keyPath: \.id] = 2
// ---
enum Direction { case north, south }
func turn(_ direction: Direction) -> Int {
    switch direction {
    case .north: 1
    }
}
print(turn(.south))
// ---
enum Size: Int { case small = 1, large }
let size: Size = 2
print(size)
