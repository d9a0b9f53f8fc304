// One operator before and after its operand, and operators on functions and values.
prefix operator ++
postfix operator ++
prefix func ++ (x: inout Int) -> Int { x += 1; return x }
postfix func ++ (x: inout Int) -> Int { defer { x += 1 }; return x }
var a = 1
print(++a, a++, a)
infix operator |> : AdditionPrecedence
func |> <A, B>(x: A, f: (A) -> B) -> B { f(x) }
print(3 |> { $0 * 2 } |> String.init)
prefix operator √
prefix func √ (x: Double) -> Double { x.squareRoot() }
print(√16)
infix operator ** : MultiplicationPrecedence
func ** (a: Double, b: Int) -> Double { (0..<b).reduce(1.0) { r, _ in r * a } }
print(2 ** 3)
infix operator ??= : AssignmentPrecedence
func ??= <T>(a: inout T?, b: @autoclosure () -> T) { if a == nil { a = b() } }
var o: Int?
o ??= 4
print(o as Any)
struct V: Equatable {
    var x = 0, y = 0
    static func + (a: V, b: V) -> V { V(x: a.x + b.x, y: a.y + b.y) }
    static prefix func - (a: V) -> V { V(x: -a.x, y: -a.y) }
    static func += (a: inout V, b: V) { a = a + b }
    static func * (a: V, k: Int) -> V { V(x: a.x * k, y: a.y * k) }
    static func * (k: Int, a: V) -> V { a * k }
}
var v = V(x: 1, y: 2)
v += -V(x: 3, y: 3)
print(v, 2 * v, v * 2)
