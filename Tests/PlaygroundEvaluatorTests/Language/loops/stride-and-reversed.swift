// Counting in steps, backwards, over indices and with floating-point strides.
for n in stride(from: 10, to: 0, by: -3) { print(n, terminator: " ") }
for n in stride(from: 0, through: 9, by: 3) { print(n, terminator: " ") }
print()
for x in stride(from: 0.5, through: 2, by: 0.5) { print(x, terminator: " ") }
for n in (1...4).reversed() { print(n, terminator: " ") }
print()
let planets = ["Venus", "Earth", "Mars"]
for i in planets.indices { print(i, planets[i], terminator: "; ") }
for i in stride(from: planets.count - 1, through: 0, by: -1) { print(planets[i].first!, terminator: "") }
print()
for (i, planet) in planets.enumerated().reversed() { print(i, planet, terminator: " ") }
for planet in planets.reversed().dropLast() { print(planet, terminator: " ") }
print()
for _ in 0..<3 { print("*", terminator: "") }
for i in 0..<0 { print("never", i) }
print()
for letter in "abc" { for digit in 1...2 { print("\(letter)\(digit)", terminator: " ") } }
print()
for (a, b) in zip(planets, 1...) where b != 2 { print(a, b) }
