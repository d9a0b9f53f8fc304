// Own types that can be written as literals: integer, float, string, array, dictionary, boolean, nil.
struct Metres: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    var value: Double
    init(integerLiteral value: Int) { self.value = Double(value) }
    init(floatLiteral value: Double) { self.value = value }
}
struct Tag: ExpressibleByStringLiteral, Hashable {
    let name: String
    init(stringLiteral value: String) { name = value.lowercased() }
}
struct Playlist: ExpressibleByArrayLiteral {
    var songs: [String]
    init(arrayLiteral elements: String...) { songs = elements }
}
struct Headers: ExpressibleByDictionaryLiteral {
    var pairs: [(String, String)]
    init(dictionaryLiteral elements: (String, String)...) { pairs = elements }
}
struct Switch: ExpressibleByBooleanLiteral {
    var isOn: Bool
    init(booleanLiteral value: Bool) { isOn = value }
}
let height: Metres = 3
let depth: Metres = 2.5
let tags: Set<Tag> = ["Swift", "swift"]
let list: Playlist = ["one", "two"]
let headers: Headers = ["Accept": "json", "Accept": "text"]
let light: Switch = true
print(height.value, depth.value, tags.count, list.songs, headers.pairs.count, light.isOn)
func walk(_ distance: Metres) -> String { "walked \(distance.value)" }
print(walk(7), walk(0.5), ([1, 2.5] as [Metres]).map(\.value))
