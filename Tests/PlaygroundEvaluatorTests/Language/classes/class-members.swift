// `class` members can be overridden and dispatch dynamically, static ones cannot; static storage is shared.
class Employee {
    class var title: String { "employee" }
    class func greeting() -> String { "Dear \(title)" }
    static var count = 0
    var badge: String { "\(type(of: self).title)-\(Self.count)" }
    init() { Employee.count += 1 }
}
class Manager: Employee {
    override class var title: String { "manager" }
    override class func greeting() -> String { super.greeting() + "!" }
}
print(Employee.greeting(), Manager.greeting())
let staff: [Employee] = [Employee(), Manager(), Manager()]
print(staff.map(\.badge), Manager.count)
Manager.count = 10
print(Employee.count)
let kind: Employee.Type = Manager.self
print(kind.title, kind.greeting(), kind == Manager.self)
