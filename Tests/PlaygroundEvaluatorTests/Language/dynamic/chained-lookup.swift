// Dynamic members that give further dynamic values, are called, and fall back beside real members.
@dynamicMemberLookup
struct Path: CustomStringConvertible {
    var parts: [String] = []
    subscript(dynamicMember name: String) -> Path { Path(parts: parts + [name]) }
    subscript(index: Int) -> Path { Path(parts: parts + ["[\(index)]"]) }
    func callAsFunction(_ arguments: Int...) -> Path { Path(parts: parts + ["(\(arguments.count))"]) }
    var depth: Int { parts.count }
    var description: String { parts.joined(separator: ".") }
}
let root = Path()
print(root.users[0].name, root.a.b.c.depth, root.find(1, 2).first)
@dynamicMemberLookup
final class Proxy<Target> {
    private var target: Target
    private(set) var reads: [String] = []
    init(_ target: Target) { self.target = target }
    subscript<T>(dynamicMember path: KeyPath<Target, T>) -> T { reads.append("read"); return target[keyPath: path] }
}
struct Account { var owner = "Lia"; var cents = 250; var euros: Double { Double(cents) / 100 } }
let proxy = Proxy(Account())
print(proxy.owner, proxy.euros * 2, proxy.owner.count, proxy.reads.count)
