// A forced cast down to a class that the object is not of.
class Animal { func speak() { print("...") } }
final class Dog: Animal { override func speak() { print("woof") } }
let pets: [Animal] = [Dog(), Animal()]
for pet in pets { (pet as! Dog).speak() }
