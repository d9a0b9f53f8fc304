func f() throws {}
func g() { f() }
g()
// ---
func f() throws {}
func g() { try f() }
g()
// ---
enum E: Error { case a }
func g() { throw E.a }
g()
// ---
func f() async {}
func g() { await f() }
g()
// ---
func f() async {}
f()
// ---
func f() throws -> Int { 1 }
let x = f()
print(x)
// ---
enum E: Error { case a, b }
func f() throws {}
func g() { do { try f() } catch E.a {} }
g()
// ---
struct S {}
func f() throws { throw S() }
try f()
// ---
actor A { var n = 1 }
let a = A()
print(a.n)
// ---
func f(_ body: () -> Void) {}
func t() throws {}
f { try t() }
// ---
func risky() throws -> Int { 1 }
struct Config { var size = try risky() }
print(Config().size)
// ---
func risky() throws -> Int { 1 }
func use(_ size: Int = try risky()) { print(size) }
use()
// ---
func close() throws {}
func work() { defer { try close() } }
work()
// ---
let numbers = AsyncStream<Int> { $0.finish() }
for number in numbers { print(number) }
// ---
for await number in [1, 2] { print(number) }
// ---
func value() async -> Int { 1 }
func work() async {
    async var number = value()
    print(await number)
}
await work()
// ---
@MainActor func redraw() {}
func finish() { redraw() }
finish()
// ---
@MainActor func redraw() {}
func finish() async { redraw() }
await finish()
// ---
@MainActor final class Model { var items: [Int] = [] }
struct Loader { func load(into model: Model) { model.items.append(1) } }
print(Loader())
// ---
async func load() -> Int { 3 }
print(await load())
