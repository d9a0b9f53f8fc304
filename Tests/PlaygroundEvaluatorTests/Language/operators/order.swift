// What a place needs is evaluated before the new value; a chain that meets nil evaluates nothing more.
func index(_ number: Int) -> Int {
    print("index", number)
    return number
}
func key(_ text: String) -> String {
    print("key", text)
    return text
}
func value(_ number: Int) -> Int {
    print("value", number)
    return number
}
final class Box {
    var content = 1
    var doubled: Int {
        get { content * 2 }
        set { content = newValue / 2 }
    }
}
func box(_ box: Box) -> Box {
    print("box")
    return box
}
func noBox() -> Box? {
    print("no box")
    return nil
}

var list = [1, 2, 3]
list[index(0)] = value(10)
list[index(1)] += value(20)
var lists = ["a": [1, 2]]
lists[key("a")]?[index(0)] = value(3)
lists[key("b")]?[index(1)] = value(4)
lists[key("a")]![index(1)] = value(5)
lists[key("c"), default: []].append(value(6))
lists[key("a")]?.append(value(7))
var pair = (1, [2])
pair.1[index(0)] = value(8)
let one = Box()
box(one).content = value(9)
box(one).doubled = value(12)
noBox()?.content = value(13)
print(list, lists.sorted { $0.key < $1.key }, pair, one.content)

var numbers = [0, 0, 0]
var next = 0
func step() -> Int {
    next += 1
    return next
}
numbers[next] = step()
numbers[next] = step()
print(numbers)
