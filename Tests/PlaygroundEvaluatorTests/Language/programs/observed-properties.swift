// Properties that convert, observe, wait until they are read, and subscripts with names.
struct Temperature {
    var celsius: Double;
    var fahrenheit: Double {
        get { celsius * 9 / 5 + 32 }
        set { celsius = (newValue - 32) * 5 / 9 }
    }
    static let freezing = Temperature(celsius: 0); init(celsius: Double) { self.celsius = celsius };
    init(f: Double) { celsius = 0; fahrenheit = f }
}
var t = Temperature(f: 212); print(t.celsius, Temperature.freezing.fahrenheit); t.fahrenheit -= 18; print(t.celsius)
class Progress {
    static var instances = 0;
    var total: Int {
        willSet { print("will", total, newValue) }
        didSet { print("did", oldValue, total); if total < 0 { total = 0 } }
    }
    lazy var report: [String] = {
        print("computing"); return (0..<self.total).map { "row\($0)" }
    }()
    private(set) lazy var id = Progress.nextID();
    private static func nextID() -> Int { instances += 1; return instances }
    init(_ n: Int) { total = n }; subscript(i: Int) -> String { report[i] };
    static subscript(k: String) -> Int { k.count }
}
let pr = Progress(1); pr.total = 2; pr.total = -5; pr.total = 2;
print(pr[1], pr.report.count, pr.id, Progress["abc"], Progress.instances)
struct Grid {
    enum Cell: Character { case empty = ".", wall = "#", start = "S" }
    struct Pos: Hashable {
        var r: Int, c: Int; static let origin = Pos(r: 0, c: 0);
        func offset(_ dr: Int = 0, _ dc: Int = 0) -> Pos { Pos(r: r + dr, c: c + dc) }
    }
    private var cells: [[Cell]]
    init?(_ s: String) {
        var rows: [[Cell]] = [];
        for line in s.split(separator: "/") {
            var row: [Cell] = [];
            for ch in line { guard let c = Cell(rawValue: ch) else { return nil }; row.append(c) }; rows.append(row)
        }; cells = rows
    }
    subscript(p: Pos) -> Cell {
        get { self[p.r, p.c] }
        set { self[p.r, p.c] = newValue }
    }
    subscript(r: Int, c: Int) -> Cell {
        get { cells.indices.contains(r) && cells[r].indices.contains(c) ? cells[r][c] : .wall }
        set { guard cells.indices ~= r else { return }; cells[r][c] = newValue }
    }
    subscript(row r: Int) -> String { String(cells[r].map(\.rawValue)) }
    var rendered: String { cells.indices.map { self[row: $0] }.joined(separator: "\n") }
}
if var g = Grid("S.#/..."), Grid("?") == nil as Grid? || true {
    g[.origin] = .wall; g[Grid.Pos.origin.offset(1, 2)] = .start; g[9, 9] = .empty; print(g.rendered);
    print(g[5, 5], g[.init(r: 1, c: 0)])
}
extension Grid: Equatable {}
struct Counter {
    private static var shared = 0; static func next() -> Int { defer { shared += 1 }; return shared };
    var value = Counter.next()
}
print(Counter().value, Counter().value, Counter(value: 50).value)
struct Config {
    var opts: [String: Int] = ["a": 1];
    var list = [1, 2, 3] { didSet { print("list", oldValue.count, "->", list.count) } }
    subscript(_ k: String, default d: Int = -1) -> Int {
        get { opts[k] ?? d }
        set { opts[k] = newValue }
    }
}
var cfg = Config(); cfg.list.append(4); cfg.list[0] = 9; cfg.list.removeAll { $0 > 3 }; cfg["b"] += 10;
print(cfg["a"], cfg["z", default: 7], cfg.opts.sorted { $0.key < $1.key }, cfg.list)
var computed: Int {
    get { cfg.list.count }
    set { cfg.list = Array(0..<newValue) }
}; computed = 2; computed += 1; print(computed, cfg.list)
let made: [Int] = {
    var a: [Int] = []; for i in 1...3 { a.append(i * i) }; return a
}()
    ;
print(made)
