// Key paths as values: reading, writing, through optionals, arrays and nested structs, with classes.
struct Address { var street: String; var zip: Int? }
struct Person { var name: String; var address: Address; var tags: [String] }
final class Team { var lead: Person; init(_ lead: Person) { self.lead = lead } }
var person = Person(name: "Kim", address: Address(street: "Oak", zip: nil), tags: ["a", "b"])
let street = \Person.address.street
let zip: WritableKeyPath<Person, Int?> = \.address.zip
person[keyPath: street] += " Lane"
person[keyPath: zip] = 90210
print(person[keyPath: street], person[keyPath: zip] ?? 0, person[keyPath: \.tags[1]])
let team = Team(person)
let leadName = \Team.lead.name
team[keyPath: leadName] = "Lee"
print(team.lead.name, person.name, team[keyPath: \.lead.tags.count])
func set<Root, Value>(_ root: inout Root, _ path: WritableKeyPath<Root, Value>, to value: Value) { root[keyPath: path] = value }
set(&person, \.name, to: "Pat")
set(&person, \.tags, to: [])
print(person.name, person.tags.isEmpty, person[keyPath: \.self].name)
