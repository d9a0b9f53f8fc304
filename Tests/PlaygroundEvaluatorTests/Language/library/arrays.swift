// Arrays: growing, shrinking, ordering, and the slices that share their indices.
var numbers = [5, 3, 8]
numbers.append(1)
numbers.append(contentsOf: [9, 2])
numbers += [7]
numbers.insert(0, at: 1)
print(numbers, numbers.count, numbers.isEmpty)
print(numbers.remove(at: 2), numbers.removeFirst(), numbers.removeLast(), numbers)
numbers.sort()
print(numbers, numbers.sorted(by: >))
numbers.reverse()
numbers.swapAt(0, 1)
print(numbers)
print(numbers.first ?? 0, numbers.last ?? 0, numbers.min() ?? 0, numbers.max() ?? 0)
print(numbers.firstIndex(of: 2) ?? -1, numbers.firstIndex { $0 > 5 } ?? -1, numbers.contains(3), numbers.contains { $0 > 100 })
let slice = numbers[1..<3]
print(slice, slice.startIndex, slice[1], Array(slice))
print(numbers.prefix(2), numbers.suffix(2), numbers.dropFirst(), numbers.dropLast(2))
numbers[0] = 42
numbers[1...2] = [6, 6, 6]
print(numbers)
numbers.removeAll { $0 == 6 }
print(numbers, numbers.popLast() ?? 0)
print(Array(repeating: "x", count: 3), [Int](), [1, 2] == [1, 2], [1, 2] + [3])
let grid = [[1, 2], [3, 4]]
print(grid.flatMap { $0 }, grid[1][0], grid.map { $0.reduce(0, +) })
print(numbers.indices, Array(numbers.enumerated()).map { "\($0.offset):\($0.element)" })
