// Keys and elements of several types at once.
let names: [AnyHashable: String] = [1: "number", "one": "text", true: "truth", 2.5: "fraction"]
print(names[1] ?? "-", names["one"] ?? "-", names[true] ?? "-", names[2.5] ?? "-", names["two"] ?? "-")
struct Spot: Hashable { var x = 0 }
var seen: Set<AnyHashable> = [1, "a", 1]
print(seen.count, seen.insert("a").inserted, seen.insert(Spot()).inserted, seen.contains(Spot(x: 1)))
let things: [AnyHashable] = [1, "two", Spot(x: 3)]
print(things)
for thing in things { print(thing, thing.base, type(of: thing), type(of: thing.base)) }
print(things[0] == AnyHashable(1), things[0] == things[1], AnyHashable(1) == AnyHashable(1.0))
if let number = things[0] as? Int { print("a number", number + 1) }
print(things.compactMap { $0 as? String }, things[2] is Spot, (things[1] as? Int) == nil)
let back: Any = things[1]
print(back as? String ?? "?", back is AnyHashable)
