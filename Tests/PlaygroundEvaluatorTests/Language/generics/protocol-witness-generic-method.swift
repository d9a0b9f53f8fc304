// A protocol with a generic method; implementations generic too; dispatch through any.
protocol Visitor { func visit<T>(_ value: T) -> String }
struct TypeNamer: Visitor { func visit<T>(_ value: T) -> String { "\(T.self)" } }
struct Doubler: Visitor { func visit<T>(_ value: T) -> String { "\(value)\(value)" } }
protocol Visitable { func accept(_ visitor: any Visitor) -> String }
extension Int: Visitable { func accept(_ visitor: any Visitor) -> String { visitor.visit(self) } }
extension String: Visitable { func accept(_ visitor: any Visitor) -> String { visitor.visit(self) } }
struct Both<A: Visitable, B: Visitable>: Visitable {
    let a: A, b: B
    func accept(_ visitor: any Visitor) -> String { a.accept(visitor) + "+" + b.accept(visitor) }
}
for visitor in [TypeNamer(), Doubler()] as [any Visitor] { print(Both(a: 1, b: Both(a: "x", b: 2)).accept(visitor)) }
