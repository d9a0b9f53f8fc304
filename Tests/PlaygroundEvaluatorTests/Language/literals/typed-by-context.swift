// A literal takes its type from where it stands: annotation, argument, partner, result.
func half(of value: Double) -> Double { value / 2 }
func describe<T>(_ value: T) -> String { "\(value): \(T.self)" }

let price: Double = 3
let weights: [Float] = [1, 2.5, 4]
let counts: Set<UInt8> = [7]
let table: [String: Double] = ["a": 1, "b": 2]
print(price, weights, counts, table["a"]!, half(of: 7))

print(describe(3), describe(3.0), describe(3 + 0.5), describe(7 / 2), describe(7 / 2.0))
print(describe("x"), describe("x" as Character), describe([1, 2.5]), describe(3 as Float))
print(describe(price * 2), describe(1 + 2 * price), describe(-1 as Int8))

let optional: Double? = 4
let nested: [[Double]] = [[1], [2, 3]]
let pair: (Int8, Float) = (1, 2)
print(optional as Any, nested, pair, describe(pair))
let choice = price > 2 ? 1 : 0.5
print(choice, describe(choice))
