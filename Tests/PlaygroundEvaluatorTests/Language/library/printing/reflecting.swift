// describing and reflecting, of values and of types; `print` to a text.
struct Plain { var a = 1 }
struct Named: CustomStringConvertible { var description: String { "named" } }
struct Debugged: CustomDebugStringConvertible { var debugDescription: String { "debugged" } }
final class Object { var n = 1 }
enum Season { case spring, other(Int) }

print(String(describing: Plain()), String(reflecting: Plain()), String(describing: Named()), String(reflecting: Named()))
print(String(describing: Debugged()), String(reflecting: [Debugged()]), "\(Debugged())", [Named()], (Named(), 1))
print(String(describing: Object()), String(reflecting: Object.self), String(describing: Season.other(2)), String(reflecting: Season.spring))
print(String(reflecting: "q"), String(reflecting: 1.0), String(reflecting: Optional("x")), String(reflecting: ["a": 1]), String(reflecting: (1, "b")))
print(String(describing: [Int].self), String(reflecting: [Int].self), String(reflecting: Plain.self), String(describing: type(of: Plain())))
var text = ""
print("a", 1, Plain(), separator: "|", terminator: ".", to: &text)
debugPrint("b", Season.spring, to: &text)
dump(Plain(), to: &text)
print(text)
