// && and || and ?? look at the right side only when they must.
func check(_ name: String, _ answer: Bool) -> Bool {
    print("asked", name)
    return answer
}
func load(_ value: Int) -> Int {
    print("loaded", value)
    return value
}
print(check("a", false) && check("b", true))
print(check("c", true) || check("d", true))
print(check("e", false) || check("f", true) && check("g", false))
let cached: Int? = 3
let absent: Int? = nil
print(cached ?? load(1), absent ?? load(2))
let list = [Int]()
if !list.isEmpty && list[0] > 3 { print("never") } else { print("empty list, no trap") }
let text: String? = nil
print(text == nil || text!.isEmpty)

infix operator <|: LogicalDisjunctionPrecedence
func <| (left: Bool, right: @autoclosure () -> Bool) -> Bool { left ? true : right() }
print(true <| check("h", true), false <| check("i", true))
