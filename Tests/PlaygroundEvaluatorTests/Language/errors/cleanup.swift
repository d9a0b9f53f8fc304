// Deferred work runs when errors leave; errors pass through loops, closures, initialisers and getters.
struct Fault: Error { let at: String }
final class File {
    let name: String
    init(_ name: String) throws { if name.isEmpty { throw Fault(at: "init") }; self.name = name; print("open", name) }
    func read(_ line: Int) throws -> String { defer { print("read", line) }; if line > 2 { throw Fault(at: "line \(line)") }; return "\(name)\(line)" }
    var size: Int { get throws { if name.count > 3 { throw Fault(at: "size") }; return name.count } }
    subscript(i: Int) -> Character { get throws { guard i < name.count else { throw Fault(at: "index") }; return Array(name)[i] } }
}
func process(_ name: String) throws -> [String] {
    print("start")
    defer { print("finish") }
    let file = try File(name)
    defer { print("last of", file.name) }
    var lines: [String] = []
    for i in 1...(try file.size) { lines.append(try file.read(i)) }
    return lines
}
for name in ["ab", "", "abc", "long"] {
    do { print(try process(name)) } catch let fault as Fault { print("fault", fault.at) }
}
do { let file = try File("xyz"); print(try file[1], (try? file[9]) as Any) }
