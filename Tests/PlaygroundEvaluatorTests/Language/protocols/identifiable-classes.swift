// An object is its own identity, unless its class says otherwise.
class Room: Identifiable {
    var name: String

    init(name: String) { self.name = name }
}

final class Ticket: Identifiable {
    let id: Int

    init(id: Int) { self.id = id }
}

func identity<Item: Identifiable>(of item: Item) -> Item.ID { item.id }

let kitchen = Room(name: "kitchen")
let hall = Room(name: "hall")
print(kitchen.id == kitchen.id, kitchen.id == hall.id)
print(identity(of: kitchen) == ObjectIdentifier(kitchen))
print(identity(of: Ticket(id: 5)) + 1)
