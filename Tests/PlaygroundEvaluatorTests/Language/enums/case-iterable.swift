// allCases in order; the next and previous case; a count by case.
enum Season: String, CaseIterable {
    case spring, summer, autumn, winter
    var next: Season {
        let all = Self.allCases
        let index = all.firstIndex(of: self)!
        return all[(index + 1) % all.count]
    }
    static var names: [String] { allCases.map { $0.rawValue.uppercased() } }
}
print(Season.allCases.count, Season.winter.next, Season.spring.next.next)
print(Season.names.joined(separator: ", "))
for (index, season) in Season.allCases.enumerated().reversed() { print(index, season) }
print(Season.allCases.filter { $0.rawValue.contains("n") })
enum Toggle: CaseIterable {
    case on, off
    static var allCases: [Toggle] { [.off, .on] }
}
print(Toggle.allCases)
