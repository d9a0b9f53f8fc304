// Switch over optionals, raw values, static members and enumerations with a default for new cases.
enum Season: String, CaseIterable { case spring, summer, autumn, winter }
func advice(_ season: Season?) -> String {
    switch season {
    case .spring?, .autumn?: return "umbrella"
    case .some(.summer): return "hat"
    case .winter: return "coat"
    case nil: return "look outside"
    }
}
print(Season.allCases.map(advice), advice(nil), advice(Season(rawValue: "monsoon")))
func points(_ guess: Int?) -> String {
    switch guess {
    case 42?: "right"
    case .some(let n) where n > 42: "too high"
    case let n?: "too low by \(42 - n)"
    case .none: "no guess"
    }
}
print([42, 50, 40, nil].map(points))
struct Code: Equatable { let n: Int; static let ok = Code(n: 200), gone = Code(n: 410) }
for code in [Code.ok, .gone, Code(n: 7)] {
    switch code { case .ok: print("ok"); case .gone: print("gone"); default: print("code \(code.n)") }
}
let double: Int?? = .some(nil)
switch double { case nil: print("none"); case .some(nil): print("inner none"); case .some(.some(let n)): print(n) }
let isOn: Bool? = false
switch isOn { case true: print("on"); case false: print("off"); case nil: print("unknown"); default: print("never") }
