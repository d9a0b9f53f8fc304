// A subclass without initializers inherits all; one that overrides the designated inherits the convenience ones.
class Plant {
    var name: String, height: Int
    init(name: String, height: Int) { self.name = name; self.height = height }
    convenience init(_ name: String) { self.init(name: name, height: 1) }
    convenience init() { self.init("grass") }
}
class Tree: Plant { var rings = 3 }
class Oak: Tree {
    override init(name: String, height: Int) { super.init(name: "oak " + name, height: height * 10) }
}
class Bonsai: Tree {
    init(pot: String) { super.init(name: "bonsai in " + pot, height: 0) }
}
print(Tree("elm").rings, Tree().name, Tree(name: "fir", height: 5).height)
print(Oak("royal").name, Oak().height, Oak().rings)
print(Bonsai(pot: "clay").name, Bonsai(pot: "x").rings)
