// A generic enum with constraints per extension, like a Result of our own.
enum Loading<Value> {
    case idle, loading(progress: Double)
    case loaded(Value)
    case failed(any Error)
    func map<T>(_ transform: (Value) throws -> T) -> Loading<T> {
        switch self {
        case .idle: return .idle
        case .loading(let progress): return .loading(progress: progress)
        case .failed(let error): return .failed(error)
        case .loaded(let value):
            do { return .loaded(try transform(value)) } catch { return .failed(error) }
        }
    }
    var value: Value? { if case .loaded(let value) = self { value } else { nil } }
}
extension Loading where Value: Collection {
    var isEmpty: Bool { value?.isEmpty ?? true }
}
extension Loading: Equatable where Value: Equatable {
    static func == (a: Self, b: Self) -> Bool { a.value == b.value }
}
struct Bad: Error {}
let page = Loading.loaded("words")
print(page.map(\.count), page.isEmpty, Loading<[Int]>.idle.isEmpty)
print(page.map { _ -> Int in throw Bad() })
print(Loading.loaded(3) == .loaded(3), Loading<Int>.idle == .loading(progress: 0.5), page == .idle)
