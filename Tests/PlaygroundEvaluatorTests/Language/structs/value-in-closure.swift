// A struct captured by a closure is the variable itself; a copy in the capture list is not.
struct Score { var points = 0 }
var score = Score()
let live = { score.points }
let frozen = { [score] in score.points }
score.points = 7
print(live(), frozen())
func makeCounter() -> (add: (Int) -> Void, total: () -> Int) {
    var state = Score(points: 1)
    return ({ state.points += $0 }, { state.points })
}
let a = makeCounter(), b = makeCounter()
a.add(4)
a.add(5)
print(a.total(), b.total())
