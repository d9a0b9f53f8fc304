// Optional, implicitly unwrapped and lazy properties that need self.
final class Country {
    let name: String
    var capital: City!
    lazy var motto: String = "\(self.name) and \(capital.name)"
    private(set) var visits: Int?
    init(name: String, capital: String) {
        self.name = name
        self.capital = City(name: capital, country: self)
    }
    func visit() { visits = (visits ?? 0) + 1 }
}
final class City {
    let name: String
    unowned let country: Country
    init(name: String, country: Country) { self.name = name; self.country = country }
}
let france = Country(name: "France", capital: "Paris")
print(france.capital.name, france.capital.country.name, france.motto)
france.visit()
france.visit()
print(france.visits ?? 0, france.capital?.name.count ?? -1)
france.capital = nil
print(france.capital == nil)
