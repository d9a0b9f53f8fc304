// A protocol of ours given to many library types at once; used through existentials and generics.
protocol Shouting { var shout: String { get } }
extension Shouting where Self: CustomStringConvertible { var shout: String { description.uppercased() + "!" } }
extension Int: Shouting {}
extension String: Shouting { var shout: String { uppercased() + "!!" } }
extension Double: Shouting {}
extension Bool: Shouting { var shout: String { self ? "YES" : "NO" } }
extension Array: Shouting where Element: Shouting { var shout: String { map(\.shout).joined(separator: " ") } }
extension Optional: Shouting where Wrapped: Shouting { var shout: String { self?.shout ?? "NOTHING" } }
let all: [any Shouting] = [1, "a", 2.5, true, [3, 4], Optional("o") as Any is String ? 0 : "wrapped"]
print(all.map(\.shout))
func loud(_ things: some Sequence<any Shouting>) -> String { things.map(\.shout).joined(separator: ",") }
print(loud(all.prefix(2)), (nil as Int?).shout)
