struct Matrix { subscript(row: Int) -> Int { get { 0 } } }
var matrix = Matrix()
matrix[1] = 2
// ---
struct Locked { private var secret = 1 }
print(Locked().secret)
// ---
struct Gauge { private(set) var level = 0 }
var gauge = Gauge()
gauge.level = 3
// ---
struct Pair { let first: Int; var both: (Int, Int) { (first, second) } }
print(Pair(first: 1).both)
// ---
class Node { let next: Node?; init(next: Node?) { self.next = next } }
let node = Node(next: nil)
node.next = Node(next: nil)
// ---
extension Int { init(doubled: Int) { self.value = doubled * 2 } }
print(Int(doubled: 2))
// ---
struct Outer { struct Inner {} }
let inner: Inner = Outer.Inner()
print(inner)
// ---
actor Vault { var gold = 1 }
let vault = Vault()
print(vault.gold)
// ---
actor Vault {
    var gold = 1
    nonisolated func show() { print(gold) }
}
Vault().show()
// ---
actor Vault {
    var gold = 1
    var twice: Int { gold * 2 }
}
print(Vault().twice)
// ---
struct Account { private var balance: Int; var owner: String }
print(Account(balance: 1, owner: "Ann"))
// ---
private enum Kind { case plain }
func describe(_ kind: Kind) -> String { "\(kind)" }
print(describe(.plain))
// ---
private struct Engine { var power = 1 }
struct Car { var engine: Engine }
print(Car(engine: Engine()))
// ---
struct Door {
    private enum State { case open }
    func state() -> State { .open }
}
print(Door())
