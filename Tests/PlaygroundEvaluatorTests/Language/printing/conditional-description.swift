// A description that only some arguments of a generic type bring.
struct Pair<A, B> { var a: A, b: B }
extension Pair: CustomStringConvertible where A == String { var description: String { "⟨\(a), \(b)⟩" } }
print(
    Pair(a: 1, b: "x"), Pair(a: "k", b: 2), [Pair(a: 1, b: 2)], "\(Pair(a: 1, b: 1))",
    String(describing: Pair(a: "s", b: 1)))
