// Enums inside optionals and arrays: patterns with ?, if case let, for case, guard case.
enum Mail { case letter(from: String), parcel(kilos: Double), spam }
let box: [Mail?] = [.letter(from: "Ann"), nil, .parcel(kilos: 2.5), .spam, .parcel(kilos: 0.5)]
for case .parcel(let kilos)? in box where kilos > 1 { print("heavy", kilos) }
for case let .some(mail) in box {
    guard case .letter(let sender) = mail else { continue }
    print("from", sender)
}
let total = box.reduce(0.0) { sum, mail in
    if case .parcel(let kilos)? = mail { return sum + kilos }
    return sum
}
print(total, box.filter { $0 == nil }.count)
func describe(_ mail: Mail?) -> String {
    switch mail {
    case nil: "nothing"
    case .spam?: "spam"
    case .some(.letter): "letter"
    case .parcel(kilos: ..<1)?: "light parcel"
    case .parcel?: "parcel"
    }
}
print(box.map(describe))
