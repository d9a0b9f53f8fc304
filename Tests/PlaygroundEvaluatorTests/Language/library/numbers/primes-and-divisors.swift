// A sieve, greatest common divisors, perfect numbers, digits and bases.
func primes(upTo limit: Int) -> [Int] {
    var isPrime = Array(repeating: true, count: limit + 1)
    for n in 2...limit where isPrime[n] && n * n <= limit {
        for multiple in stride(from: n * n, through: limit, by: n) { isPrime[multiple] = false }
    }
    return (2...limit).filter { isPrime[$0] }
}
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? abs(a) : gcd(b, a % b) }
extension Int {
    var digits: [Int] { String(self).compactMap(\.wholeNumberValue) }
    var isPerfect: Bool { self > 1 && (1..<self).filter { self % $0 == 0 }.reduce(0, +) == self }
}
print(primes(upTo: 50))
print(gcd(48, 36), gcd(-7, 21), 48 * 36 / gcd(48, 36))
print((1...500).filter(\.isPerfect), 2026.digits, 2026.digits.reduce(0, +), 0.digits)
print(String(255, radix: 2), String(255, radix: 16, uppercase: true), Int("ff", radix: 16)!, Int("102", radix: 2) as Any)
print((1...5).reduce(1, *), (0...10).map { 1 << $0 }, 0b1010 ^ 0b0110, ~0, 5.nonzeroBitCount)
print(sequence(first: 27) { $0 == 1 ? nil : $0 % 2 == 0 ? $0 / 2 : 3 * $0 + 1 }.reduce(0) { steps, _ in steps + 1 })
