// Extensions of Int, String, Array, Optional, Dictionary, Range and Character with methods and properties.
extension Int {
    var isPrime: Bool { self > 1 && !(2..<self).contains { self % $0 == 0 } }
    func clamped(to range: ClosedRange<Int>) -> Int { Swift.min(Swift.max(self, range.lowerBound), range.upperBound) }
    static let dozen = 12
    mutating func double() { self *= 2 }
}
extension String {
    var isPalindrome: Bool { let letters = lowercased().filter(\.isLetter); return letters == String(letters.reversed()) }
    subscript(offset: Int) -> Character { self[index(startIndex, offsetBy: offset)] }
    func padded(to length: Int) -> String { count < length ? self + String(repeating: ".", count: length - count) : self }
}
extension Optional where Wrapped == String {
    var orEmpty: String { self ?? "" }
}
extension Character { var isVowel: Bool { "aeiou".contains(self) } }
extension ClosedRange where Bound == Int { var middle: Int { (lowerBound + upperBound) / 2 } }
var n = 21
n.double()
print(n, (1...20).filter(\.isPrime), 99.clamped(to: 0...10), Int.dozen)
print("Never odd or even".isPalindrome, "swift"[2], "ab".padded(to: 5))
print((nil as String?).orEmpty.isEmpty, "education".filter(\.isVowel), (2...9).middle)
