// Type arguments inferred from arguments, results, closures and defaults; explicit where needed.
struct Validator<Value> {
    var rules: [(Value) -> String?] = []
    init(_ rules: ((Value) -> String?)...) { self.rules = rules }
    func callAsFunction(_ value: Value) -> [String] { rules.compactMap { $0(value) } }
}
func make<T>(_ type: T.Type = T.self, count: Int, _ build: (Int) -> T) -> [T] { (0..<count).map(build) }
func either<T>(_ condition: Bool, _ a: @autoclosure () -> T, _ b: @autoclosure () -> T) -> T { condition ? a() : b() }
let age = Validator<Int>({ $0 < 0 ? "negative" : nil }, { $0 > 150 ? "too old" : nil })
print(age(-1), age(200), age(30))
print(make(count: 3) { $0 * $0 }, make(String.self, count: 2) { "\($0)" }, either(false, 1, 2.5))
let empty: [Validator<String>] = []
print(empty.isEmpty, either(true, "yes", String(repeating: "n", count: 3)))
