// UUIDs: as text, as keys; fresh ones differ.
import Foundation
let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!
print(id, id.uuidString, id.uuidString.lowercased(), id.description, UUID(uuidString: "nope") as Any, id == UUID(uuidString: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f"))
let fresh = UUID()
print(fresh == fresh, fresh != UUID(), fresh.uuidString.count, UUID(uuidString: fresh.uuidString) == fresh, Set([id, id, fresh]).count, [id: "name"][id]!, id.uuidString.split(separator: "-").map(\.count))
struct Task: Identifiable, Codable, Hashable { var id = UUID(); var title: String }
let task = Task(id: id, title: "wash")
let encoded = try JSONEncoder().encode(task)
print(try JSONDecoder().decode(Task.self, from: encoded) == task, Task(title: "a") == Task(title: "a"), String(decoding: encoded, as: UTF8.self).contains(id.uuidString), [task].first { $0.id == id }!.title)
print(id < fresh || id > fresh, id.hashValue == id.hashValue)
