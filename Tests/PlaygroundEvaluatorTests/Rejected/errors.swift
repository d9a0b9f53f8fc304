enum ParseError: Error { case empty, bad(Int) }
func parse(_ text: String) throws(ParseError) -> Int { throw CancellationError() }
print((try? parse("")) ?? 0)
// ---
enum ParseError: Error { case empty, bad(Int) }
func parse(_ text: String) throws(ParseError) -> Int { throw .empty }
func use() { do { print(try parse("")) } catch .empty { print("empty") } }
use()
// ---
enum ParseError: Error { case empty }
func parse() throws(ParseError) { throw .missing }
try? parse()
// ---
func risky() throws -> Int { 1 }
let value = risky()
print(value)
// ---
func each(_ body: () throws -> Void) rethrows { try body() }
func run() { each { throw CancellationError() } }
run()
// ---
struct NotAnError {}
func fail() throws { throw NotAnError() }
try? fail()
// ---
func later() async -> Int { 1 }
func now() -> Int { await later() }
print(now())
// ---
func later() async -> Int { 1 }
func soon() async -> Int { later() }
print(await soon())
// ---
actor Counter { var n = 0; func bump() { n += 1 } }
let counter = Counter()
func read() -> Int { counter.n }
print(read())
// ---
func f() { async let x = 1; print(x) }
f()