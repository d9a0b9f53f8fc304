// Parsers made of parsers, and JSON as an enum that literals can make.
struct Parser<Output> {
    let run: (Substring) -> (Output, Substring)?
    func map<B>(_ f: @escaping (Output) -> B) -> Parser<B> { Parser<B> { s in run(s).map { (f($0), $1) } } }
    func flatMap<B>(_ f: @escaping (Output) -> Parser<B>) -> Parser<B> {
        Parser<B> { s in
            guard let (a, rest) = run(s) else { return nil }; return f(a).run(rest)
        }
    }
    func or(_ o: Parser) -> Parser { Parser { run($0) ?? o.run($0) } }
    var many: Parser<[Output]> {
        Parser<[Output]> { s in
            var out: [Output] = [], rest = s; while let (a, r) = run(rest) { out.append(a); rest = r };
            return (out, rest)
        }
    }
    var optional: Parser<Output?> { map(Optional.some).or(.always(nil)) }
    static func always<A>(_ a: A) -> Parser<A> { Parser<A> { (a, $0) } }
    func parse(_ s: String) -> Output? { guard let (a, r) = run(s[...]), r.isEmpty else { return nil }; return a }
}
func char(_ p: @escaping (Character) -> Bool) -> Parser<Character> {
    Parser { s in
        guard let c = s.first, p(c) else { return nil }; return (c, s.dropFirst())
    }
}
func lit(_ c: Character) -> Parser<Void> { char { $0 == c }.map { _ in } }
func zip<A, B>(_ a: Parser<A>, _ b: Parser<B>) -> Parser<(A, B)> { a.flatMap { x in b.map { (x, $0) } } }
infix operator <* : AdditionPrecedence
infix operator *> : AdditionPrecedence
func <* <A, B>(a: Parser<A>, b: Parser<B>) -> Parser<A> { zip(a, b).map { $0.0 } }
func *> <A, B>(a: Parser<A>, b: Parser<B>) -> Parser<B> { zip(a, b).map { $0.1 } }
let digits = char(\.isNumber).many.map { Int(String($0)) ?? 0 }
let word = char(\.isLetter).many.map { String($0) }
let pair = zip(word <* lit("="), digits)
let pairs = zip(pair, (lit(",") *> pair).many).map { first, rest in Dictionary([first] + rest, uniquingKeysWith: { $1 })
}
print(pairs.parse("a=1,b=22,a=3")!.sorted { $0.key < $1.key }, pairs.parse("a=1,") as Any, digits.parse("42") as Any)
indirect enum JSON: Equatable {
    case null, bool(Bool), num(Double), str(String), arr([JSON]), obj([String: JSON])
    subscript(k: String) -> JSON? { if case .obj(let o) = self { return o[k] }; return nil }
    subscript(i: Int) -> JSON? { guard case .arr(let a) = self, a.indices.contains(i) else { return nil }; return a[i] }
    var string: String? { if case let .str(s) = self { s } else { nil } }
}
extension JSON: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    init(stringLiteral v: String) { self = .str(v) }; init(integerLiteral v: Int) { self = .num(Double(v)) };
    init(floatLiteral v: Double) { self = .num(v) }; init(booleanLiteral v: Bool) { self = .bool(v) };
    init(nilLiteral: ()) { self = .null }
    init(arrayLiteral e: JSON...) { self = .arr(e) };
    init(dictionaryLiteral e: (String, JSON)...) { self = .obj(Dictionary(e, uniquingKeysWith: { $1 })) }
}
let j: JSON = ["name": "Ann", "tags": ["x", 1, 2.5, true, nil], "nested": ["k": ["deep": "yes"]]]
print(
    j["name"]?.string ?? "-", j["tags"]?[1] ?? .null, j["nested"]?["k"]?["deep"]?.string as Any, j["tags"]?[9] == nil,
    j["tags"]?[4] == .null)
func text(_ j: JSON) -> String {
    switch j {
    case .null: "null";
    case .bool(let b): "\(b)";
    case .num(let n) where n == n.rounded(): "\(Int(n))";
    case .num(let n): "\(n)";
    case .str(let s): "\"\(s)\"";
    case .arr(let a): "[" + a.map(text).joined(separator: ",") + "]";
    case .obj(let o): "{" + o.sorted { $0.key < $1.key }.map { "\"\($0)\":\(text($1))" }.joined(separator: ",") + "}"
    }
}
print(text(j))
