// One list of several kinds of things, told apart by a field.
import Foundation

enum Shape: Codable, Equatable {
    case circle(radius: Double)
    case rectangle(width: Double, height: Double)

    private enum Keys: String, CodingKey { case kind, radius, width, height }

    init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Keys.self)
        switch try values.decode(String.self, forKey: .kind) {
        case "circle": self = .circle(radius: try values.decode(Double.self, forKey: .radius))
        case "rectangle":
            self = .rectangle(width: try values.decode(Double.self, forKey: .width), height: try values.decode(Double.self, forKey: .height))
        case let kind:
            throw DecodingError.dataCorruptedError(forKey: .kind, in: values, debugDescription: "unknown kind '\(kind)'")
        }
    }

    func encode(to encoder: any Encoder) throws {
        var values = encoder.container(keyedBy: Keys.self)
        switch self {
        case .circle(let radius):
            try values.encode("circle", forKey: .kind)
            try values.encode(radius, forKey: .radius)
        case .rectangle(let width, let height):
            try values.encode("rectangle", forKey: .kind)
            try values.encode(width, forKey: .width)
            try values.encode(height, forKey: .height)
        }
    }
}
let json = #"[{"kind": "circle", "radius": 1.5}, {"kind": "rectangle", "width": 2, "height": 3}]"#
let shapes = try JSONDecoder().decode([Shape].self, from: Data(json.utf8))
print(shapes)
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
print(String(decoding: try encoder.encode(shapes), as: UTF8.self))
do {
    _ = try JSONDecoder().decode(Shape.self, from: Data(#"{"kind": "cone"}"#.utf8))
} catch DecodingError.dataCorrupted(let context) {
    print(context.debugDescription)
}
