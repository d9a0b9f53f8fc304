// A weak reference becomes nil when its object goes; a strong one keeps it.
class Person {
    let name: String
    weak var friend: Person?
    var pets: [Pet] = []
    init(name: String) { self.name = name }
    deinit { print("bye", name) }
}
class Pet {
    unowned let owner: Person
    let name: String
    init(_ name: String, owner: Person) { self.name = name; self.owner = owner }
    var tag: String { "\(name) of \(owner.name)" }
    deinit { print("farewell", name) }
}
var ann: Person? = Person(name: "Ann")
var bob: Person? = Person(name: "Bob")
ann?.friend = bob
bob?.friend = ann
ann?.pets.append(Pet("Rex", owner: ann!))
print(ann!.pets[0].tag, bob!.friend?.name ?? "nobody")
ann = nil
print(bob!.friend?.name ?? "nobody")
bob = nil
