// What a decoder says of each kind of fault, with its path.
import Foundation

struct Song: Codable { var title: String; var seconds: Int; var tags: [String]? }
struct Album: Codable { var songs: [Song]; var year: Int8 }

let faults = [
    ("a missing key", #"{"songs": []}"#),
    ("null for a value", #"{"songs": null, "year": 1}"#),
    ("another type", #"{"songs": [{"title": "A", "seconds": "3"}], "year": 1}"#),
    ("a type deep inside", #"{"songs": [{"title": "A", "seconds": 3, "tags": ["x", 5]}], "year": 1}"#),
    ("a number that does not fit", #"{"songs": [], "year": 1999}"#),
]
for (what, json) in faults {
    do {
        print(try JSONDecoder().decode(Album.self, from: Data(json.utf8)))
    } catch {
        print("\(what): \(error)")
    }
}
do {
    _ = try JSONDecoder().decode(Album.self, from: Data("{".utf8))
} catch DecodingError.dataCorrupted(let context) {
    print("no JSON:", context.debugDescription, context.codingPath.isEmpty)
}
