// Switch over what a value is: `is`, `as`, with conditions, in collections of anything.
protocol Animal { var name: String { get } }
struct Dog: Animal { let name: String; let tricks: Int }
class Cat: Animal { let name: String; init(name: String) { self.name = name } }
final class Lion: Cat { var roar = "RAWR" }
func meet(_ animal: any Animal) -> String {
    switch animal {
    case let dog as Dog where dog.tricks > 2: "clever \(dog.name)"
    case is Dog: "a dog"
    case let lion as Lion: "\(lion.name) says \(lion.roar)"
    case let cat as Cat: "cat \(cat.name)"
    default: "unknown"
    }
}
print(meet(Dog(name: "Rex", tricks: 3)), meet(Dog(name: "Bo", tricks: 0)), meet(Lion(name: "Leo")), meet(Cat(name: "Tom")))
func kind(_ value: Any) -> String {
    switch value {
    case 0 as Int: "zero"
    case let n as Int where n < 0: "negative \(n)"
    case is Int: "int"
    case let d as Double: "double \(d)"
    case let s as String: "string of \(s.count)"
    case let (x, y) as (Int, Int): "pair \(x + y)"
    case let list as [Int]: "ints \(list.count)"
    case let call as (String) -> String: call("called")
    default: "other \(type(of: value))"
    }
}
print(([0, -4, 9, 2.5, "abc", (3, 4), [1, 2], { (s: String) in s + "!" }, Dog(name: "x", tricks: 0)] as [Any]).map(kind))
