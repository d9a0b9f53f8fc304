// Arrays that grow and shrink; copies stay as they are.
var list = ["b"]
list.append("c")
list.append(contentsOf: ["d", "e"])
list.insert("a", at: 0)
list.insert(contentsOf: ["x", "y"], at: list.endIndex)
list += ["z"]
let copy = list
print(list.remove(at: 5), list.removeLast(), list.removeFirst(), list)
list.removeLast(2)
list.removeFirst(1)
print(list, copy.count, copy)
list.removeAll()
print(list.isEmpty, list.popLast() as Any, list.first as Any)
var numbers = Array(1...10)
numbers.removeAll { $0 % 2 == 0 }
numbers.removeAll(where: { $0 > 8 })
numbers.removeSubrange(1...2)
print(numbers)
numbers.replaceSubrange(0..<1, with: [10, 20, 30])
numbers[1...] = [5]
numbers[..<1] = []
print(numbers, numbers.count)
numbers.reserveCapacity(100)
numbers.removeAll(keepingCapacity: true)
numbers.append(contentsOf: 1...3)
numbers.append(contentsOf: [4: "d"].keys)
numbers.insert(9, at: numbers.count)
print(numbers, numbers.popLast()!, numbers)
var stack: [Int] = []
for i in 1...3 { stack.append(i * i) }
while let top = stack.popLast() { print(top, terminator: " ") }
print(stack)
var queue = [1, 2, 3][...]
while let next = queue.popFirst() { print(next, queue.count, terminator: ";") }
print()
