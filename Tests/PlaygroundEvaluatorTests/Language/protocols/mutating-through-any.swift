// A mutating requirement called on an existential in a variable, an array and a dictionary.
protocol Growing { mutating func grow(); var size: Int { get } }
struct Weed: Growing { var size = 1; mutating func grow() { size *= 3 } }
final class Oak: Growing { var size = 10; func grow() { size += 1 } }
var plant: any Growing = Weed()
plant.grow()
let copy = plant
plant.grow()
print(plant.size, copy.size)
let oak = Oak()
var garden: [any Growing] = [Weed(), oak, plant]
for index in garden.indices { garden[index].grow() }
print(garden.map(\.size), oak.size, plant.size)
var named: [String: any Growing] = ["a": Weed(size: 5)]
named["a"]?.grow()
named["b"]?.grow()
print(named["a"]!.size, named.count)
