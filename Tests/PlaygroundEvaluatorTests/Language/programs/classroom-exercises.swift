// What every course asks for: primes, towers, queens, Roman numbers, edit distance.
func fizz(_ n: Int) -> String {
    switch (n % 3, n % 5) {
    case (0, 0): "FizzBuzz";
    case (0, _): "Fizz";
    case (_, 0): "Buzz";
    default: String(n)
    }
}
print((1...15).map(fizz).joined(separator: " "))
func primes(upTo n: Int) -> [Int] {
    var s = [Bool](repeating: true, count: n + 1); s[0] = false; s[1] = false; var p = 2;
    while p * p <= n { if s[p] { for m in stride(from: p * p, through: n, by: p) { s[m] = false } }; p += 1 };
    return s.enumerated().filter(\.element).map(\.offset)
}
print(primes(upTo: 30))
func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
func hanoi(_ n: Int, _ a: String = "A", _ b: String = "B", _ c: String = "C", move: (String, String) -> Void) {
    if n == 0 { return }; hanoi(n - 1, a, c, b, move: move); move(a, c); hanoi(n - 1, b, a, c, move: move)
}
var moves = 0; hanoi(3) { _, _ in moves += 1 }; print(gcd(48, 36), moves)
func permutations<T>(_ a: [T]) -> [[T]] {
    guard a.count > 1 else { return [a] };
    return a.indices.flatMap { i -> [[T]] in
        var rest = a; let x = rest.remove(at: i); return permutations(rest).map { [x] + $0 }
    }
}
print(permutations([1, 2, 3]).count, permutations(["a", "b"]))
func subsets<T>(_ a: [T]) -> [[T]] { a.reduce([[]]) { acc, x in acc + acc.map { $0 + [x] } } }
print(subsets([1, 2, 3]))
func queens(_ n: Int) -> Int {
    var count = 0, cols = Set<Int>(), d1 = Set<Int>(), d2 = Set<Int>()
    func place(_ r: Int) {
        if r == n { count += 1; return };
        for c in 0..<n where !cols.contains(c) && !d1.contains(r + c) && !d2.contains(r - c) {
            cols.insert(c); d1.insert(r + c); d2.insert(r - c); place(r + 1); cols.remove(c); d1.remove(r + c);
            d2.remove(r - c)
        }
    }
    place(0); return count
}
print(queens(6))
func roman(_ n: Int) -> String {
    var n = n, out = "";
    for (v, s) in [
        (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"),
        (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
    ] { while n >= v { out += s; n -= v } }; return out
}
print(roman(1994), String(1994, radix: 7), 0b1011, 0xFF, 1_000_000)
func lev(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a), Array(b)); var d = Array(0...b.count);
    for i in 1...a.count {
        var prev = d[0]; d[0] = i;
        for j in 1...b.count {
            (prev, d[j]) = (d[j], min(d[j] + 1, d[j - 1] + 1, prev + (a[i - 1] == b[j - 1] ? 0 : 1)))
        }
    }; return d[b.count]
}
print(lev("kitten", "sitting"))
func collatz(_ n: Int) -> [Int] { Array(sequence(first: n) { $0 == 1 ? nil : $0 % 2 == 0 ? $0 / 2 : 3 * $0 + 1 }) }
print(collatz(6));
let pascal = (0..<5).reduce(into: [[1]]) { rows, _ in
    let l = rows.last!; rows.append(zip([0] + l, l + [0]).map(+))
}; print(pascal.last!)
var fibs = [0, 1]; while fibs.count < 10 { fibs.append(fibs[fibs.count - 1] + fibs[fibs.count - 2]) };
print(fibs, fibs.filter { $0.isMultiple(of: 2) }.map(String.init).joined(separator: "+"))
let matrix = [[1, 2, 3], [4, 5, 6]];
print(
    (0..<3).map { c in matrix.map { $0[c] } }, matrix.flatMap { $0 }.reduce(0, +), matrix.map { $0.reduce(0, +) },
    zip(matrix[0], matrix[1]).map(*))
outer: for i in 1... {
    for j in 1...i { if i * j > 20 { print("found", i, j); break outer }; if j == 3 { continue outer } }
}
func stats(_ xs: [Double]) -> (mean: Double, median: Double, sd: Double)? {
    guard !xs.isEmpty else { return nil }; let m = xs.reduce(0, +) / Double(xs.count), s = xs.sorted();
    let med = s.count % 2 == 0 ? (s[s.count / 2 - 1] + s[s.count / 2]) / 2 : s[s.count / 2];
    return (m, med, (xs.map { ($0 - m) * ($0 - m) }.reduce(0, +) / Double(xs.count)).squareRoot())
}
if let (mean, median, sd) = stats([2, 4, 4, 4, 5, 5, 7, 9]) { print(mean, median, sd) }; print(stats([])?.mean ?? .nan)
var arr2 = [5, 1, 4];
for i in 0..<arr2.count { for j in 0..<arr2.count - i - 1 where arr2[j] > arr2[j + 1] { arr2.swapAt(j, j + 1) } };
print(arr2)
func countdown(from n: Int) -> String { n < 0 ? "liftoff" : "\(n) " + countdown(from: n - 1) };
print(countdown(from: 3), Int.max &+ 1 == Int.min, (5).advanced(by: 3), 7.0 / 2, 7 / 2, -7 % 3, 2 << 3)
repeat { arr2.removeLast() } while !arr2.isEmpty;
print(arr2.isEmpty, Character("a").asciiValue!, "z".unicodeScalars.first!.value)
