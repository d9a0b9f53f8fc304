// dump shows every part, nested.
struct Address { var street = "Main", number = 5 }
struct Person { var name = "Ann"; var address: Address? = Address(); var tags = ["x", "y"] }
enum State { case idle, busy(Int), done(code: Int, text: String) }
class Animal { var legs = 4 }
class Dog: Animal { var name = "Rex" }
dump(Person())
dump([1: "one"])
dump((1, label: "two"))
dump(State.idle)
dump([State.busy(3), .done(code: 0, text: "ok")])
dump(Dog())
dump(nil as Int?)
dump("text")
dump([[1], []])
dump(Set([5]), name: "set")
dump(Person(), maxDepth: 1)
dump(1...3)
print(dump(42))
dump([Optional("x"), nil])
dump(["k": [Address()]], indent: 2)
