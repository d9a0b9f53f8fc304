// Assignment through a chain happens only when every link is there, and the right side only then.
struct Engine { var power = 90; var parts: [String: Int] = ["bolt": 2] }
final class Car { var engine: Engine?; var tags = ["new"]; var owner: Car? }
func cost(_ n: Int) -> Int { print("computed", n); return n }
let car = Car()
var none: Car?
car.engine?.power = cost(100)
car.engine = Engine()
car.engine?.power = cost(120)
car.engine?.power += 5
car.engine?.parts["bolt"]? += 3
car.engine?.parts["nut"]? += 3
car.engine?.parts["cap"] = 1
none?.tags.append("x")
none?.engine?.power = cost(7)
car.owner?.tags[0] = "y"
car.owner = car
car.owner?.owner?.tags[0] = "mine"
print(car.engine!.power, car.engine!.parts.sorted { $0.key < $1.key }.map { "\($0)\($1)" }, car.tags)

var ages: [String: Int] = ["Ann": 30]
ages["Ann"]? += 1
ages["Bob"]? += 1
let done: Void? = ages["Ann"]? = 40
print(ages, done != nil, (ages["Zed"]? = 1) == nil)
var lists: [String: [Int]] = ["a": [1]]
lists["a"]?.append(2)
lists["b"]?.append(2)
let removed = lists["a"]?.removeFirst()
print(lists, removed as Any)
var words: [String?] = ["x", nil]
words[0]?.append("y")
words[1]?.append("z")
print(words)
