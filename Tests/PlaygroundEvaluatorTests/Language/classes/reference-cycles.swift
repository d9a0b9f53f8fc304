// A parent and children with weak back references; removing a child ends it.
final class Folder {
    let name: String
    private(set) var children: [Folder] = []
    weak var parent: Folder?
    init(_ name: String) { self.name = name }
    func add(_ child: Folder) -> Folder { child.parent = self; children.append(child); return self }
    func remove(_ name: String) { children.removeAll { $0.name == name } }
    var path: String { (parent.map { $0.path + "/" } ?? "") + name }
    var count: Int { children.reduce(1) { $0 + $1.count } }
    deinit { print("-", name) }
}
var root: Folder? = Folder("root")
weak var docs: Folder?
do {
    let folder = Folder("docs")
    docs = folder.add(Folder("letters"))
    _ = root?.add(folder).add(Folder("tmp"))
}
print(docs!.children[0].path, root!.count)
root?.remove("tmp")
docs?.remove("letters")
print(root!.count, docs?.parent === root)
root = nil
print(docs == nil)
