/// A place someone may visit, with what it costs.
struct Landmark_N: Hashable, Comparable, CustomStringConvertible {
    let name: String
    var visitors: Int
    var tags: [String] = []

    var description: String { "\(name) (\(visitors))" }
    var isBusy: Bool { visitors > 1_000 && !tags.isEmpty }

    static func < (left: Landmark_N, right: Landmark_N) -> Bool {
        left.visitors == right.visitors ? left.name < right.name : left.visitors < right.visitors
    }

    mutating func welcome(_ count: Int, from country: String = "Norway") {
        visitors += count
        if !tags.contains(country) { tags.append(country) }
    }
}

enum Weather_N: String, CaseIterable {
    case sunny, cloudy, rainy
    case snowy = "white"

    func advice(for landmark: Landmark_N) -> String {
        switch self {
        case .sunny where landmark.isBusy: return "Go early to \(landmark.name)."
        case .sunny, .cloudy: return "A good day for \(landmark.name.uppercased())."
        default: return "Stay inside."
        }
    }
}

enum Trouble_N: Error {
    case closed(day: String)
    case full(Int)
}

func plan_N(_ landmarks: [Landmark_N], budget: Double, weather: Weather_N = .sunny) throws -> [String: Double] {
    guard !landmarks.isEmpty else { throw Trouble_N.closed(day: "Monday") }
    var costs: [String: Double] = [:]
    for (index, landmark) in landmarks.sorted().enumerated() where landmark.visitors < 50_000 {
        let price = Double(landmark.visitors % 17) * 1.25 + Double(index)
        costs[landmark.name, default: 0] += price
        if costs.values.reduce(0, +) > budget { throw Trouble_N.full(index) }
    }
    return costs.mapValues { ($0 * 100).rounded() / 100 }
}

var places_N = ["Fjord", "Stave church", "Viewpoint"].map { name in
    Landmark_N(name: name, visitors: name.count * 211, tags: name.split(separator: " ").map(String.init))
}
places_N[0].welcome(12)
do {
    let costs = try plan_N(places_N, budget: 60.5)
    print(costs.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", "))
} catch Trouble_N.full(let index) {
    print("too much at \(index)")
} catch {
    print(error)
}
let busiest_N = places_N.max(by: { $0.visitors < $1.visitors })?.name ?? "none"
print(busiest_N, Weather_N.allCases.map { $0.advice(for: places_N[0]) })
