// Nested payloads are taken apart in one pattern, with labels, wildcards and inner optionals.
indirect enum Expr {
    case number(Double)
    case unary(op: Character, Expr)
    case binary(Expr, op: Character, Expr)
}
func simplify(_ e: Expr) -> Expr {
    switch e {
    case .binary(let x, op: "+", .number(0)), .binary(.number(0), op: "+", let x): return simplify(x)
    case .binary(_, op: "*", .number(0)), .binary(.number(0), op: "*", _): return .number(0)
    case .unary("-", .unary("-", let inner)): return simplify(inner)
    case let .binary(.number(a), op, .number(b)) where op == "+": return .number(a + b)
    case .binary(let l, let op, let r): return .binary(simplify(l), op: op, simplify(r))
    case .unary(let op, let x): return .unary(op: op, simplify(x))
    case .number: return e
    }
}
func text(_ e: Expr) -> String {
    switch e {
    case .number(let n): "\(n)"
    case .unary(let op, let x): "\(op)(\(text(x)))"
    case .binary(let l, let op, let r): "(\(text(l)) \(op) \(text(r)))"
    }
}
let x = Expr.number(7)
print(text(simplify(.binary(x, op: "+", .number(0)))), text(simplify(.unary(op: "-", .unary(op: "-", x)))))
print(text(simplify(.binary(.binary(x, op: "*", .number(0)), op: "+", .binary(x, op: "+", .number(1))))))
enum Job { case waiting, done(Result<Int?, Failure>) }
enum Failure: Error { case code(Int), lost }
for job in [Job.waiting, .done(.success(3)), .done(.success(nil)), .done(.failure(.code(7))), .done(.failure(.lost))] {
    switch job {
    case .done(.success(let value?)): print("value", value)
    case .done(.success(nil)): print("nothing")
    case .done(.failure(.code(let c))): print("code", c)
    case .done(.failure): print("failed")
    case .waiting: print("waiting")
    }
}
