// description and debugDescription in print, interpolation, collections, optionals, String(describing:) and dump.
struct Plain { let a = 1, b = "two" }
struct Described: CustomStringConvertible { var description: String { "D" } }
struct Debugged: CustomDebugStringConvertible { var debugDescription: String { "DBG" } }
struct Both: CustomStringConvertible, CustomDebugStringConvertible {
    var description: String { "short" }
    var debugDescription: String { "long" }
}
class Object { var n = 1 }
final class Nice: Object, CustomStringConvertible { var description: String { "nice \(n)" } }
enum Mode { case on, level(Int), named(x: Int, y: String) }
print(Plain(), Described(), Debugged(), Both(), Nice())
print([Described()], [Both()], [Debugged()], Optional(Both()) as Any, ["k": Both()], (Both(), 1))
debugPrint(Plain(), Described(), Debugged(), Both())
print("\(Both()) \(String(describing: Both())) \(String(reflecting: Both()))")
print(Mode.on, Mode.level(2), Mode.named(x: 1, y: "z"), [Mode.named(x: 1, y: "z")])
debugPrint(Mode.on, Mode.level(2))
print(Object(), type(of: Object()))
