// Dropped results, functions that return nothing, tuples, or never.
@discardableResult func push(_ n: Int, onto stack: inout [Int]) -> Int { stack.append(n); return stack.count }
var stack: [Int] = []
push(1, onto: &stack)
_ = push(2, onto: &stack)
let depth = push(3, onto: &stack)
print(depth, stack)
func nothing() {}
func also() -> Void { return }
func third() -> () { return () }
let unit: () = nothing()
print(unit, also(), third(), type(of: nothing()))
func split(_ n: Int) -> (tens: Int, ones: Int) { (n / 10, n % 10) }
print(split(42).tens, split(42))
func stop(_ why: String) -> Never { fatalError(why) }
func positive(_ n: Int) -> Int { guard n > 0 else { stop("not positive") }; return n }
func second(_ n: Int) -> Int { if n > 0 { return n }; stop("no") }
print(positive(3), second(2))
_ = [1, 2].map { $0 }
let (_, ones) = split(17)
print(ones)
func early(_ n: Int) { if n < 0 { return }; print("kept", n) }
early(-1); early(1)
