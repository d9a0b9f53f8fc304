// Closures called where they stand: initial values, blocks of work, throwing and returning early.
let table: [Int: String] = {
    var result: [Int: String] = [:]
    for n in 1...3 { result[n] = String(repeating: "*", count: n) }
    return result
}()
print(table[3]!, table.count)
let answer = { (a: Int) -> Int in
    if a > 10 { return a }
    return a * 2
}(7)
print(answer)
let parsed: Result<Int, any Error> = Result {
    guard let n = Int("4x") else { throw CancellationError() }
    return n
}
print((try? parsed.get()) as Any)
struct Config {
    static let shared: Config = { print("made once"); return Config(level: 3) }()
    let level: Int
    let label = { "fixed" }()
    lazy var doubled: Int = { level * 2 }()
}
print(Config.shared.level, Config.shared.label)
var copy = Config(level: 4)
print(copy.doubled)
let value = try { () throws -> Int in 5 }()
print(value, { 1 }() + { 2 }(), { $0 * $0 }(6), ({ "x" })())
