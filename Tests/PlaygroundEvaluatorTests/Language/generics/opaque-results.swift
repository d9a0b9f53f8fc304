// `some` results hide the type but keep its identity; generic parameters written as `some`.
protocol Shape { func draw() -> String }
struct Dot: Shape { func draw() -> String { "." } }
struct Line<S: Shape>: Shape {
    let part: S, count: Int
    func draw() -> String { String(repeating: part.draw(), count: count) }
}
struct Framed<S: Shape>: Shape { let inner: S; func draw() -> String { "[" + inner.draw() + "]" } }
extension Shape {
    func repeated(_ count: Int) -> some Shape { Line(part: self, count: count) }
    func framed() -> some Shape { Framed(inner: self) }
}
func smallest() -> some Comparable & CustomStringConvertible { 3 }
func join(_ shapes: [some Shape]) -> String { shapes.map { $0.draw() }.joined(separator: " ") }
print(Dot().repeated(3).framed().draw(), Dot().framed().repeated(2).draw())
print(join([Dot(), Dot()]), smallest() == smallest(), smallest().description)
var sorted: some Collection<Int> { [3, 1, 2].sorted() }
print(sorted.first!, sorted.map { $0 * 2 })
