class Animal { let name: String; init(name: String) { self.name = name }; func speak() -> String { "..." }; var loud: String { speak() + "!" } }
class Dog: Animal { override func speak() -> String { "Woof \(name)" } }
class Puppy: Dog { var age = 1; override init(name: String) { super.init(name: name + "y"); age = 2 } }
let animals: [Animal] = [Animal(name: "X"), Dog(name: "Rex"), Puppy(name: "Bob")]
for a in animals { print(a.speak(), a.loud) }
if let d = animals[1] as? Dog { print(d.name) }
print(animals[0] is Dog)
protocol Greeter { var name: String { get }; func greet() -> String }
extension Greeter { func greet() -> String { "Hello, \(name)" }; func twice() -> String { greet() + greet() } }
struct P: Greeter { var name: String }
struct Q: Greeter { let name = "q"; func greet() -> String { "Q!" } }
let gs: [any Greeter] = [P(name: "p"), Q()]
for g in gs { print(g.greet(), g.twice()) }
func show<T: Greeter>(_ g: T) -> String { g.greet() }
print(show(P(name: "z")))
struct Stack<Element> { private var items: [Element] = []; mutating func push(_ e: Element) { items.append(e) }; mutating func pop() -> Element? { items.popLast() }; var count: Int { items.count } }
var s = Stack<Int>(); s.push(1); s.push(2); print(s.pop() ?? 0, s.count)
func swapTwo<T>(_ a: inout T, _ b: inout T) { let t = a; a = b; b = t }
var m = 1, n = 2; swapTwo(&m, &n); print(m, n)
enum Dir: String, CaseIterable { case north, south = "S" }
print(Dir.allCases.map(\.rawValue), Dir(rawValue: "S") as Any, Dir(rawValue: "zz") as Any)
struct V: Equatable, Hashable { var x: Int; static func + (a: V, b: V) -> V { V(x: a.x + b.x) } }
print(V(x: 1) + V(x: 2), V(x: 1) == V(x: 1), Set([V(x: 1), V(x: 1)]).count)
func makeCounter() -> () -> Int { var c = 0; return { c += 1; return c } }
let c1 = makeCounter(); print(c1(), c1())
struct Temp { var c: Double { didSet { print("changed", oldValue, c) } }; var f: Double { get { c * 9 / 5 + 32 } set { c = (newValue - 32) * 5 / 9 } } }
var tt = Temp(c: 10); tt.f = 212; print(tt.c)
func d() { defer { print("deferred") }; print("body") }
d()
outer: for i in 0..<3 { for j in 0..<3 { if j == 2 { continue outer }; if i == 2 { break outer }; print(i, j) } }
let grade = 85
let letter = switch grade { case 90...: "A"; case 80..<90: "B"; default: "C" }
print(letter)
let opt: Int? = nil
print(opt?.description ?? "none", opt.map { $0 + 1 } as Any)
guard let z = Int("42") else { fatalError() }
print(z)
let nested: [[Int]] = [[1, 2], [3]]
print(nested.flatMap { $0 }, nested.map { $0.count })
for (i, v) in ["a", "b"].enumerated() { print(i, v) }
let dict = ["one": 1, "two": 2]
for (k, v) in dict.sorted(by: { $0.key < $1.key }) { print(k, v) }
var arr = [5, 3, 9]; arr.sort(); arr.append(1); arr[0] = 7; print(arr, arr.max()!, arr.firstIndex(of: 9)!)
print("abc".map { String($0) }.joined(separator: "-"), String("hello".reversed()))
struct L { lazy var big: Int = { print("computing"); return 42 }() }
var l = L(); print(l.big, l.big)
print(type(of: 5), type(of: "s"), String(describing: Dir.north))
let multi = """
  Line 1
    Line 2 \(1 + 1)
  """
print(multi)
print(Double(7) / 2, 7 / 2, 7 % 3, -7 / 2, Int(3.9))
