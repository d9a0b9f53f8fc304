class Animal { init(name: String) {} }
class Dog: Animal {
    let breed: String
    init(breed: String) {
        self.breed = breed
    }
}
print(Dog(breed: "pug").breed)
// ---
class Account { var balance: Int { 10 } }
class Savings: Account { override var balance: Int = 5 }
print(Savings().balance)
// ---
class Base { required init(code: Int) {} }
class Derived: Base { init() { super.init(code: 1) } }
print(Derived())
// ---
class Shape { init(sides: Int) {} }
class Square: Shape { init(sides: Int) { super.init(sides: sides) } }
print(Square(sides: 4))
// ---
class Counter { static func make() -> Int { 1 } }
class Fast: Counter { override static func make() -> Int { 2 } }
print(Fast.make())
// ---
class Lamp { var on = false { didSet { print("base") } } }
class Smart: Lamp { var on = true }
print(Smart().on)
// ---
final class Sealed {}
class Broken: Sealed {}
print(Broken())
// ---
struct Parent {}
struct Child: Parent {}
print(Child())
// ---
class Vehicle { private init() {} ; static let shared = Vehicle() }
print(Vehicle())
// ---
class P { func go() -> Int { 1 } }
class Q: P { override func go() -> String { "a" } }
print(Q().go())
// ---
class Shape { func area() -> Double { 0 } }
class Square: Shape { override func area() -> Int { 1 } }
print(Square().area())
// ---
class Animal { let legs = 4 }
class Bird: Animal { override var legs: Int { 2 } }
print(Bird().legs)
// ---
class Animal { private func speak() {} }
class Bird: Animal { override func speak() {} }
Bird().speak()
// ---
class Animal { class var count = 1 }
print(Animal.count)
// ---
class Animal { static func make() {} }
class Bird: Animal { override class func make() {} }
Bird.make()
// ---
class Shape { func copy() -> Self { return Shape() } }
print(Shape().copy())
// ---
class Shape { required init() {}; func copy() -> Self { Shape() } }
print(Shape().copy())
