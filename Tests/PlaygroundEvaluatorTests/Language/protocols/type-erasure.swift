// A closure-based type eraser over a protocol with an associated type.
protocol Source { associatedtype Output; mutating func next() -> Output? }
struct AnySource<Output>: Source {
    private let make: () -> Output?
    init<S: Source>(_ source: S) where S.Output == Output { var copy = source; make = { copy.next() } }
    mutating func next() -> Output? { make() }
}
struct Evens: Source { var n = 0; mutating func next() -> Int? { defer { n += 2 }; return n < 7 ? n : nil } }
struct Letters: Source { var rest = Array("xyz"); mutating func next() -> Character? { rest.isEmpty ? nil : rest.removeFirst() } }
extension Source {
    mutating func collect() -> [Output] { var all: [Output] = []; while let n = next() { all.append(n) }; return all }
    func mapped<T>(_ f: @escaping (Output) -> T) -> Mapped<Self, T> { Mapped(base: self, f: f) }
}
struct Mapped<Base: Source, T>: Source {
    var base: Base
    let f: (Base.Output) -> T
    mutating func next() -> T? { base.next().map(f) }
}
var sources = [AnySource(Evens()), AnySource(Letters().mapped { Int($0.asciiValue!) })]
for i in sources.indices { print(sources[i].collect()) }
var plain = Evens().mapped { "n\($0)" }
print(plain.collect())
