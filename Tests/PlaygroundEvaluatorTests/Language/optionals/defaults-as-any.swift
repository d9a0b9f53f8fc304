// Where anything is taken, an optional made on the spot can hold what its default is: `0` stays an `Int`.
final class Cat {
    var weight = 4.5
    var friend: Cat?
    var meals = [0.25]
    func hunger() -> Double { 0.75 }
}
let nobody: Cat? = nil
let cat: Cat? = Cat()
print(nobody?.weight ?? 0, cat?.weight ?? 0, nobody?.hunger() ?? 0, nobody?.meals[0] ?? 1)
print(nobody?.meals.first ?? 0, cat?.friend?.weight ?? 0, nobody?.weight ?? 0.0)
let prices: [String: Double] = [:]
print(prices["tea"] ?? 0, prices["tea"].map { $0 * 2 } ?? 0, [Double]().max() ?? 0)
func risky() throws -> Double { throw CancellationError() }
print((try? risky()) ?? 0, "\(nobody?.weight ?? 0)", (nobody?.weight ?? 0) + 1)
let sum = nobody?.weight ?? 0
print(sum, type(of: sum), [nobody?.weight ?? 0, 1.5])
