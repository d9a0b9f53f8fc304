let number: Int? = 5
let missing: Int? = nil
print(number ?? 0, missing ?? 0)
if let number, number > 3 { print("big", number) }
func parse(_ s: String) -> Int? { Int(s) }
if let a = parse("1"), let b = parse("2") { print(a + b) }
if let a = parse("1"), let b = parse("x") { print(a + b) } else { print("no") }
struct Address { var street: String?; var number: Int }
struct Person { var address: Address?; var friends: [Person] = [] }
var person = Person(address: Address(street: "Main", number: 3))
print(person.address?.street?.count ?? -1, person.address?.number as Any)
person.address?.number = 9
person.address?.street = nil
print(person.address!.number, person.address?.street as Any)
person.address = nil
person.address?.number = 1
print(person.address == nil)
print(person.friends.first?.address?.street ?? "nobody")
let nested: Int?? = .some(nil)
print(nested == nil, nested as Any)
print([1, nil, 3].compactMap { $0 }, ["1", "x"].compactMap(Int.init))
print(number.map { $0 * 2 } as Any, number.flatMap { $0 > 9 ? $0 : nil } as Any)
let dict: [String: [Int]] = ["a": [1]]
print(dict["a"]?.first ?? 0, dict["b"]?.first ?? 0, dict["a"]?[0] as Any)
var text: String?
text = "hi"
print(text!.uppercased(), text!)
print(number == 5, missing == nil, number != nil, number! + 1)
func early(_ x: Int?) -> String {
    guard let x else { return "nothing" }
    return "got \(x)"
}
print(early(1), early(nil))
let any: Any = number as Any
if let n = any as? Int { print("int", n) }
var implicit: String! = "abc"
print(implicit.count)
while let next = person.friends.popLast() { print(next) }
let t: (Int, String?) = (1, nil)
print(t.1 ?? "none")
