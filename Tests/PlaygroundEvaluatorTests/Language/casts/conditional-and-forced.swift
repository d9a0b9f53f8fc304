// as?, as!, as and is between classes, protocols, numbers and Any.
class Vehicle { var wheels: Int { 0 } }
class Bike: Vehicle { override var wheels: Int { 2 }; func ring() -> String { "ding" } }
final class Tandem: Bike { let seats = 2 }
protocol Towable { var weight: Int { get } }
extension Bike: Towable { var weight: Int { 12 } }
let fleet: [Vehicle] = [Vehicle(), Bike(), Tandem()]
print(fleet.map { $0 is Bike }, fleet.compactMap { $0 as? Bike }.map { $0.ring() }, fleet.compactMap { ($0 as? any Towable)?.weight })
print((fleet[2] as! Tandem).seats, fleet[1] as? Tandem as Any, (fleet[2] as Vehicle).wheels)
let things: [Any] = [1, 2.5, "three", true, [4], ["k": 5], (6, "six"), Bike(), nil as Int? as Any]
print(things.compactMap { $0 as? Int }, things.compactMap { $0 as? Double }, things.compactMap { $0 as? Bool })
print(things.filter { $0 is String }.count, (things[4] as? [Int])?.first as Any, (things[5] as? [String: Int])?["k"] as Any, (things[6] as? (Int, String))?.1 as Any)
print(things[0] as? Double as Any, things[8] as? Int as Any, things[8] as? Int? as Any)
let number = 5 as Any
print(number as! Int + 1, number is Int, number is Double, (number as? any CustomStringConvertible)?.description ?? "-")
let list: [Any] = [1, 2]
print(list as? [Int] as Any, list as? [String] as Any, ([1, "x"] as [Any]) as? [Int] as Any, [1, 2] as [Any])
let upcast = Tandem() as Vehicle as? Bike
print(upcast?.wheels ?? -1, (Tandem() as AnyObject) is Vehicle, 3 as Double, "c" as Character, [1] as Set)
let optional: Any? = "text"
if let text = optional as? String { print(text.count) }
