// try, try? and try!: values, optionals, chains, in expressions, conditions and arguments.
struct Oops: Error, CustomStringConvertible { var description: String { "oops" } }
func number(_ text: String) throws -> Int { guard let n = Int(text) else { throw Oops() }; return n }
func maybe(_ text: String) throws -> Int? { if text == "!" { throw Oops() }; return Int(text) }
print((try? number("3")) as Any, (try? number("x")) as Any, try! number("5") + 1)
print((try? maybe("4")) as Any, (try? maybe("z")) as Any, (try? maybe("!")) as Any)
if let n = try? number("8"), n > 5 { print("big", n) }
guard let m = try? number("9") else { fatalError() }
print(m + ((try? number("bad")) ?? 100))
do {
    let total = try number("1") + number("2") * number("3")
    print(total, try [1, 2].map { try number("\($0)0") }, try max(number("4"), number("7")))
    let list = try ["1", "2", "q"].map(number)
    print("never", list)
} catch { print("caught", error) }
let texts = ["1", "b", "3"]
print(texts.map { try? number($0) }, texts.compactMap { try? number($0) }, texts.filter { (try? number($0)) == nil })
func run(_ body: () throws -> Void) -> Bool { do { try body(); return true } catch { return false } }
print(run { _ = try number("1") }, run { _ = try number("?") })
switch Result(catching: { try number("77") }) { case .success(let n): print(n); case .failure(let e): print(e) }
_ = try? number("ignored")
let upper = try? number("5").description.count
print(upper as Any)
