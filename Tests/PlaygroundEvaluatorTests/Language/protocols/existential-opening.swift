// An `any P` value passed to a generic function; heterogeneous collections; metatypes of protocols.
protocol Animal {
    associatedtype Food: CustomStringConvertible
    var food: Food { get }
    static var legs: Int { get }
}
struct Spider: Animal { let food = "fly"; static let legs = 8 }
struct Ostrich: Animal { let food = 12; static let legs = 2 }
func describe<A: Animal>(_ animal: A) -> String { "\(A.self) eats \(animal.food), \(A.legs) legs" }
let zoo: [any Animal] = [Spider(), Ostrich()]
for animal in zoo { print(describe(animal)) }
let types: [any Animal.Type] = [Spider.self, Ostrich.self]
print(types.map { $0.legs }, types.map { "\($0)" })
print(zoo.map { type(of: $0) }, zoo[0] is Spider, zoo.first { $0 is Ostrich }.map { type(of: $0).legs } ?? 0)
