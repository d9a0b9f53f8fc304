// Generic functions constrained to Comparable, Hashable, Numeric, and several at once.
func clamp<T: Comparable>(_ value: T, _ low: T, _ high: T) -> T { min(max(value, low), high) }
func sum<T: Numeric>(_ values: [T]) -> T { values.reduce(0, +) }
func mode<T: Hashable & Comparable>(_ values: [T]) -> T? {
    var counts: [T: Int] = [:]
    for value in values { counts[value, default: 0] += 1 }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
}
func gcd<T: BinaryInteger>(_ a: T, _ b: T) -> T { b == 0 ? a : gcd(b, a % b) }
func describe<T>(_ value: T) -> String where T: Comparable, T: CustomStringConvertible { value.description }
print(clamp(15, 0, 10), clamp("m", "a", "f"), clamp(0.5, 0.25, 0.75))
print(sum([1, 2, 3]), sum([0.5, 0.25]), sum([UInt8(100), 55]))
print(mode([3, 1, 3, 1, 2]) ?? 0, mode(["b", "a"]) ?? "")
print(gcd(84, 36), gcd(UInt16(100), 75), gcd(Int64(17), 5), describe(4.0))
