// Generic code over the library's protocols.
func total<T: Numeric>(_ values: [T]) -> T {
    var sum = T.zero
    for value in values { sum += value }
    return sum
}
func largest<T: Comparable>(_ values: [T]) -> T? { values.max() }
func describe<T: CustomStringConvertible>(_ value: T) -> String { "<\(value.description)>" }
func count<S: Sequence>(_ sequence: S) -> Int where S.Element == Int { sequence.reduce(0) { sum, _ in sum + 1 } }
print(total([1, 2, 3]), total([1.5, 2.5]), largest(["a", "c", "b"]) ?? "", largest([Int]()) as Any)
print(describe(5), describe("x"), describe([1]), count(1...4), count([1, 2]))
struct Version: Comparable, Hashable {
    var major: Int, minor: Int
    static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
}
let versions = [Version(major: 1, minor: 2), Version(major: 1, minor: 0), Version(major: 0, minor: 9)]
print(versions.sorted().map { "\($0.major).\($0.minor)" }, versions.max()!.minor, versions[0] > versions[1], versions[0] >= versions[0])
print(Set(versions).count, [versions[0]: "x"][versions[0]] ?? "", versions.contains(Version(major: 0, minor: 9)), min(versions[0], versions[1]).minor)
print((1, "a") < (1, "b"), (1, 2) == (1, 2), (x: 1, y: 2) != (x: 1, y: 3))
struct Countdown: Sequence, IteratorProtocol {
    var count: Int
    mutating func next() -> Int? {
        if count == 0 { return nil }
        defer { count -= 1 }
        return count
    }
}
print(Array(Countdown(count: 3)), Countdown(count: 3).map { $0 * 2 }, Countdown(count: 4).reduce(0) { $0 + $1 }, Countdown(count: 2).contains(2), zip(Countdown(count: 2), "ab").map { "\($0)\($1)" })
