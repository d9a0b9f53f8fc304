// Visitors, commands that undo, builders, subjects and registries.
protocol Visitor { associatedtype R; func visit(_ n: Num) -> R; func visit(_ b: Bin) -> R }
protocol Node { func accept<V: Visitor>(_ v: V) -> V.R }
struct Num: Node { let v: Int; func accept<V: Visitor>(_ v: V) -> V.R { v.visit(self) } }
struct Bin: Node { let op: Character; let l, r: any Node; func accept<V: Visitor>(_ v: V) -> V.R { v.visit(self) } }
struct Printer: Visitor {
    func visit(_ n: Num) -> String { "\(n.v)" };
    func visit(_ b: Bin) -> String { "(\(b.l.accept(self)) \(b.op) \(b.r.accept(self)))" }
}
struct Evaluator: Visitor {
    func visit(_ n: Num) -> Int { n.v };
    func visit(_ b: Bin) -> Int {
        let (x, y) = (b.l.accept(self), b.r.accept(self));
        switch b.op {
        case "+": return x + y;
        case "*": return x * y;
        default: return 0
        }
    }
}
let tree = Bin(op: "+", l: Num(v: 2), r: Bin(op: "*", l: Num(v: 3), r: Num(v: 4)))
print(tree.accept(Printer()), "=", tree.accept(Evaluator()))
protocol Command { var name: String { get }; func execute(_ d: inout Document); func undo(_ d: inout Document) }
struct Document { var text = "" }
struct Insert: Command {
    let name = "insert"; let s: String; func execute(_ d: inout Document) { d.text += s };
    func undo(_ d: inout Document) { d.text.removeLast(s.count) }
}
final class Upper: Command {
    let name = "upper"; private var old: String?;
    func execute(_ d: inout Document) { old = d.text; d.text = d.text.uppercased() };
    func undo(_ d: inout Document) { if let old { d.text = old } }
}
struct Editor {
    private(set) var doc = Document(); private var done: [any Command] = [], undone: [any Command] = []
    mutating func run(_ c: some Command) { c.execute(&doc); done.append(c); undone = [] }
    @discardableResult mutating func undo() -> Bool {
        guard let c = done.popLast() else { return false }; c.undo(&doc); undone.append(c); return true
    }
    mutating func redo() { guard let c = undone.popLast() else { return }; c.execute(&doc); done.append(c) }
    var history: String { done.map(\.name).joined(separator: ",") }
}
var ed = Editor(); ed.run(Insert(s: "hello")); ed.run(Upper()); ed.run(Insert(s: "!")); print(ed.doc.text, ed.history);
ed.undo(); ed.undo(); print(ed.doc.text); ed.redo(); print(ed.doc.text, ed.history, ed.undo(), ed.undo(), ed.undo())
struct Pizza: CustomStringConvertible {
    var size = 12, toppings: [String] = [], crust: Crust = .thin; enum Crust { case thin, thick }
    final class Builder {
        private var p = Pizza(); func size(_ s: Int) -> Self { p.size = s; return self };
        func top(_ t: String...) -> Self { p.toppings += t; return self };
        @discardableResult func crust(_ c: Crust) -> Builder { p.crust = c; return self }; func build() -> Pizza { p }
    }
    func with(_ change: (inout Pizza) -> Void) -> Pizza { var c = self; change(&c); return c }
    var description: String { "\(size)\" \(crust) with \(toppings.isEmpty ? "cheese" : toppings.formatted)" }
}
extension Array where Element == String {
    var formatted: String { count < 2 ? joined() : dropLast().joined(separator: ", ") + " and " + last! }
}
let pz = Pizza.Builder().size(14).top("ham", "olives").top("corn").crust(.thick).build();
print(
    pz, "|",
    pz.with {
        $0.toppings.removeAll(); $0.size = 9
    })
class Subject<T: Equatable> {
    typealias Obs = (T, T) -> Void; private var obs: [Obs] = [];
    var value: T { willSet { if newValue != value { for o in obs { o(value, newValue) } } } };
    init(_ v: T) { value = v }; static func += (s: Subject, o: @escaping Obs) { s.obs.append(o) }
}
let temp = Subject(20); temp += { print("from \($0) to \($1)") }; temp.value = 20; temp.value = 25
enum Discount {
    case none, percent(Double), amount(Double), combined([Discount]);
    func apply(_ p: Double) -> Double {
        switch self {
        case .none: p;
        case .percent(let x): p * (1 - x / 100);
        case .amount(let a): max(0, p - a);
        case .combined(let ds): ds.reduce(p) { $1.apply($0) }
        }
    }
}
print(Discount.combined([.percent(10), .amount(5), .none]).apply(100))
struct Chain<In, Out> {
    let f: (In) throws -> Out;
    func then<N>(_ g: @escaping (Out) throws -> N) -> Chain<In, N> { Chain<In, N> { try g(f($0)) } };
    func callAsFunction(_ i: In) throws -> Out { try f(i) }
}
let ch = Chain<String, Int?> { Int($0) }.then { $0 ?? -1 }.then { $0 * 2 }.then { "<\($0)>" };
print(try ch("21"), try ch("x"))
final class Registry {
    static let shared = Registry(); private var makers: [ObjectIdentifier: () -> Any] = [:];
    func register<T>(_ t: T.Type, _ m: @escaping () -> T) { makers[ObjectIdentifier(t)] = m };
    func make<T>(_ t: T.Type = T.self) -> T? { makers[ObjectIdentifier(t)]?() as? T }
}
Registry.shared.register(Int.self) { 42 }; Registry.shared.register(Document.self) { Document(text: "new") }
let made: Int? = Registry.shared.make();
print(made as Any, Registry.shared.make(Document.self)?.text ?? "-", Registry.shared.make(String.self) as Any)
