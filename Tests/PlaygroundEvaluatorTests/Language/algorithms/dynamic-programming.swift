// Tables filled step by step: longest common part, knapsack, change, sieve.
func common(_ a: String, _ b: String) -> Int {
    let (x, y) = (Array(a), Array(b))
    var table = Array(repeating: Array(repeating: 0, count: y.count + 1), count: x.count + 1)
    for i in 1...x.count { for j in 1...y.count { table[i][j] = x[i - 1] == y[j - 1] ? table[i - 1][j - 1] + 1 : max(table[i - 1][j], table[i][j - 1]) } }
    return table[x.count][y.count]
}
print(common("AGGTAB", "GXTXAYB"))
func knapsack(_ items: [(weight: Int, value: Int)], _ room: Int) -> Int {
    items.reduce(into: [Int](repeating: 0, count: room + 1)) { best, item in
        for space in stride(from: room, through: item.weight, by: -1) { best[space] = max(best[space], best[space - item.weight] + item.value) }
    }.last!
}
print(knapsack([(1, 1), (3, 4), (4, 5)], 7))
func change(_ amount: Int, _ coins: [Int]) -> Int {
    var ways = [1] + Array(repeating: 0, count: amount)
    for coin in coins where coin <= amount { for sum in coin...amount { ways[sum] += ways[sum - coin] } }
    return ways[amount]
}
print(change(10, [1, 2, 5]), change(3, [5]))
var isPrime = [Bool](repeating: true, count: 30)
isPrime.replaceSubrange(0...1, with: [false, false])
for i in 2..<30 where isPrime[i] { for multiple in stride(from: i * i, to: 30, by: i) { isPrime[multiple] = false } }
print(isPrime.enumerated().filter(\.element).map(\.offset))
func queens(_ n: Int) -> Int {
    var columns = Set<Int>(), up = Set<Int>(), down = Set<Int>()
    func place(_ row: Int) -> Int {
        if row == n { return 1 }
        var count = 0
        for column in 0..<n where !columns.contains(column) && !up.contains(row + column) && !down.contains(row - column) {
            columns.insert(column); up.insert(row + column); down.insert(row - column)
            count += place(row + 1)
            columns.remove(column); up.remove(row + column); down.remove(row - column)
        }
        return count
    }
    return place(0)
}
print(queens(6))
