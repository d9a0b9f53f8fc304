// Closures share the variables they capture; each call of the maker makes new ones.
func makeCounter(step: Int) -> (next: () -> Int, reset: () -> Void) {
    var count = 0
    return ({ count += step; return count }, { count = 0 })
}
let a = makeCounter(step: 1), b = makeCounter(step: 10)
print(a.next(), a.next(), b.next())
a.reset()
print(a.next(), b.next())
var total = 0
let add: (Int) -> Void = { total += $0 }
[1, 2, 3].forEach(add)
total *= 10
add(1)
print(total)
func accumulate() -> [() -> Int] {
    var shared = 0
    return (1...3).map { n in { shared += n; return shared } }
}
let steps = accumulate()
print(steps.map { $0() }, steps[0]())
var value = 1
let later = { value }
value = 2
print(later())
func remember(_ start: Int) -> (Int) -> Int {
    var last = start
    return { new in defer { last = new }; return new - last }
}
let difference = remember(5)
print(difference(8), difference(10), difference(4))
