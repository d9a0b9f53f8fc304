// One closure in all its spellings, from full type to operator.
let names = ["Cid", "ann", "Bo"]
print(names.sorted(by: { (a: String, b: String) -> Bool in return a.count < b.count }))
print(names.sorted(by: { a, b in return a.count < b.count }))
print(names.sorted(by: { a, b in a.count < b.count }), names.sorted { $0.count > $1.count }, names.sorted(by: <))
print(names.map { name in
    let trimmed = name.lowercased()
    return trimmed.prefix(1).uppercased() + trimmed.dropFirst()
})
let noArguments = { print("called") }
noArguments()
let typed: (Int, Int) -> Int = { $0 * $1 }
let unused: (Int, Int) -> Int = { _, second in second }
let ignoring: (Int) -> String = { _ in "same" }
print(typed(3, 4), unused(1, 2), ignoring(9), { $0 + 1 }(5), { (a: Int, b: Int) in a - b }(9, 4))
let thrower: (Int) throws -> Int = { n in guard n > 0 else { throw CancellationError() }; return n }
print((try? thrower(1)) as Any, (try? thrower(0)) as Any)
let multi: (Int) -> Int = {
    var total = 0
    for i in 0...$0 { total += i }
    return total
}
print(multi(4), [1, 2, 3].map { "\($0)" + ($0 == 2 ? "!" : "") }, (1...3).reduce(0) { $0 + $1 * $1 })
