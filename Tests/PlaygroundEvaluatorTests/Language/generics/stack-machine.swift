// A generic stack with conditional members runs a little machine.
struct Stack<Element> {
    private var items: [Element] = []
    mutating func push(_ item: Element) { items.append(item) }
    mutating func pop() -> Element? { items.popLast() }
    var top: Element? { items.last }
}
extension Stack where Element == Int {
    mutating func apply(_ operation: (Int, Int) -> Int) -> Bool {
        guard let b = pop(), let a = pop() else { return false }
        push(operation(a, b))
        return true
    }
}
func evaluate(_ text: String) -> Int? {
    var stack = Stack<Int>()
    let operations: [String: (Int, Int) -> Int] = ["+": { $0 + $1 }, "-": { $0 - $1 }, "*": { $0 * $1 }]
    for word in text.split(separator: " ").map(String.init) {
        if let number = Int(word) { stack.push(number); continue }
        guard let operation = operations[word], stack.apply(operation) else { return nil }
    }
    return stack.top
}
print(evaluate("3 4 + 2 *") ?? 0, evaluate("10 2 8 * - 1 -") ?? 0, evaluate("+") as Any, evaluate("1 x") as Any)
