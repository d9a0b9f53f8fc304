// Trailing closures: one, several with labels, after parentheses, chained, and with defaults between.
func load(_ name: String, attempts: Int = 1, success: (String) -> Void, failure: (Int) -> Void = { _ in }, always: () -> Void) {
    if name.isEmpty { failure(attempts) } else { success(name) }
    always()
}
load("file") { print("got", $0) } always: { print("done") }
load("", attempts: 3) { _ in print("never") } failure: { print("failed after", $0) } always: { print("done") }
func build(_ make: () -> [Int], then change: (Int) -> Int) -> [Int] { make().map(change) }
print(build { [1, 2, 3] } then: { $0 * 5 })
let result = (1...10).filter { $0 % 2 == 0 }.map { $0 * $0 }.reduce(0) { $0 + $1 }
print(result)
func repeated(_ times: Int, body: (Int) -> Void) { for i in 0..<times { body(i) } }
repeated(2) { i in print("pass", i) }
repeated(1) {
    print("outer", $0)
    repeated(2) { print("inner", $0) }
}
func maybe(_ run: (() -> Int)? = nil) -> Int { run?() ?? -1 }
print(maybe(), maybe { 5 }, maybe(nil))
struct Button { var title: String; var action: () -> String; init(_ title: String, action: @escaping () -> String) { self.title = title; self.action = action } }
print(Button("ok") { "pressed" }.action(), Button("no", action: { "dismissed" }).title)
if [1, 2, 3].contains(where: { $0 > 2 }) { print("has big") }
for n in [3, 1].map({ $0 * 2 }) { print(n) }
