// Capture lists copy values at the moment, rename, and hold objects weakly or unowned.
var count = 1
let frozen = { [count] in count }
let renamed = { [start = count * 100, text = "n\(count)"] in "\(text) \(start)" }
let live = { count }
count = 5
print(frozen(), live(), renamed())
final class Owner {
    let name: String
    var onChange: (() -> String)?
    init(_ name: String) { self.name = name }
    deinit { print("gone", name) }
    func listen() { onChange = { [weak self] in "hello \(self?.name ?? "nobody")" } }
    func listenUnowned() { onChange = { [unowned self] in "sure \(name)" } }
}
var owner: Owner? = Owner("first")
owner!.listen()
let saved = owner!.onChange!
print(saved())
owner = nil
print(saved())
let second = Owner("second")
second.listenUnowned()
print(second.onChange!())
func guarded(_ object: Owner) -> () -> String {
    { [weak object] in
        guard let object else { return "lost" }
        return object.name
    }
}
var third: Owner? = Owner("third")
let look = guarded(third!)
print(look())
third = nil
print(look())
