// The raw value may be of any whole type, and a set may describe itself.
struct Access: OptionSet, Hashable, CustomStringConvertible {
    let rawValue: UInt8
    static let read = Access(rawValue: 1)
    static let write = Access(rawValue: 2)
    static let share = Access(rawValue: 0x80)

    var description: String {
        let names: [(Access, String)] = [(.read, "read"), (.write, "write"), (.share, "share")]
        return names.filter { contains($0.0) }.map(\.1).joined(separator: "+")
    }
}

let guest: Access = .read
let owner: Access = [.read, .write, .share]
print(guest, owner, owner.rawValue, owner.subtracting(guest))
print(Set([guest, owner, .read]).count, [guest: "guest"][.read] ?? "nobody")
var visitor = guest
visitor.update(with: .share)
visitor.formIntersection([.share, .write])
print(visitor, visitor == .share, Access(rawValue: 3))
