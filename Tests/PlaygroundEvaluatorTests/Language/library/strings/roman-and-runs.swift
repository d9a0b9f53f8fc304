// Roman numerals there and back; run-length coding.
let numerals = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]
func roman(_ number: Int) -> String {
    var (rest, text) = (number, "")
    for (value, numeral) in numerals {
        while rest >= value {
            text += numeral
            rest -= value
        }
    }
    return text
}
let values: [Character: Int] = ["I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000]
func number(_ roman: String) -> Int {
    let digits = roman.compactMap { values[$0] }
    return zip(digits, digits.dropFirst() + [0]).reduce(0) { $0 + ($1.0 < $1.1 ? -$1.0 : $1.0) }
}
for n in [4, 9, 44, 1994, 2026] { print(n, roman(n), number(roman(n)) == n) }

func runs(_ text: String) -> [(Character, Int)] {
    text.reduce(into: []) { runs, character in
        if runs.last?.0 == character { runs[runs.count - 1].1 += 1 } else { runs.append((character, 1)) }
    }
}
let coded = runs("aaabccd").map { $0.1 > 1 ? "\($0.1)\($0.0)" : "\($0.0)" }.joined()
print(coded, runs("").isEmpty, runs("zz"))
