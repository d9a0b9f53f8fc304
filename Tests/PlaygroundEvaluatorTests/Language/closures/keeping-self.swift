// Where a closure may use its object without saying so, and the ways to say so where it is kept.
final class Player {
    var score = 0
    var actions: [() -> Int] = []
    lazy var summary: String = { "score \(score)" }()
    func keep(_ action: @escaping () -> Int) { actions.append(action) }
    func now(_ action: () -> Void) { action() }
    func prepare() {
        now { score += 1 }
        [2, 3].forEach { score += $0 }
        keep { self.score }
        keep { [self] in score + 1 }
        keep { [weak self] in
            guard let self else { return -1 }
            return score + 2
        }
        keep { [unowned self] in self.score + 3 }
        func local() -> Int { score + 4 }
        keep(local)
        keep { [score] in score + 100 }
    }
}
let player = Player()
player.prepare()
player.score = 10
print(player.actions.map { $0() }, player.summary)
struct Point {
    var x = 1
    func reader() -> () -> Int { { x * 2 } }
    mutating func grow(_ steps: [Int]) { steps.forEach { x += $0 } }
}
var point = Point()
point.grow([1, 2])
print(point.reader()(), point.x)
func total(_ numbers: [Int], into sum: inout Int) {
    numbers.forEach { sum += $0 }
    func double() { sum *= 2 }
    double()
}
var sum = 1
total([4, 5], into: &sum)
print(sum)
