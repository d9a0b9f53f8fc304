// A lexer and a parser that climbs precedences; trees of an indirect enum are evaluated.
enum Token: Equatable, CustomStringConvertible {
    case number(Double), op(Character), lparen, rparen, ident(String)
    var description: String {
        switch self {
        case .number(let n): "\(n)";
        case .op(let c): "\(c)";
        case .lparen: "(";
        case .rparen: ")";
        case .ident(let s): s
        }
    }
}
enum ParseError: Error, Equatable {
    case unexpected(Character, at: Int), unexpectedEnd, unknown(String), expected(Token)
}
struct Lexer {
    let chars: [Character]; var pos = 0
    init(_ s: String) { chars = Array(s) }
    mutating func tokens() throws -> [Token] {
        var out: [Token] = []
        while pos < chars.count {
            let c = chars[pos]
            switch c {
            case " ", "\t": pos += 1
            case "0"..."9", ".":
                let start = pos
                while pos < chars.count, chars[pos].isNumber || chars[pos] == "." { pos += 1 }
                out.append(.number(Double(String(chars[start..<pos]))!))
            case "+", "-", "*", "/", "^": out.append(.op(c)); pos += 1
            case "(": out.append(.lparen); pos += 1
            case ")": out.append(.rparen); pos += 1
            case _ where c.isLetter:
                var s = ""
                while pos < chars.count, chars[pos].isLetter { s.append(chars[pos]); pos += 1 }
                out.append(.ident(s))
            default: throw ParseError.unexpected(c, at: pos)
            }
        }
        return out
    }
}
indirect enum Expr {
    case num(Double), variable(String), binary(Character, Expr, Expr), neg(Expr), call(String, Expr)
    func eval(_ env: [String: Double] = [:]) throws -> Double {
        switch self {
        case .num(let n): return n
        case .variable(let v): guard let x = env[v] else { throw ParseError.unknown(v) }; return x
        case .neg(let e): return try -e.eval(env)
        case let .binary(op, l, r):
            let (a, b) = (try l.eval(env), try r.eval(env))
            let ops: [Character: (Double, Double) -> Double] = [
                "+": (+), "-": (-), "*": (*), "/": (/), "^": { x, n in (0..<Int(n)).reduce(1) { acc, _ in acc * x } },
            ]
            return ops[op]!(a, b)
        case .call("sqrt", let e): return try e.eval(env).squareRoot()
        case .call(let n, _): throw ParseError.unknown(n)
        }
    }
}
struct Parser {
    private var tokens: ArraySlice<Token>
    init(_ s: String) throws { var l = Lexer(s); tokens = try l.tokens()[...] }
    private mutating func match(_ t: Token) -> Bool {
        guard tokens.first == t else { return false }; tokens.removeFirst(); return true
    }
    mutating func expr(_ minPrec: Int = 0) throws -> Expr {
        var lhs = try atom()
        while case .op(let c)? = tokens.first, let p = Parser.prec[c], p.level >= minPrec {
            tokens = tokens.dropFirst()
            lhs = .binary(c, lhs, try expr(p.right ? p.level : p.level + 1))
        }
        return lhs
    }
    static let prec: [Character: (level: Int, right: Bool)] = [
        "+": (1, false), "-": (1, false), "*": (2, false), "/": (2, false), "^": (3, true),
    ]
    private mutating func atom() throws -> Expr {
        guard let t = tokens.popFirst() else { throw ParseError.unexpectedEnd }
        switch t {
        case .number(let n): return .num(n)
        case .op("-"): return .neg(try atom())
        case .lparen:
            let e = try expr()
            guard match(.rparen) else { throw ParseError.expected(.rparen) }
            return e
        case .ident(let s) where tokens.first == .lparen: return .call(s, try atom())
        case .ident(let s): return .variable(s)
        default: throw ParseError.unknown(t.description)
        }
    }
}
for s in ["1 + 2 * 3", "(1 + 2) * 3", "2 ^ 3 ^ 2", "-4 + x", "sqrt(16) * y", "1 +", "3 $ 4", "(1"] {
    do { var p = try Parser(s); print(s, "=", try p.expr().eval(["x": 10])) } catch ParseError.unexpected(
        let c, at: let i)
    { print("bad \(c) at \(i)") } catch let e as ParseError where e == .unexpectedEnd { print("end") } catch {
        print("error:", error)
    }
}
