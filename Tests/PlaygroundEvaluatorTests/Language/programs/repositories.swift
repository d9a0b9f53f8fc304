// A protocol with an associated type, its erased form, and a registry of types.
protocol Repository {
    associatedtype Entity: Identifiable; var all: [Entity] { get }; mutating func save(_ e: Entity);
    func find(_ id: Entity.ID) -> Entity?
}
extension Repository {
    func find(_ id: Entity.ID) -> Entity? { all.first { $0.id == id } }; var count: Int { all.count }
}
extension Repository where Entity: CustomStringConvertible {
    func dump() -> String { all.map(\.description).joined(separator: ";") }
}
struct User: Identifiable, CustomStringConvertible {
    let id: Int; var name: String; var description: String { "<\(name)>" }
}
struct MemoryRepo<E: Identifiable>: Repository {
    private(set) var all: [E] = []
    mutating func save(_ e: E) {
        if let i = all.firstIndex(where: { $0.id == e.id }) { all[i] = e } else { all.append(e) }
    }
}
struct AnyRepo<E: Identifiable> {
    private let _all: () -> [E]; private let _find: (E.ID) -> E?
    init<R: Repository>(_ r: R) where R.Entity == E { _all = { r.all }; _find = r.find }
    var all: [E] { _all() }; func find(_ id: E.ID) -> E? { _find(id) }
}
var repo = MemoryRepo<User>()
repo.save(User(id: 1, name: "A")); repo.save(User(id: 2, name: "B")); repo.save(User(id: 1, name: "C"))
print(repo.dump(), repo.count, repo.find(2)?.name ?? "-")
let any = AnyRepo(repo); print(any.all.count, any.find(1)!, any.find(9) as Any)
func describe(_ r: some Repository) -> String { "\(type(of: r)) \(r.count)" }
print(describe(repo))
func firstName<R: Repository>(_ r: R) -> String where R.Entity == User { r.all.first.map { $0.name } ?? "none" }
print(firstName(repo))
protocol Shape { var area: Double { get }; static var sides: Int { get } }
extension Shape {
    func bigger(than o: any Shape) -> Bool { area > o.area }; var info: String { "\(Self.self) \(Self.sides) \(area)" }
}
struct Sq: Shape { let s: Double; var area: Double { s * s }; static let sides = 4 }
struct Circle: Shape { let r: Double; var area: Double { 3 * r * r }; static var sides: Int { 0 } }
let shapes: [any Shape] = [Sq(s: 2), Circle(r: 1)]
for s in shapes { print(s.info, type(of: s).sides) }
print(
    shapes.max { $0.area < $1.area }.map { $0.info } ?? "", shapes[0].bigger(than: shapes[1]),
    shapes.compactMap { $0 as? Sq }.count, shapes.map(\.area))
protocol Plugin { static var name: String { get }; init(); func run() -> String }
struct P1: Plugin { static let name = "one"; func run() -> String { "ran " + Self.name } }
final class P2: Plugin { static let name = "two"; required init() {}; func run() -> String { "ran2 " + P2.name } }
let registry: [String: any Plugin.Type] = Dictionary(
    uniqueKeysWithValues: ([P1.self, P2.self] as [any Plugin.Type]).map { ($0.name, $0) })
print(registry.keys.sorted().map { registry[$0]!.init().run() })
