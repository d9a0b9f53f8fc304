// While tests first, repeat tests last; both end by condition, break and binding.
func collatz(_ start: Int) -> [Int] {
    var n = start, path = [start]
    while n != 1 { n = n.isMultiple(of: 2) ? n / 2 : 3 * n + 1; path.append(n) }
    return path
}
print(collatz(6))
var attempts = 0
repeat { attempts += 1 } while attempts < 0
print(attempts)
var stack = ["a", "b", "c"]
while let top = stack.popLast() { print(top, terminator: " ") }
print(stack.isEmpty)
var low = 0, high = 100
while low < high {
    let middle = (low + high) / 2
    if middle * middle < 2000 { low = middle + 1 } else { high = middle }
}
print(low)
var digits: [Int] = [], rest = 9045
repeat { digits.insert(rest % 10, at: 0); rest /= 10 } while rest > 0
print(digits)
var iterator = "xyz".makeIterator()
while let letter = iterator.next() { if letter == "y" { continue }; print(letter) }
func gcd(_ a: Int, _ b: Int) -> Int { var (a, b) = (a, b); while b != 0 { (a, b) = (b, a % b) }; return a }
print(gcd(48, 36))
