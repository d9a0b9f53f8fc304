// `#line` and `#function` as default arguments mean the place of the call.
func note(_ text: String, line: Int = #line, function: String = #function) -> String { "\(text) at \(line) in \(function)" }
func first() -> String { note("first") }
struct Worker {
    func work(_ n: Int) -> String { note("work \(n)") }
    static func plan() -> String { note("plan") }
    var status: String { note("status") }
}
print(first())
print(Worker().work(2), Worker.plan(), Worker().status)
print(note("top"), note("fixed", line: 7))
let closure = { note("closure") }
print(closure())
print(#line)
func nested() -> String {
    func inner(line: Int = #line) -> Int { line }
    return "\(inner())-\(inner(line: 0))"
}
print(nested())
