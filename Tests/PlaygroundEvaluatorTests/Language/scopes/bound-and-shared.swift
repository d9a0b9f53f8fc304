// What guards and patterns bind is shared with local functions; arguments are read before a change begins.
enum E { case a(Int), b }
func f(_ e: E, _ o: Int?) -> Int {
    guard let o else { return 0 }
    func g() -> Int { o + 1 }
    guard case .a(let n) = e else { return g() }
    func h() -> Int { n + o }
    let k = { n * 2 }
    return h() * 100 + k()
}
print(f(.a(3), 4), f(.b, 1), f(.b, nil))
for i in 0..<2 { let (a, b) = (i, i * 2); func s() -> Int { a + b }; let c = { a - b }; print(s(), c()) }
func account() {
    struct Account {
        var balance = 10, fee = 1; mutating func withdraw(_ n: Int, keeping k: Int = 0) { balance -= n - k };
        mutating func add(_ n: Int...) { balance += n.reduce(0, +) }
    }
    var a = Account(); a.withdraw(a.balance, keeping: a.fee); print(a.balance)
    a.add(a.fee, a.balance); print(a.balance)
    func change(_ x: inout Int, by y: Int) { x += y }
    change(&a.balance, by: a.fee); change(&a.balance, by: a.balance); print(a.balance)
    var list = [1, 2]; list.append(list.count); list.append(list[0]);
    list.insert(list.removeLast(), at: list.count - 1); print(list)
}
account()
var n = 1
func next() -> Int { n += 1; return n }
var xs = [0, 0, 0, 0]
xs[next()] = n
xs[0] = next() * 10 + n
print(xs, n)
var d = ["2": 0]; d["\(n)"] = n; d["\(next())", default: 0] += n; print(d.sorted { $0.key < $1.key })
func words() {
    let (a, b): (String, (Bool, Bool)) = ("x y", (true, true))
    func g() -> String { a.split(separator: " ").joined(separator: "/") }
    print(g(), b)
}
words()
