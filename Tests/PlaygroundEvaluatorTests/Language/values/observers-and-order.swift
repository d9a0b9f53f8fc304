// When observers, getters and setters run while values change deep inside.
struct Meter {
    var level = 0 { willSet { print("will \(newValue)") } didSet { print("did \(oldValue)") } }
    var list = [1] { didSet { print("list", oldValue, list) } }
    var double: Int { get { print("get"); return level * 2 } set { print("set \(newValue)"); level = newValue / 2 } }
}
var meter = Meter()
meter.level = 5
meter.level += 1
meter.list.append(2)
meter.list[0] = 9
meter.double = 20
meter.double += 2
func bump(_ n: inout Int) { n += 1; print("bumping") }
bump(&meter.level)
bump(&meter.double)
print(meter.level, meter.list)
func f(_ label: String, _ n: Int) -> Int { print("eval \(label)"); return n }
var array = [10, 20, 30]
array[f("index", 1)] = f("value", 5)
array[f("i", 0)] += f("v", 2)
print(array, f("a", 1) + f("b", 2) * f("c", 3), [f("x", 1), f("y", 2)], (f("p", 1), f("q", 2)).1)
let map = [f("k1", 1): f("v1", 10)]
print(map[f("key", 1), default: f("default", 0)], map.count)
