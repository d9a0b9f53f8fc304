// Operators that apply and join functions, initializers among them.
infix operator |> : AdditionPrecedence
func |> <A, B>(x: A, f: (A) -> B) -> B { f(x) }
print(3 |> String.init)
print(3 |> { $0 * 2 } |> String.init |> { $0 + "!" })
func apply<A, B>(_ x: A, _ f: (A) -> B) -> B { f(x) }
print(apply(3, String.init), apply("4", Int.init) as Any)
print([1, 2].map(String.init), ["1", "x"].compactMap(Int.init), ["1", "2"].map(Double.init))
infix operator >>> : AdditionPrecedence
func >>> <A, B, C>(f: @escaping (A) -> B, g: @escaping (B) -> C) -> (A) -> C { { g(f($0)) } }
let h = { (x: Int) in x * 2 } >>> String.init >>> { $0.count }
print(h(50))
