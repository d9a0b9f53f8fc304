// Optional chaining reads through properties, methods, subscripts and calls; nil stops the chain.
final class Person {
    var name: String
    var home: Home?
    var friend: Person?
    init(_ name: String) { self.name = name }
    func greet(_ other: String) -> String { "\(name) greets \(other)" }
    func nickname() -> String? { name.count > 3 ? String(name.prefix(3)) : nil }
}
struct Home {
    var rooms: [String]
    var address: Address?
    struct Address { var street: String; var number: Int? }
    subscript(index: Int) -> String? { rooms.indices.contains(index) ? rooms[index] : nil }
}
let ann = Person("Anna"), bob = Person("Bob")
ann.friend = bob
bob.home = Home(rooms: ["kitchen", "bath"], address: .init(street: "Elm", number: nil))
print(ann.friend?.home?.rooms.count as Any, bob.friend?.home?.rooms.count as Any)
print(ann.friend?.home?.rooms.first?.uppercased() ?? "-", ann.home?[0] ?? "no home", bob.home?[1] ?? "?", bob.home?[7] ?? "no room")
print(ann.friend?.greet("Cy") ?? "", bob.friend?.greet("Cy") as Any)
print(ann.nickname()?.lowercased() as Any, bob.nickname()?.lowercased() as Any, ann.friend?.nickname()?.count ?? -1)
print(bob.home?.address?.number?.description ?? "no number", bob.home?.address?.street.first?.isUppercase == true)
let chain = ann.friend?.friend?.friend?.name
print(chain == nil, type(of: chain), (ann.friend?.name.count ?? 0) + 1)
let maybe: ((Int) -> Int)? = { $0 + 1 }
print(maybe?(4) as Any, (nil as (() -> Int)?)?() as Any)
