// Constants that get their only value later: on every way, before whatever reads them.
func grade(_ points: Int) -> String {
    let word: String
    switch points {
    case ..<50: word = "failed"
    case 50..<80: word = "passed"
    default: return "excellent"
    }
    return word
}
func parse(_ text: String) -> Int {
    let number: Int
    do {
        guard let found = Int(text) else { throw CancellationError() }
        number = found
    } catch {
        number = -1
    }
    return number
}
func attempts() -> Int {
    var left: Int
    repeat { left = 2 } while left > 2
    let reached: Int
    while true {
        left -= 1
        if left == 0 { reached = left; break }
    }
    defer { print("left", left) }
    return reached
}
print(grade(40), grade(60), grade(90), parse("12"), parse("x"), attempts())
let (width, height): (Int, Int)
if parse("3") > 2 { (width, height) = (3, 4) } else { (width, height) = (1, 1) }
print(width * height)
func corner() {
    let low: Int, high: Int
    var point: (x: Int, y: Int)
    (low, high) = (1, 9)
    point.x = low
    point.y = high
    print(point, low...high)
}
corner()
