// Operators on literals make what is wanted, where that takes literals and has the operators.
indirect enum Formula {
    case number(Double)
    case variable(String)
    case sum(Formula, Formula)
    case product(Formula, Formula)
    case negative(Formula)
}

extension Formula: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    init(floatLiteral value: Double) { self = .number(value) }
    init(integerLiteral value: Int) { self = .number(Double(value)) }
    init(stringLiteral value: String) { self = .variable(value) }

    static func + (left: Formula, right: Formula) -> Formula { .sum(left, right) }
    static func * (left: Formula, right: Formula) -> Formula { .product(left, right) }
    static prefix func - (inner: Formula) -> Formula { .negative(inner) }
}

extension Formula: CustomStringConvertible {
    var description: String {
        switch self {
        case .number(let value): "\(value)"
        case .variable(let name): name
        case .sum(let left, let right): "(\(left) + \(right))"
        case .product(let left, let right): "\(left)·\(right)"
        case .negative(let inner): "-\(inner)"
        }
    }
}

func show(_ formula: Formula) { print(formula) }

let line: Formula = 2 * "x" + -(3.5 + "y")
let other = line + 1
print(line, other)
show(1 + 2 * "z")
show(-1 + line)
let several: [Formula] = [1 + "a", -"b", 2]
print(several)
let plain = 2 * 3.5
print(plain)

// The pattern's type says what a literal holds.
enum Size { case small, large }
for size: Size in [.small, .large] { print(size) }
for (count, size): (Int, Size) in [(1, .large), (2, .small)] { print(count, size) }
for half: Double in [1, 2] { print(half / 2) }
