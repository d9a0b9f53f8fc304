// Codable classes, arrays of enums, nested keyed containers and custom dates of a struct.
import Foundation
final class Track: Codable {
    let title: String
    var seconds: Int?
    init(title: String, seconds: Int? = nil) { self.title = title; self.seconds = seconds }
}
struct Album: Codable {
    enum Format: String, Codable, CaseIterable { case vinyl, cd }
    var tracks: [Track]
    var formats: Set<Format>
    var meta: [String: [Int]]
}
let album = Album(tracks: [Track(title: "One", seconds: 90), Track(title: "Two")], formats: [.cd], meta: ["charts": [3, 1]])
let encoder = JSONEncoder()
encoder.outputFormatting = [.sortedKeys]
let text = String(decoding: try encoder.encode(album), as: UTF8.self)
print(text)
let copy = try JSONDecoder().decode(Album.self, from: Data(text.utf8))
print(copy.tracks.map(\.title), copy.tracks[1].seconds as Any, copy.formats == [.cd], copy.meta["charts"]!)
struct Point: Codable {
    var x: Int, y: Int
    enum CodingKeys: String, CodingKey { case position }
    enum Inner: String, CodingKey { case x, y }
    init(x: Int, y: Int) { self.x = x; self.y = y }
    init(from decoder: Decoder) throws {
        let inner = try decoder.container(keyedBy: CodingKeys.self).nestedContainer(keyedBy: Inner.self, forKey: .position)
        x = try inner.decode(Int.self, forKey: .x)
        y = try inner.decode(Int.self, forKey: .y)
    }
    func encode(to encoder: Encoder) throws {
        var outer = encoder.container(keyedBy: CodingKeys.self)
        var inner = outer.nestedContainer(keyedBy: Inner.self, forKey: .position)
        try inner.encode(x, forKey: .x)
        try inner.encode(y, forKey: .y)
    }
}
let point = try encoder.encode(Point(x: 1, y: 2))
print(String(decoding: point, as: UTF8.self), try JSONDecoder().decode(Point.self, from: point).y)
