// Optionals in chains and patterns of every form.
struct Address { var street: String?; var zip: Int? }
struct Person { var name: String; var address: Address?; var friends: [Person]? = nil; var age: Int? }
var p: Person? = Person(
    name: "A", address: Address(street: "Main", zip: nil), friends: [Person(name: "B", address: nil, age: 3)], age: nil)
print(
    p?.address?.street?.count as Any, p?.address?.zip ?? 0, p?.friends?.first?.name ?? "none",
    p?.friends?[0].address?.street as Any)
p?.address?.zip = 1234; p?.friends?.append(Person(name: "C", address: nil, age: 5)); p?.friends?[1].name += "!"
print(p!.address!.zip!, p?.friends?.map(\.name) ?? [], p.map { $0.name + "?" } ?? "-", p.flatMap { $0.age } as Any)
if let person = p, let f = person.friends, f.count > 1, case let last = f[1], let age = last.age, age > 3 {
    print(last.name, age)
}
func grade(_ s: Int?) -> String {
    switch s {
    case nil: "none";
    case let x? where x < 0: "neg";
    case 0?: "zero";
    case .some(1...9): "low";
    case .some(let x) where x.isMultiple(of: 10): "round";
    case .some: "high"
    }
}
print([nil, -1, 0, 5, 20, 33].map(grade))
let nested: Int?? = .some(nil); print(nested == nil, nested as Any, nested ?? 7 as Any)
switch (3, "x", true) {
case (let a, "x", true) where a > 2: print("got", a);
case (_, _, false): print("f");
default: print("d")
}
let pts: [(x: Int, y: Int)?] = [(0, 0), (1, 0), nil, (0, 5), (3, 3), (2, 1)]
for case let (x, y)? in pts where x != y { print(x, y, terminator: ";") }
print()
for p in pts {
    switch p {
    case (0, 0)?: print("origin");
    case (let x, 0)?: print("x", x);
    case (0, let y)?: print("y", y);
    case let (x, y)? where x == y: print("diag");
    case .some(let p): print("pt", p.x + p.y);
    case .none: print("nil")
    }
}
enum Shape { case circle(r: Double), rect(w: Double, h: Double), poly([(Double, Double)]), empty }
for s in [Shape.circle(r: 1), .rect(w: 2, h: 2), .rect(w: 1, h: 3), .poly([(0, 0), (1, 1)]), .empty] {
    switch s {
    case .circle(let r) where r > 5: print("big circle");
    case .circle: print("circle");
    case let .rect(w, h) where w == h: print("square", w);
    case .rect(w: let w, h: _): print("rect", w);
    case .poly(let pts) where pts.count < 3: print("line?", pts.count);
    case .poly, .empty: print("else")
    }
}
let things: [Any] = [
    1, "two", 3.0, [4], ["k": 5], (6, "t"), Person(name: "D", address: nil), { (x: Int) in x + 1 }, nil as Int? as Any,
]
for t in things {
    switch t {
    case 1 as Int: print("one");
    case let i as Int: print("int", i);
    case let s as String where s.count == 3: print("str3", s);
    case is Double: print("double");
    case let a as [Int]: print("arr", a.count);
    case let d as [String: Int]: print("dict", d["k"]!);
    case let (n, s) as (Int, String): print("tuple", n, s);
    case let p as Person: print(p.name);
    case let f as (Int) -> Int: print("fn", f(1));
    default: print("other")
    }
}
let (a, (b, c)) = (1, ("x", [2, 3])); let (_, second) = ("no", "yes"); print(a, b, c, second)
var (m, n) = (1, 2); (m, n) = (n, m + n); print(m, n)
guard case .rect(let w, _) = Shape.rect(w: 9, h: 1), w > 3 else { fatalError() }
print(w); if case 1...10 = m, case let k = n * 2, k > 3 { print("in range", k) }
let o: String? = "5"; if let o, let i = Int(o), i > 3 { print("parsed", i) };
while let l = p?.friends?.popLast() { print("pop", l.name) }
