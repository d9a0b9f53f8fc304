// A generic class, a subclass that fixes its parameter and one that stays generic.
class Cache<Key: Hashable, Value> {
    fileprivate var storage: [Key: Value] = [:]
    private(set) var misses = 0
    func value(for key: Key, make: (Key) -> Value) -> Value {
        if let known = storage[key] { return known }
        misses += 1
        let made = make(key)
        storage[key] = made
        return made
    }
    var count: Int { storage.count }
}
class WordLengths: Cache<String, Int> {
    func length(_ word: String) -> Int { value(for: word) { $0.count } }
}
class Counted<Value>: Cache<Int, Value> {
    override func value(for key: Int, make: (Int) -> Value) -> Value {
        print("asked for", key)
        return super.value(for: key, make: make)
    }
}
let lengths = WordLengths()
print(lengths.length("kiwi"), lengths.length("kiwi"), lengths.length("fig"), lengths.misses)
let names = Counted<String>()
print(names.value(for: 2) { "n\($0)" }, names.count)
let base: Cache<Int, String> = names
print(base.value(for: 2) { _ in "never" })
