// Values called like functions: callAsFunction with labels and overloads, @dynamicCallable.
struct Polynomial {
    let coefficients: [Double]
    func callAsFunction(_ x: Double) -> Double { coefficients.reversed().reduce(0) { $0 * x + $1 } }
    func callAsFunction(derivativeAt x: Double) -> Double {
        coefficients.enumerated().dropFirst().reduce(0) { sum, term in
            var power = 1.0
            for _ in 1..<term.offset { power *= x }
            return sum + Double(term.offset) * term.element * power
        }
    }
}
@dynamicCallable
struct Calculator {
    func dynamicallyCall(withArguments numbers: [Int]) -> Int { numbers.reduce(0, +) }
    func dynamicallyCall(withKeywordArguments pairs: KeyValuePairs<String, Int>) -> String {
        pairs.map { "\($0.key):\($0.value)" }.joined(separator: " ")
    }
}
let p = Polynomial(coefficients: [1, 2, 3])
print(p(2), p(derivativeAt: 2), [0.0, 1].map { p($0) })
let add = Calculator()
print(add(1, 2, 3), add(a: 1, b: 2))
