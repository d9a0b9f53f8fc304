// Protocols that refine others; compositions as parameters; class-bound ones.
protocol Named { var name: String { get } }
protocol Aged { var age: Int { get } }
protocol Citizen: Named, Aged, AnyObject { var votes: Int { get set } }
extension Named where Self: Aged {
    var introduction: String { "\(name), \(age)" }
}
struct Cat: Named, Aged { let name: String; let age: Int }
final class Voter: Citizen {
    let name: String, age: Int
    var votes = 0
    init(_ name: String, _ age: Int) { self.name = name; self.age = age }
}
func older(_ a: any Named & Aged, than b: Named & Aged) -> String { a.age > b.age ? a.name : b.name }
func vote(_ citizen: some Citizen) { citizen.votes += 1 }
typealias Person = Named & Aged
let voter = Voter("Eve", 40)
vote(voter)
vote(voter)
print(Cat(name: "Tom", age: 3).introduction, voter.introduction, voter.votes)
print(older(Cat(name: "Old", age: 19), than: voter))
let everyone: [Person] = [voter, Cat(name: "Kit", age: 1)]
print(everyone.map { $0.name }, everyone.filter { $0 is Citizen }.count)
