class Counter {
    private(set) var count = 0
    func increment(by amount: Int = 1) { count += amount }
}
let one = Counter()
let two = one
two.increment()
two.increment(by: 4)
print(one.count)
struct Holder { var counter = Counter(); var number = 0 }
var first = Holder()
var second = first
second.number = 9
second.counter.increment()
print(first.number, first.counter.count, second.number)
class Observer {
    var log: [String] = []
    var onChange: ((Int) -> Void)?
    var value: Int = 0 {
        willSet { log.append("will \(newValue)") }
        didSet {
            log.append("did \(oldValue)")
            onChange?(value)
        }
    }
}
let observer = Observer()
observer.onChange = { print("changed to", $0) }
observer.value = 3
observer.value += 2
print(observer.log)
class Cache<Key: Hashable, Value> {
    private var storage: [Key: Value] = [:]
    subscript(key: Key) -> Value? {
        get { storage[key] }
        set { storage[key] = newValue }
    }
    func value(for key: Key, make: () -> Value) -> Value {
        if let known = storage[key] { return known }
        let made = make()
        storage[key] = made
        return made
    }
}
let cache = Cache<String, Int>()
cache["a"] = 1
print(cache["a"] ?? 0, cache["b"] ?? -1, cache.value(for: "c") { 7 }, cache["c"]!)
