// Types nested in types, their names when printed, and lookups from inside.
struct Train {
    enum Class: String, CaseIterable { case first, second }
    struct Seat: CustomStringConvertible {
        let row: Int
        let comfort: Class
        static let best = Seat(row: 1, comfort: .first)
        var description: String { "\(row)-\(comfort.rawValue)" }
    }
    struct Wagon {
        struct Door { let side: String }
        let doors = [Door(side: "left"), Door(side: "right")]
    }
    var seats: [Seat] = [.best, Seat(row: 8, comfort: .second)]
    var wagon = Wagon()
}
let train = Train()
print(train.seats, Train.Class.allCases, type(of: train.wagon.doors[0]))
let door = Train.Wagon.Door(side: "roof")
print(door, Train.Seat.best, Train.Seat.self)
print(String(describing: Train.Wagon.self), String(reflecting: Train.Wagon.Door.self))
