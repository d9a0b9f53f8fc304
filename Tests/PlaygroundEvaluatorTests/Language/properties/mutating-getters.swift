// A getter that changes what it belongs to.
struct Tickets {
    private var last = 0
    var next: Int {
        mutating get {
            last += 1
            return last
        }
    }
    subscript(skipping count: Int) -> Int {
        mutating get {
            last += count
            return last
        }
        set { last = newValue }
    }
}
var tickets = Tickets()
print(tickets.next, tickets.next, tickets[skipping: 3])
tickets[skipping: 0] = 40
print(tickets.next)
struct Recent {
    private var values: [String: Int] = [:]
    private var order: [String] = []
    subscript(key: String) -> Int? {
        mutating get {
            order.removeAll { $0 == key }
            order.append(key)
            return values[key]
        }
        set { values[key] = newValue }
    }
    var keys: [String] { order }
}
var recent = Recent()
recent["a"] = 1
recent["b"] = 2
print(recent["a"] ?? 0, recent["b"] ?? 0, recent["a"] ?? 0, recent.keys)
