// `switch` as a value: returned, bound, with payloads, throwing and leaving branches.
enum Shape { case circle(Double), square(side: Double), none }
func area(_ shape: Shape) -> Double {
    switch shape {
    case .circle(let r): 3 * r * r
    case .square(let side): side * side
    case .none: 0
    }
}
print([Shape.circle(1), .square(side: 2), .none].map(area))
let code = 404
let text = switch code {
case 200..<300: "fine"
case 404: "missing"
case let other where other >= 500: "server \(other)"
default: "odd"
}
print(text)
let weights: [Float] = [1, 2].map { n in
    switch n { case 1: 0.5; default: 2 }
}
print(weights)
let day = "sat"
let rate: Int? = switch day { case "sat", "sun": nil; case _ where day.count > 3: 1; default: 2 }
print(rate as Any)
func pick(_ n: Int) throws -> String {
    let word = switch n { case 0: "zero"; case 1: if day == "sat" { "one!" } else { "one" }; default: throw CancellationError() }
    return word.uppercased()
}
print(try pick(1), (try? pick(5)) ?? "none")
