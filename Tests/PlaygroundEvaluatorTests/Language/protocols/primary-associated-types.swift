// `some Stack<Int>` and `any Stack<String>` carry the element type.
protocol Stack<Element> {
    associatedtype Element
    mutating func push(_ element: Element)
    mutating func pop() -> Element?
    var count: Int { get }
}
struct ArrayStack<Element>: Stack {
    private var items: [Element] = []
    mutating func push(_ element: Element) { items.append(element) }
    mutating func pop() -> Element? { items.popLast() }
    var count: Int { items.count }
}
func makeNumbers() -> some Stack<Int> {
    var stack = ArrayStack<Int>()
    stack.push(4)
    stack.push(2)
    return stack
}
var numbers = makeNumbers()
let top = numbers.pop() ?? 0
print(top + 40, numbers.count)
func drain(_ stack: inout some Stack<String>) -> String {
    var text = ""
    while let next = stack.pop() { text += next }
    return text
}
var letters = ArrayStack<String>()
for letter in ["c", "b", "a"] { letters.push(letter) }
print(drain(&letters), letters.count)
var boxed: any Stack<String> = letters
boxed.push("boxed")
print(boxed.pop()?.uppercased() ?? "-")
