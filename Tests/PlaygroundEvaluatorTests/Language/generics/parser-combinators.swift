// Small generic parsers combined with map, zip and many.
struct Parser<Output> {
    let parse: (inout Substring) -> Output?
    func map<T>(_ f: @escaping (Output) -> T) -> Parser<T> { Parser<T> { input in self.parse(&input).map(f) } }
    func zip<Other>(_ other: Parser<Other>) -> Parser<(Output, Other)> {
        Parser<(Output, Other)> { input in
            let start = input
            guard let a = self.parse(&input), let b = other.parse(&input) else { input = start; return nil }
            return (a, b)
        }
    }
    var many: Parser<[Output]> {
        Parser<[Output]> { input in
            var all: [Output] = []
            while let next = self.parse(&input) { all.append(next) }
            return all
        }
    }
}
func char(_ wanted: @escaping (Character) -> Bool) -> Parser<Character> {
    Parser { input in
        guard let first = input.first, wanted(first) else { return nil }
        return input.removeFirst()
    }
}
let number = char(\.isNumber).many.map { Int(String($0)) ?? 0 }
let plus = char { $0 == "+" }
let sum = number.zip(plus.zip(number).map { $0.1 }.many).map { first, rest in rest.reduce(first, +) }
var input: Substring = "12+30+8!"
print(sum.parse(&input) ?? -1, input)
