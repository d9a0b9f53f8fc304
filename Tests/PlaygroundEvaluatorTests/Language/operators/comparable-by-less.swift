// Comparable needs only <; Equatable only ==; the others follow, as do sort, min, max and ranges.
struct Version: Comparable, CustomStringConvertible {
    let major, minor: Int
    static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
    var description: String { "v\(major).\(minor)" }
}
let versions = [Version(major: 2, minor: 0), Version(major: 1, minor: 9), Version(major: 1, minor: 10)]
print(versions.sorted(), versions.max()!, versions[0] >= versions[1], versions[1] > versions[2])
print((Version(major: 1, minor: 0)..<Version(major: 2, minor: 0)).contains(versions[2]))
struct Tag: Equatable {
    let name: String
    static func == (a: Tag, b: Tag) -> Bool { a.name.lowercased() == b.name.lowercased() }
}
print(Tag(name: "New") == Tag(name: "NEW"), Tag(name: "a") != Tag(name: "b"))
print([Tag(name: "X")].contains(Tag(name: "x")), [Tag(name: "q")] == [Tag(name: "Q")], Optional(Tag(name: "o")) == Tag(name: "O"))
