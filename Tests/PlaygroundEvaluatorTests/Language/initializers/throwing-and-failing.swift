// Throwing initializers of structs and classes, try? with failable ones, and defaults that throw nothing.
enum SetupError: Error { case negative(Int), odd }
struct Even {
    let n: Int
    init(_ n: Int) throws {
        guard n % 2 == 0 else { throw SetupError.odd }
        self.n = n
    }
    init?(text: String) { guard let n = Int(text), let made = try? Even(n) else { return nil }; self = made }
}
class Tank {
    let size: Even
    init(size: Int) throws {
        guard size >= 0 else { throw SetupError.negative(size) }
        self.size = try Even(size)
    }
}
class BigTank: Tank {
    let label: String
    init(label: String, size: Int) throws { self.label = label; try super.init(size: size * 2) }
}
for size in [4, 3, -1] { do { print(try Tank(size: size).size.n) } catch { print("failed:", error) } }
print(try BigTank(label: "b", size: 3).size.n, (try? BigTank(label: "c", size: -1)) == nil, Even(text: "7") == nil, Even(text: "8")!.n)
