// Functions inside functions see and change outer variables, call each other and recurse.
func hanoi(_ n: Int) -> (moves: Int, log: [String]) {
    var moves = 0, log: [String] = []
    func move(_ n: Int, _ from: String, _ to: String, _ spare: String) {
        guard n > 0 else { return }
        move(n - 1, from, spare, to)
        moves += 1
        if moves <= 3 { log.append("\(from)>\(to)") }
        move(n - 1, spare, to, from)
    }
    move(n, "A", "C", "B")
    return (moves, log)
}
print(hanoi(5))
func parity(_ n: Int) -> String {
    func even(_ n: Int) -> Bool { n == 0 ? true : odd(n - 1) }
    func odd(_ n: Int) -> Bool { n == 0 ? false : even(n - 1) }
    return even(n) ? "even" : "odd"
}
print(parity(10), parity(7))
func permutations(_ items: [Int]) -> [[Int]] {
    guard let first = items.first else { return [[]] }
    return permutations(Array(items.dropFirst())).flatMap { rest in
        (0...rest.count).map { i in var copy = rest; copy.insert(first, at: i); return copy }
    }
}
print(permutations([1, 2, 3]))
func fibonacci() -> (Int) -> Int {
    var memo: [Int: Int] = [:]
    func fib(_ n: Int) -> Int {
        if n < 2 { return n }
        if let known = memo[n] { return known }
        let value = fib(n - 1) + fib(n - 2)
        memo[n] = value
        return value
    }
    return fib
}
print(fibonacci()(50))
print(later(3))
func later(_ n: Int) -> Int { n == 0 ? 0 : n + later(n - 1) }
