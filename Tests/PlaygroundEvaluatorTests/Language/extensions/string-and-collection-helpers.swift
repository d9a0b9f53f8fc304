// Extensions of library protocols: StringProtocol, Collection, BinaryInteger, Comparable, Sequence of optionals.
extension StringProtocol {
    var initials: String { split(separator: " ").compactMap { $0.first }.map { String($0) }.joined() }
    func occurrences(of letter: Character) -> Int { self.filter { $0 == letter }.count }
}
extension BinaryInteger {
    var digits: [Int] { String(self).compactMap { $0.wholeNumberValue } }
    var isEven: Bool { self % 2 == 0 }
}
extension Comparable { func bounded(_ low: Self, _ high: Self) -> Self { min(max(self, low), high) } }
extension Sequence { func compacted<T>() -> [T] where Element == T? { compactMap { $0 } } }
extension Collection where Element: Equatable { func isUnique(_ e: Element) -> Bool { filter { $0 == e }.count == 1 } }
print("Ada King Lovelace".initials, "banana".dropFirst(2).occurrences(of: "a"))
print(9074.digits, UInt8(6).isEven, 12.bounded(0, 9), "q".bounded("a", "m"))
print([1, nil, 3].compacted(), [1, 2, 1].isUnique(2), "hello".isUnique("l"))
