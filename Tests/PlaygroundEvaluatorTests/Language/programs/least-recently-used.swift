// A cache as a doubly linked list with weak links back, read and written by subscripts.
final class LRUCache<Key: Hashable, Value> {
    private final class Node {
        let key: Key; var value: Value
        var next: Node?; weak var prev: Node?
        init(_ key: Key, _ value: Value) { self.key = key; self.value = value }
    }
    private var map: [Key: Node] = [:]
    private var head: Node?, tail: Node?
    let capacity: Int
    private(set) var hits = 0, misses = 0
    init(capacity: Int) { precondition(capacity > 0); self.capacity = capacity }
    private func remove(_ n: Node) {
        if n === head { head = n.next }
        if n === tail { tail = n.prev }
        n.prev?.next = n.next
        n.next?.prev = n.prev
        n.next = nil; n.prev = nil
    }
    private func pushFront(_ n: Node) {
        n.next = head; head?.prev = n; head = n
        if tail == nil { tail = n }
    }
    subscript(key: Key) -> Value? {
        get {
            guard let n = map[key] else { misses += 1; return nil }
            hits += 1; remove(n); pushFront(n); return n.value
        }
        set {
            switch (map[key], newValue) {
            case let (n?, v?): n.value = v; remove(n); pushFront(n)
            case let (nil, v?):
                let n = Node(key, v); map[key] = n; pushFront(n)
                if map.count > capacity, let t = tail { remove(t); map[t.key] = nil }
            case let (n?, nil): remove(n); map.removeValue(forKey: key)
            case (nil, nil): break
            }
        }
    }
    var keys: [Key] { sequence(first: head) { $0?.next }.compactMap { $0?.key } }
    var order: [Key] { var r: [Key] = []; var c = head; while let n = c { r.append(n.key); c = n.next }; return r }
}
let cache = LRUCache<String, Int>(capacity: 2)
cache["a"] = 1; cache["b"] = 2
print(cache["a"] as Any, cache.order)
cache["c"] = 3
print(cache["b"] as Any, cache.order, cache.hits, cache.misses)
cache["a"] = nil
cache["c", default: 0] += 5
print(cache.order, cache["c"]!)
extension LRUCache {
    subscript(key: Key, default d: @autoclosure () -> Value) -> Value {
        get { self[key] ?? d() }
        set { self[key] = newValue }
    }
}
