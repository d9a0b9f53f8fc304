// Slices share their indices with the array they come from.
let numbers = [10, 20, 30, 40, 50]
var middle = numbers[1...3]
print(middle.startIndex, middle.endIndex, middle.indices, middle.count, middle.first!, middle.last!)
middle[2] = 99
middle.append(7)
print(middle, numbers, Array(middle), middle.map { $0 + 1 }, middle.firstIndex(of: 99)!)
print(numbers[2...], numbers[..<2], numbers[...1], numbers.prefix(through: 1), numbers.suffix(from: 3), numbers.prefix(upTo: 2))
var rest = numbers[0...]
while let first = rest.popFirst() { print(first, terminator: " ") }
print(rest.isEmpty, middle.reversed(), Array(middle.dropFirst().dropLast()), middle.sorted(by: >), middle.contains(7))
for start in stride(from: 0, to: numbers.count, by: 2) { print(Array(numbers[start..<min(start + 2, numbers.count)])) }
print(numbers.split { $0 == 30 }.map { Array($0) }, numbers.enumerated().filter { $0.offset.isMultiple(of: 2) }.map(\.element))
var list = [3, 1, 2]
list.replaceSubrange(0..<2, with: [8, 9, 7])
list.removeSubrange(1...1)
list.insert(contentsOf: [0, 0], at: 1)
print(list, list.partition { $0 > 5 }, list.count)
