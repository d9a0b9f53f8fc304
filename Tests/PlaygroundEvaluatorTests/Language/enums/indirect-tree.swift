// An indirect enum of arithmetic, evaluated and printed by recursion.
indirect enum Formula {
    case number(Int)
    case sum(Formula, Formula)
    case product(Formula, Formula)
    case negated(Formula)
    var value: Int {
        switch self {
        case .number(let n): return n
        case let .sum(a, b): return a.value + b.value
        case let .product(a, b): return a.value * b.value
        case .negated(let inner): return -inner.value
        }
    }
    var text: String {
        switch self {
        case .number(let n) where n < 0: "(\(n))"
        case .number(let n): "\(n)"
        case .sum(let a, let b): "(\(a.text) + \(b.text))"
        case .product(let a, let b): "\(a.text) * \(b.text)"
        case .negated(.number(let n)): "-\(n)"
        case .negated(let f): "-[\(f.text)]"
        }
    }
}
let formula = Formula.sum(.number(2), .product(.number(-3), .negated(.sum(.number(4), .number(1)))))
print(formula.text, "=", formula.value)
print(Formula.negated(.number(7)))
