func cheapest(_ prices: [Int]) -> Int {
    let best: Int
    if let first = prices.min() { best = first } else { print("nothing to buy") }
    return best
}
print(cheapest([3]))
// ---
func average(of marks: [Double]) -> Double {
    var sum: Double
    for mark in marks { sum += mark }
    return sum / Double(marks.count)
}
print(average(of: [2]))
// ---
func label(_ code: Int) -> String {
    let text: String
    switch code {
    case 200: text = "fine"
    case 404: text = "lost"
    default: break
    }
    return text
}
print(label(200))
// ---
let level: Int
for step in 1...3 { level = step }
print(level)
// ---
func start() {
    let delay: Int
    let report = { print(delay) }
    delay = 3
    report()
}
start()
// ---
func start() {
    var tries: Int
    func report() { print(tries) }
    report()
    tries = 3
}
start()
// ---
func load() throws -> Int { 1 }
func show() {
    let count: Int
    do { count = try load() } catch { print("failed") }
    print(count)
}
show()
// ---
struct Point { var x: Int, y: Int }
func origin() -> Point {
    var point: Point
    point.x = 0
    point.y = 0
    return point
}
print(origin())
// ---
func corner() {
    let corner: (x: Int, y: Int)
    corner.x = 1
    print(corner.y)
}
corner()
// ---
func waiting() -> Int {
    var rounds: Int
    while Bool.random() { rounds = 1 }
    return rounds
}
print(waiting())
// ---
let limit: Int
if CommandLine.arguments.count > 3 { limit = 5 }
print(limit)
// ---
struct Range2 {
    let low: Int, high: Int
    init(_ numbers: [Int]) {
        if numbers.count > 1 { (low, high) = (numbers[0], numbers[1]) } else { low = 0 }
    }
}
print(Range2([1, 2]))
// ---
struct Ticket {
    let number: Int
    let name: String
    init(number: Int) {
        name = describe()
        self.number = number
    }
    func describe() -> String { "ticket" }
}
print(Ticket(number: 4))
// ---
struct Score {
    let points: Int
    init(points: Int) {
        self.points = points
        if points < 0 { self.points = 0 }
    }
}
print(Score(points: -2))
// ---
struct Basket {
    var items: [String]
    init(first: String) { items.append(first) }
}
print(Basket(first: "pear"))
// ---
struct Size {
    var width: Int
    init(width: Int) { self.width = width }
    init(square: Bool) { if square { self.init(width: 1) } }
}
print(Size(square: true))
// ---
enum Light {
    case red, green
    init(mayGo: Bool) { if mayGo { self = .green } }
}
print(Light(mayGo: true))
// ---
class Door {
    let code: Int
    init() {
        log()
        code = 7
    }
    func log() { print("new door") }
}
print(Door().code)
// ---
class Machine { var power = 1 }
class Drill: Machine {
    let speed: Int
    override init() {
        speed = 2
        power = 9
        super.init()
    }
}
print(Drill().power)
// ---
class Song {
    var title: String
    init(title: String) { self.title = title }
    convenience init(number: Int) {
        title = "Song \(number)"
        self.init(title: "late")
    }
}
print(Song(number: 1).title)
// ---
class Song {
    var title: String
    init(title: String) { self.title = title }
    convenience init(number: Int) { if number > 0 { self.init(title: "one") } }
}
print(Song(number: 1).title)
// ---
class Song {
    init(title: String) {}
    init() { self.init(title: "none") }
}
print(Song())
// ---
class Base { init(id: Int) {} }
class Derived: Base { convenience init() { super.init(id: 1) } }
print(Derived())
// ---
struct Cache { lazy var table = [1, 2] }
let cache = Cache()
print(cache.table)
