// Private types in private declarations, in members of private types and in private extensions.
private enum Kind { case small, large }
private struct Box {
    var kind: Kind
    func isSame(as other: Box) -> Bool { kind == other.kind }
}
private func make(_ size: Int) -> Box { Box(kind: size > 3 ? .large : .small) }
struct Shop {
    private struct Shelf { var boxes: [Box] = [] }
    private var shelf = Shelf()
    fileprivate var last: Box?
    mutating func add(_ size: Int) {
        let box = make(size)
        shelf.boxes.append(box)
        last = box
    }
    private func kinds() -> [Kind] { shelf.boxes.map(\.kind) }
    var summary: String { "\(kinds().count) \(kinds().filter { $0 == .large }.count)" }
}
private extension Shop {
    func holds(_ kind: Kind) -> Bool { kinds(of: kind) > 0 }
    func kinds(of kind: Kind) -> Int { last?.kind == kind ? 1 : 0 }
}
var shop = Shop()
shop.add(2)
shop.add(9)
print(shop.summary, shop.holds(.large), shop.holds(.small), make(1).isSame(as: make(2)))
