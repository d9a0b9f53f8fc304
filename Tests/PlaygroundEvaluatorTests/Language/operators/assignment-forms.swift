// Own compound operators on structs and through optionals and subscripts.
struct Money { var cents = 0 }
func += (money: inout Money, cents: Int) { money.cents += cents }
func *= (money: inout Money, factor: Double) { money.cents = Int((Double(money.cents) * factor).rounded()) }
prefix func - (money: Money) -> Money { Money(cents: -money.cents) }
func == (money: Money, cents: Int) -> Bool { money.cents == cents }
var purse = Money()
purse += 250
purse *= 1.5
print(purse.cents, (-purse).cents, purse == 375)
var purses = ["a": Money(cents: 10), "b": Money()]
purses["a"]? += 5
purses["b"]! += 7
purses["c", default: Money(cents: 100)] *= 2
print(purses["a"]!.cents, purses["b"]!.cents, purses["c"]!.cents)
