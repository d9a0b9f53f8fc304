// `dump` of nested values with names, limits and depths; objects are shown once.
import Foundation

struct Address { var street: String; var city: String? }
final class Person {
    let name: String
    var address: Address?
    weak var friend: Person?
    init(_ name: String) { self.name = name }
}
let ada = Person("Ada"), bo = Person("Bo")
ada.address = Address(street: "Main", city: nil)
ada.friend = bo
bo.friend = ada
dump(ada)
dump([ada.address, nil], name: "addresses")
dump(["k": [1, 2, 3]], maxDepth: 1)
dump([1, 2, 3, 4], maxItems: 3)
dump((1, label: "x"))
dump(Optional(Date(timeIntervalSinceReferenceDate: 60)))
let same = dump(5, indent: 4)
print(same)
