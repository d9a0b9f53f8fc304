// Finding elements and their places.
let numbers = [4, 8, 15, 16, 23, 42, 8]
print(numbers.contains(15), numbers.contains { $0 > 40 }, numbers.contains(where: { $0 < 0 }), numbers.allSatisfy { $0 > 0 })
print(numbers.firstIndex(of: 8)!, numbers.lastIndex(of: 8)!, numbers.firstIndex { $0 > 15 }!, numbers.lastIndex { $0 < 16 }!, numbers.firstIndex(of: 99) as Any)
print(numbers.first { $0 % 2 == 1 }!, numbers.last { $0 % 2 == 1 }!, numbers.first(where: { $0 > 100 }) as Any, numbers.last(where: { $0 > 20 })!)
print(numbers.filter { $0 % 2 == 0 }, numbers.count { $0 > 10 }, numbers.count(where: { $0 == 8 }))
print(numbers.starts(with: [4, 8]), numbers.starts(with: [8]), numbers.elementsEqual([4]), numbers.lexicographicallyPrecedes([5]))
print(numbers.split(separator: 15), numbers.split { $0 > 20 }.map { Array($0) }, numbers.split(separator: 8, omittingEmptySubsequences: false).count)
print(numbers.ranges(of: [8]).count, numbers.firstRange(of: [15, 16]) ?? 0..<0, numbers.contains([16, 23]))
print(numbers.max()! - numbers.min()!, numbers.randomElement()! > 0, [Int]().randomElement() as Any)
if let index = numbers.firstIndex(of: 16) { print(numbers[index...], numbers[..<index], numbers[index - 1]) }
print(numbers.indices.contains(6), numbers.indices.contains(7), numbers.startIndex, numbers.endIndex, numbers.first!, numbers.last!)
func place(of value: Int) -> String { numbers.firstIndex(of: value).map { "at \($0)" } ?? "nowhere" }
print(place(of: 23), place(of: 1))
