// Required initializers reached through generic constraints, arrays of metatypes, and Self().
protocol Spawning: AnyObject { init(); var id: String { get } }
class Monster: Spawning {
    let level: Int
    required init() { level = 1 }
    init(level: Int) { self.level = level }
    var id: String { "monster\(level)" }
    func clone() -> Self { Self() }
    static func pair() -> [Monster] { [self.init(), Self()] }
}
final class Dragon: Monster {
    required init() { super.init(level: 9) }
    override var id: String { "dragon\(level)" }
}
func spawn<S: Spawning>(_ type: S.Type, _ count: Int) -> [S] { (0..<count).map { _ in type.init() } }
print(spawn(Dragon.self, 2).map(\.id), spawn(Monster.self, 1).map(\.id))
let types: [Monster.Type] = [Monster.self, Dragon.self]
print(types.map { $0.init().id }, Dragon().clone().id, Dragon.pair().map(\.id), (Dragon() as Monster).clone().id)
