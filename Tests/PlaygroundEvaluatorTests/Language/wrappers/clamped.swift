// A property wrapper with a range: wrappedValue, an initial value, and arguments.
@propertyWrapper
struct Clamped {
    private var value: Int
    let range: ClosedRange<Int>
    init(wrappedValue: Int, _ range: ClosedRange<Int>) {
        self.range = range
        value = min(max(wrappedValue, range.lowerBound), range.upperBound)
    }
    var wrappedValue: Int {
        get { value }
        set { value = min(max(newValue, range.lowerBound), range.upperBound) }
    }
}
struct Character2 {
    @Clamped(0...100) var health = 150
    @Clamped(1...10) var level: Int = 0
}
var hero = Character2()
print(hero.health, hero.level)
hero.health -= 250
hero.level = 7
print(hero.health, hero.level)
