// A struct is copied on assignment, in arrays, and when passed; nested structs too.
struct Tyre { var pressure = 2.4 }
struct Bicycle {
    var name: String
    var front = Tyre()
    var rear = Tyre()
}
func inflated(_ bicycle: Bicycle) -> Bicycle {
    var copy = bicycle
    copy.front.pressure += 0.5
    return copy
}
let old = Bicycle(name: "Gazelle")
var new = inflated(old)
new.name = "Koga"
print(old.front.pressure, new.front.pressure, old.name, new.name)
var shed = [old, new, old]
shed[0].rear.pressure = 1
shed[2] = shed[0]
shed[2].name = "Third"
print(shed.map(\.name), shed.map(\.rear.pressure))
var swap = (shed[0], shed[1])
swap.0.name = "Elsewhere"
print(shed[0].name, swap.0.name)
