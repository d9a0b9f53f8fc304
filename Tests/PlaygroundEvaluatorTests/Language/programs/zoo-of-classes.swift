// Classes that override, compare, count themselves and know their parents.
class Animal: CustomStringConvertible, Equatable, Hashable {
    let name: String; class var kind: String { "animal" }; private static var made = 0
    init(name: String) { self.name = name; Animal.made += 1 }
    convenience init?(maybe: String?) { guard let maybe, !maybe.isEmpty else { return nil }; self.init(name: maybe) }
    func speak() -> String { "..." }
    var description: String { "\(type(of: self).kind) \(name): \(speak())" }
    static func == (a: Animal, b: Animal) -> Bool { a.name == b.name && type(of: a) == type(of: b) }
    func hash(into h: inout Hasher) { h.combine(name) }
    static var count: Int { made }
    deinit { Animal.made -= 1 }
}
class Dog: Animal {
    override class var kind: String { "dog" }; override func speak() -> String { "Woof" };
    func fetch() -> String { "\(name) fetches" }
}
final class Puppy: Dog {
    var age: Int; init(name: String, age: Int) { self.age = age; super.init(name: name) };
    override func speak() -> String { super.speak().lowercased() + "!" };
    override var description: String { super.description + " (\(age))" }
}
class Cat: Animal { override func speak() -> String { "Meow" } }
var zoo: [Animal] = [Dog(name: "Rex"), Puppy(name: "Bit", age: 1), Cat(name: "Tom")]
zoo.forEach { print($0) }
print(zoo.compactMap { ($0 as? Dog)?.fetch() }, zoo.filter { $0 is Cat }.count, Animal.count)
for a in zoo {
    switch a {
    case let p as Puppy where p.age < 2: print("young", p.name);
    case is Dog: print("dog");
    case let x: print("other", x.name)
    }
}
print(
    Dog(name: "A") == Dog(name: "A"), Dog(name: "A") == Animal(name: "A"), Set(zoo).count,
    zoo.contains(Cat(name: "Tom")))
print(Animal(maybe: "") == nil, Dog(maybe: "Z")?.description ?? "nil", Animal.count)
zoo.removeAll { $0.name == "Rex" }; print(Animal.count, zoo[0] === zoo[0], zoo[0] as AnyObject === zoo[1])
class Node {
    var children: [Node] = []; weak var parent: Node?; var value: Int;
    init(_ v: Int, _ c: Node...) { value = v; children = c; c.forEach { $0.parent = self } }
    var depth: Int { (parent?.depth ?? -1) + 1 }; func sum() -> Int { children.reduce(value) { $0 + $1.sum() } }
    func first(where p: (Node) -> Bool) -> Node? { p(self) ? self : children.compactMap { $0.first(where: p) }.first }
}
let tree = Node(1, Node(2, Node(4)), Node(3));
print(tree.sum(), tree.first { $0.value == 4 }?.depth ?? -1, tree.children.map { $0.parent!.value })
protocol Drivable { var speed: Int { get set }; mutating func accelerate() }
extension Drivable { mutating func accelerate() { speed += 10 } }
class Car: Drivable { var speed = 0 };
struct Bike: Drivable { var speed = 5; mutating func accelerate() { speed += 2 } }
var vs: [any Drivable] = [Car(), Bike()]; for i in vs.indices { vs[i].accelerate() }; print(vs.map(\.speed))
