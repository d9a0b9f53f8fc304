enum Shape { case circle(Int), square(Int), none }
func size(_ shape: Shape) -> Int {
    switch shape {
    case .circle(let radius), .square(let side): radius
    case .none: 0
    }
}
print(size(.circle(1)))
// ---
enum Shape { case circle(Int), none }
func size(_ shape: Shape) -> Int {
    switch shape {
    case .circle(let radius), .none: radius
    }
}
print(size(.none))
// ---
enum Suit: String { case hearts, spades }
switch "hearts" {
case Suit.hearts: print("red")
default: print("black")
}
// ---
enum Reading { case temperature(Double) }
if case .temperature(let degrees, let unit) = Reading.temperature(3) { print(degrees, unit) }
// ---
for (name, age, city) in ["Ann": 30] { print(name, age, city) }
// ---
if case (let x, let y, let z) = (1, 2) { print(x, y, z) }
