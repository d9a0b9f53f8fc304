struct City {
    var name: String
    var people: Int
}

var seed = 1
var cities: [City] = []
for i in 0..<20_000 {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    cities.append(City(name: "city \(i)", people: seed % 5_000))
}
cities.sort { $0.people == $1.people ? $0.name < $1.name : $0.people > $1.people }
print(cities[0].name, cities[19_999].name)
