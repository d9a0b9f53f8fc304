// Generic functions: several parameters, constraints, where clauses, results, closures.
func swapped<A, B>(_ pair: (A, B)) -> (B, A) { (pair.1, pair.0) }
func largest<T: Comparable>(_ items: [T]) -> T? { items.max() }
func count<S: Sequence>(_ items: S, where test: (S.Element) -> Bool) -> Int { items.filter(test).count }
func allEqual<C: Collection>(_ items: C) -> Bool where C.Element: Equatable { items.allSatisfy { $0 == items.first } }
func merge<K: Hashable, V>(_ a: [K: V], _ b: [K: V], by pick: (V, V) -> V) -> [K: V] { a.merging(b, uniquingKeysWith: pick) }
func make<T>(_ type: T.Type, _ count: Int, _ build: (Int) -> T) -> [T] { (0..<count).map(build) }
print(swapped((1, "a")), largest([3, 9, 2])!, largest(["b", "c"])!, largest([Int]()) as Any)
print(count([1, 2, 3]) { $0 > 1 }, count("hello".reversed()) { $0 == "l" }, allEqual([1, 1]), allEqual("ab"), allEqual([Int]()))
print(merge(["a": 1], ["a": 5, "b": 2], by: +).sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" })
print(make(String.self, 3) { "#\($0)" }, make(Double.self, 2) { Double($0) / 2 })
func total<T: Numeric>(_ values: T...) -> T { values.reduce(0, +) }
print(total(1, 2), total(1.5, 2), type(of: total(1, 2)), type(of: total(1, 2.5)))
func describe(_ items: some Sequence<Int>) -> String { items.map { String($0) }.joined(separator: ",") }
print(describe([1, 2]), describe(3...5), describe(Set([7])))
func first<T>(_ items: [Any], as type: T.Type) -> T? { for item in items { if let match = item as? T { return match } }; return nil }
print(first([1, "x", 2.5], as: String.self)!, first([1], as: Double.self) as Any)
