// dump of nested structs, classes, enums, dictionaries and optionals; Mirror walking recursively.
struct Engine { var power = 90; var fuel: Fuel = .petrol(octane: 95) }
enum Fuel { case petrol(octane: Int), electric }
final class Car { var name = "Mini"; var engine: Engine? = Engine(); var seats = [1, 2] }
dump(Car())
dump(["a": Engine(power: 1, fuel: .electric)])
func depth(_ value: Any) -> Int { 1 + (Mirror(reflecting: value).children.map { depth($0.value) }.max() ?? 0) }
print(depth(1), depth([1]), depth([[1], []]), depth(Engine()))
