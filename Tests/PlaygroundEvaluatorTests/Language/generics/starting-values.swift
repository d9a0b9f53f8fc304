// Stored properties whose first values need the generic argument.
protocol Level { static var first: Self { get }; var next: Self? { get } }
enum Door: String, Level {
    case open, shut
    static var first: Door { .shut }
    var next: Door? { self == .shut ? .open : nil }
}
struct Walk<L: Level> {
    private(set) var level = L.first
    var seen = [L.first]
    mutating func step() {
        guard let next = level.next else { return }
        level = next
        seen.append(next)
    }
}
var walk = Walk<Door>()
walk.step()
walk.step()
print(walk)

final class Holder<L: Level> {
    var now: L = .first
    lazy var later = L.first
    init(jump: Bool = false) { if jump { now = now.next ?? now } }
}
print(Holder<Door>().now, Holder<Door>(jump: true).now, Holder<Door>().later)

class Shelf<Item: Level> { var item = Item.first }
final class DoorShelf: Shelf<Door> { var count = 1 }
print(DoorShelf().item, DoorShelf().count)

actor Counter<Number: Numeric> {
    var total: Number = 0
    func add(_ number: Number, times: Number = 1) -> Number { total += number * times; return total }
}
print(await Counter<Double>().add(2.5), await Counter<UInt8>().add(3, times: 2))
