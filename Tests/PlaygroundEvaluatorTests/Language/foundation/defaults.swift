// Defaults keep values under keys while the program runs.
import Foundation

let defaults = UserDefaults.standard
defaults.set("Ada", forKey: "example.name")
defaults.set(3, forKey: "example.count")
defaults.set(true, forKey: "example.seen")
defaults.set([1, 2, 3], forKey: "example.list")
print(defaults.string(forKey: "example.name") ?? "-", defaults.integer(forKey: "example.count"), defaults.bool(forKey: "example.seen"))
print(defaults.array(forKey: "example.list") as? [Int] ?? [], defaults.double(forKey: "example.count"))
print(defaults.string(forKey: "example.none") as Any, defaults.integer(forKey: "example.none"), defaults.bool(forKey: "example.none"))
defaults.register(defaults: ["example.theme": "dark"])
print(defaults.string(forKey: "example.theme")!)
for key in ["name", "count", "seen", "list"] { defaults.removeObject(forKey: "example.\(key)") }
print(defaults.object(forKey: "example.name") == nil)
