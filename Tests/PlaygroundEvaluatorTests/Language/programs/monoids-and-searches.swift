// Conformances for types of the library and under conditions; searches and sorts of any collection.
protocol Monoid { static var empty: Self { get }; func combine(_ o: Self) -> Self }
extension String: Monoid { static var empty: String { "" }; func combine(_ o: String) -> String { self + o } }
extension Int: Monoid { static let empty = 0; func combine(_ o: Int) -> Int { self + o } }
extension Array: Monoid { static var empty: [Element] { [] }; func combine(_ o: [Element]) -> [Element] { self + o } }
extension Optional: Monoid where Wrapped: Monoid {
    static var empty: Wrapped? { nil }
    func combine(_ o: Wrapped?) -> Wrapped? {
        switch (self, o) {
        case let (a?, b?): a.combine(b);
        case (nil, let x), (let x, nil): x
        }
    }
}
func fold<M: Monoid>(_ xs: [M]) -> M { xs.reduce(M.empty) { $0.combine($1) } }
print(fold(["a", "b"]), fold([1, 2, 3]), fold([[1], [2]]), fold([1, nil, 4] as [Int?]) as Any)
extension Sequence where Element: Monoid { func concat() -> Element { reduce(.empty) { $0.combine($1) } } }
print(["x", "y"].concat(), Set([5]).concat())
struct Pair<A, B> {
    var a: A, b: B; func swapped() -> Pair<B, A> { .init(a: b, b: a) };
    func mapA<C>(_ f: (A) -> C) -> Pair<C, B> { Pair<C, B>(a: f(a), b: b) }
}
extension Pair: Equatable where A: Equatable, B: Equatable {}
extension Pair: Hashable where A: Hashable, B: Hashable {}
extension Pair: Comparable where A: Comparable, B: Comparable {
    static func < (l: Pair, r: Pair) -> Bool { (l.a, l.b) < (r.a, r.b) }
}
extension Pair: CustomStringConvertible where A == String { var description: String { "⟨\(a), \(b)⟩" } }
print(
    Pair(a: "x", b: 1).swapped(), Pair(a: "k", b: 2), [Pair(a: 2, b: 1), Pair(a: 1, b: 9)].min()!,
    Set([Pair(a: 1, b: 1), Pair(a: 1, b: 1)]).count)
print(Pair(a: 3, b: "q").mapA { "\($0)!" })
func binarySearch<C: RandomAccessCollection>(_ c: C, _ x: C.Element) -> C.Index? where C.Element: Comparable {
    var lo = c.startIndex, hi = c.endIndex
    while lo < hi {
        let mid = c.index(lo, offsetBy: c.distance(from: lo, to: hi) / 2)
        if c[mid] == x { return mid } else if c[mid] < x { lo = c.index(after: mid) } else { hi = mid }
    }
    return nil
}
print(
    binarySearch([1, 3, 5, 7], 5) as Any, binarySearch(Array("acegi"), "g") as Any, binarySearch(1..<100, 42) as Any,
    binarySearch([10, 20, 30][1...], 30) as Any)
extension Array where Element: Comparable {
    mutating func quickSort() { self = Self.sorted(self) }
    private static func sorted(_ a: [Element]) -> [Element] {
        guard let p = a.first else { return [] }; let rest = a.dropFirst();
        return sorted(rest.filter { $0 < p }) + [p] + sorted(rest.filter { $0 >= p })
    }
    func isSorted() -> Bool { zip(self, dropFirst()).allSatisfy(<=) }
    func mergeSorted() -> [Element] {
        guard count > 1 else { return self }; let m = count / 2;
        var l = Array(self[..<m]).mergeSorted()[...], r = Array(self[m...]).mergeSorted()[...], out: [Element] = [];
        out.reserveCapacity(count)
        while let a = l.first, let b = r.first { out.append(a <= b ? l.removeFirst() : r.removeFirst()) }
        return out + l + r
    }
}
var arr = [5, 3, 9, 1]; print(arr.mergeSorted(), arr.isSorted()); arr.quickSort();
print(arr, arr.isSorted(), ["b", "a"].mergeSorted())
func largest<T>(_ xs: T...) -> T? where T: Comparable { xs.max() }
print(largest(1, 5, 2) ?? 0, largest("a", "z")!, largest(2.5, 1)!)
class Box<T> { var v: T; init(_ v: T) { self.v = v }; func map<U>(_ f: (T) -> U) -> Box<U> { Box<U>(f(v)) } }
class NamedBox<T: CustomStringConvertible>: Box<T>, CustomStringConvertible { var description: String { "[\(v)]" } }
print(NamedBox(3), NamedBox("x").map { $0.count }.v)
