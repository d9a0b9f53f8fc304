// Typed throws: `throw .case` in the function, exhaustive catch, generic rethrow, Never.
enum ParseError: Error { case empty, bad(code: Int), tooLong(limit: Int) }
func parse(_ text: String) throws(ParseError) -> Int {
    if text.isEmpty { throw .empty }
    guard text.count < 5 else { throw .tooLong(limit: 5) }
    guard let n = Int(text) else { throw .bad(code: text.count) }
    return n
}
for text in ["12", "", "abc", "123456"] {
    do {
        print(try parse(text))
    } catch .empty {
        print("empty")
    } catch .bad(let code) where code > 10 {
        print("very bad")
    } catch .bad(let code) {
        print("bad", code)
    } catch .tooLong(limit: let limit) {
        print("longer than", limit)
    }
}
do throws(ParseError) { _ = try parse("q") } catch { switch error { case .bad(code: 1): print("one"); default: print("else") } }
func apply<E: Error>(_ n: Int, _ body: (Int) throws(E) -> Int) throws(E) -> Int { try body(n) }
print(apply(3) { $0 * 2 })
do { _ = try apply(3) { n throws(ParseError) -> Int in throw .bad(code: n) } } catch { print(error) }
let safe: () throws(Never) -> Int = { 7 }
print(safe())
struct Reader { var text: String; func first() throws(ParseError) -> Character { guard let c = text.first else { throw ParseError.empty }; return c } }
print((try? Reader(text: "xy").first()) as Any, (try? Reader(text: "").first()) as Any)
