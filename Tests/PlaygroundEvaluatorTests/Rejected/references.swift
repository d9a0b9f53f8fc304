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
// ---
class A { var h: () -> Void = {}; func set(_ f: () -> Void) { h = f } }
A().set { }
// ---
func later(_ f: @escaping () -> Void) { f() }
func go(_ g: () -> Void) { later { g() } }
go { print(1) }
// ---
var a = [1, 2]
swap(&a[0], &a[1])
print(a)
// ---
struct Session {
    var handlers: [() -> Void] = []
    mutating func add(_ handler: () -> Void) { handlers.append { handler() } }
}
print(Session())
// ---
func twice(_ body: () -> Int) -> () -> Int { return { body() + body() } }
print(twice { 2 }())
// ---
class Holder { weak var count = 5 }
print(Holder())
// ---
weak var total = 5
print(total as Any)
