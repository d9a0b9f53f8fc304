// Deferred blocks run when their scope ends, last first, on every way out.
func visit(_ n: Int) -> String {
    print("enter", n)
    defer { print("leave", n) }
    if n == 0 { return "early" }
    defer { print("second", n) }
    for i in 1...3 {
        defer { print("end of", i) }
        if i == 2 { continue }
        if n == 2 { break }
        print("body", i)
    }
    return "late \(n)"
}
for n in 0...2 { print(visit(n)) }
var log: [String] = []
do {
    defer { log.append("do") }
    if true { defer { log.append("if") }; log.append("in if") }
    log.append("after if")
}
print(log)
func counter() -> Int {
    var n = 1
    defer { n += 10; print("deferred", n) }
    return n
}
print(counter())
func nested() { defer { defer { print("inner") }; print("outer") }; print("start") }
nested()
