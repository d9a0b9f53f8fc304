// Steps that can fail, one after another, as results, optionals and thrown errors.
enum StepError: Error, Equatable { case notANumber(String), tooLarge(Int) }
func parse(_ text: String) -> Result<Int, StepError> {
    Int(text).map { .success($0) } ?? .failure(.notANumber(text))
}
func halved(_ number: Int) -> Result<Int, StepError> { number > 100 ? .failure(.tooLarge(number)) : .success(number / 2) }

for text in ["42", "x", "250"] {
    let result = parse(text).flatMap(halved).map { "half is \($0)" }
    switch result {
    case .success(let sentence): print(sentence)
    case .failure(.notANumber(let text)): print("'\(text)' is no number")
    case .failure(let error): print(error)
    }
}
let results = ["1", "2", "three"].map(parse)
print(results.compactMap { try? $0.get() }, results.map { (try? $0.get()) ?? -1 })
let all = Result { try ["4", "5"].map { text in try parse(text).get() } }
print(try all.get().reduce(0, +), parse("q") == .failure(.notANumber("q")))
print(parse("q").mapError { _ in StepError.tooLarge(0) })
do {
    print(try parse("z").flatMap(halved).get())
} catch {
    print("caught", error)
}
