// Autoclosures delay an argument: maybe never run, run twice, stored, throwing.
var evaluations = 0
func expensive(_ n: Int) -> Int { evaluations += 1; return n }
func unless(_ condition: Bool, _ value: @autoclosure () -> Int) -> Int? { condition ? nil : value() }
print(unless(true, expensive(1)) as Any, unless(false, expensive(2)) as Any, evaluations)
func twice(_ value: @autoclosure () -> Int) -> Int { value() + value() }
print(twice(expensive(5)), evaluations)
var pending: [() -> String] = []
func later(_ text: @autoclosure @escaping () -> String) { pending.append(text) }
var name = "old"
later("name is \(name)")
name = "new"
print(pending[0]())
func attempt<T>(_ work: @autoclosure () throws -> T, or other: @autoclosure () -> T) -> T { (try? work()) ?? other() }
struct Bad: Error {}
func risky(_ ok: Bool) throws -> String { if ok { return "fine" }; throw Bad() }
print(attempt(try risky(true), or: "saved"), attempt(try risky(false), or: "saved"))
func all(_ tests: Bool..., message: @autoclosure () -> String) -> String { tests.allSatisfy { $0 } ? "ok" : message() }
print(all(true, true, message: "never"), all(true, false, message: "failed \(evaluations)"))
func log(_ level: Int = 1, _ message: @autoclosure () -> String = "default") -> String { level > 0 ? message() : "" }
print(log(), log(2, "two"), log(0, "zero \(expensive(9))").isEmpty, evaluations)
