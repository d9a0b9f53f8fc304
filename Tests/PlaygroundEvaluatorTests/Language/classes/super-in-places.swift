// super in properties, subscripts, closures and deinit order across three levels.
class A {
    var label: String { "A" }
    subscript(i: Int) -> String { "a\(i)" }
    func run() -> [String] { [label] }
    deinit { print("A gone") }
}
class B: A {
    override var label: String { "B(" + super.label + ")" }
    override subscript(i: Int) -> String { super[i] + "b" }
    override func run() -> [String] { super.run() + ["B"] }
    deinit { print("B gone") }
}
final class C: B {
    override func run() -> [String] { ["first", "second"].map { $0 + super.label } + super.run() }
    deinit { print("C gone") }
}
func test() {
    let object: A = C()
    print(object.run(), object[4], object.label)
}
test()
