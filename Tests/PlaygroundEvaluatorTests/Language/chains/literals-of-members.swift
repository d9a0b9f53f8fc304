// What a literal of `.member`s holds is told by what is asked of it, or by what its chain of calls should give.
enum Size: CaseIterable {
    case small, medium, large

    var letter: Character { "SML"[String.Index(utf16Offset: Size.allCases.firstIndex(of: self) ?? 0, in: "SML")] }
}

let order = Size.medium
print([.small, .medium].contains(order), [.large].contains(order))
print([.large, .medium].firstIndex(of: order) as Any)

let few: [Size] = [.small, .medium, .large].dropLast().reversed()
print(few.map(\.letter))
let kept: [Size] = Array([.small, .medium].prefix(5))
print(kept.count)
let distinct: Set<Size> = Set([.large, .large].filter { $0 != .small })
print(distinct.count)
let largest: Size = [.small, .large].last ?? .medium
print(largest.letter)
let none = Optional<Size>(nil)
print(none == nil, Optional<Size?>(nil) == nil)

let nested: [[Int]] = Array([[], []].prefix(1))
let absent: [Int?] = [nil, nil].dropLast()
print(nested, absent)

// A closure in the chain has literals of its own.
let common: [Size] = [.small, .medium, .large].filter { size in [.medium, .large].contains(size) }
print(common.map(\.letter), [Size.small].map { [.large, $0].firstIndex(of: .small) ?? 0 })

func letters(of sizes: [Size]) -> String { String(sizes.map(\.letter)) }

print(letters(of: Array([.large, .small, .medium].dropFirst())))
