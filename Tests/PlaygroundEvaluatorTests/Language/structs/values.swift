struct Size { var width = 1.0, height = 2.0; var area: Double { width * height } }
struct Rect {
    var origin = (x: 0.0, y: 0.0)
    var size: Size
    init(size: Size) { self.size = size }
    init(square side: Double) { self.init(size: Size(width: side, height: side)) }
    var center: (Double, Double) {
        get { (origin.x + size.width / 2, origin.y + size.height / 2) }
        set { origin.x = newValue.0 - size.width / 2; origin.y = newValue.1 - size.height / 2 }
    }
    static var count = 0
    static func make() -> Rect { count += 1; return Rect(square: 1) }
}
var r = Rect(square: 4)
var copy = r
copy.size.width = 10
print(r.size.width, copy.size.width, copy.size.area)
r.center = (5, 5)
print(r.origin, r.center)
_ = Rect.make()
_ = Rect.make()
print(Rect.count)
struct Grid {
    let rows: Int, columns: Int
    private var cells: [Int]
    init(rows: Int, columns: Int) { self.rows = rows; self.columns = columns; cells = Array(repeating: 0, count: rows * columns) }
    subscript(row: Int, column: Int) -> Int {
        get { cells[row * columns + column] }
        set { cells[row * columns + column] = newValue }
    }
    var sum: Int { cells.reduce(0, +) }
}
var grid = Grid(rows: 2, columns: 2)
grid[0, 1] = 5
grid[1, 1] += 3
print(grid[0, 1], grid[1, 1], grid.sum)
struct Matrix { var rows: [[Int]] = [[1, 2], [3, 4]] }
var matrix = Matrix()
matrix.rows[0][1] = 20
matrix.rows[1].append(5)
matrix.rows.append([])
print(matrix.rows)
struct Config { var name: String; var retries: Int = 3; let id = 7; var tags: [String]? }
print(Config(name: "a"), Config(name: "b", retries: 1, tags: ["x"]))
struct Failable { let n: Int; init?(_ n: Int) { guard n > 0 else { return nil }; self.n = n } }
print(Failable(1) as Any, Failable(-1) as Any)
func modify(_ s: inout Size) { s.width = 99; s.height += 1 }
modify(&copy.size)
print(copy.size)
var array = [Size(), Size(width: 3, height: 3)]
array[0].width = 8
modify(&array[1])
for i in array.indices { array[i].height = 0 }
print(array)
var people = ["a": Size()]
people["a"]?.width = 4
people["b"] = Size(width: 0, height: 0)
print(people["a"]!.width, people.count)
struct Outer { struct Inner { var v = 1 }; enum Kind { case x, y }; var inner = Inner(); var kind = Kind.y }
print(Outer(), Outer.Inner(v: 3), Outer.Kind.x)
print(Size() as Any, [Size()], (Size(), 1))
debugPrint(Size(), "text", [1: "a"])
dump(Config(name: "z"))
let key = \Rect.size.width
print(r[keyPath: key])
r[keyPath: key] = 77
print(r.size.width)
extension Size: CustomStringConvertible { var description: String { "\(width)x\(height)" } }
print(Size(), "\(Size())", [Size()])
