// Key paths appended to each other, compared, used as functions, in dictionaries and generic helpers.
struct Engine { var horsepower: Int }
struct Car { var brand: String; var engine: Engine; var spare: Engine? }
let engine = \Car.engine
let power = engine.appending(path: \.horsepower)
let cars = [Car(brand: "Fiat", engine: Engine(horsepower: 69)), Car(brand: "Saab", engine: Engine(horsepower: 185), spare: Engine(horsepower: 3))]
print(cars.map(power: power), cars.map { $0[keyPath: \.spare?.horsepower] ?? 0 })
extension Array {
    func map<T>(power path: KeyPath<Element, T>) -> [T] { map { $0[keyPath: path] } }
    func max<T: Comparable>(by path: KeyPath<Element, T>) -> Element? { self.max { $0[keyPath: path] < $1[keyPath: path] } }
    func grouped<K: Hashable>(by path: KeyPath<Element, K>) -> [K: [Element]] { Dictionary(grouping: self, by: { $0[keyPath: path] }) }
}
print(cars.max(by: \.engine.horsepower)!.brand, cars.map(\.brand.count), cars.filter(\.brand.isEmpty).count)
print(["a", "bb", "cc"].grouped(by: \.count)[2]!, power == \Car.engine.horsepower)
let columns: [(String, PartialKeyPath<Car>)] = [("brand", \.brand), ("hp", \.engine.horsepower)]
for (title, path) in columns { print(title, cars[0][keyPath: path]) }
