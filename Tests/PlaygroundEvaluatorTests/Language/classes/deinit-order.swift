// Objects die when their last reference goes, subclasses before superclasses, members after.
class Room {
    let name: String
    init(_ name: String) { self.name = name }
    deinit { print("closing", name) }
}
class House: Room {
    let kitchen = Room("kitchen")
    deinit { print("demolishing", name) }
}
func visit() {
    let house = House("cottage")
    print("visiting", house.name, house.kitchen.name)
}
visit()
var first: Room? = Room("hall")
var second = first
first = nil
print("still open")
second = Room("attic")
print("replaced")
second = nil
print("done")
