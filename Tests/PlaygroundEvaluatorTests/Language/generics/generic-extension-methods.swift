// Generic methods in extensions of generic types, with results that depend on both parameters.
struct Pipeline<Input, Output> {
    let run: (Input) -> Output
    func then<Next>(_ step: @escaping (Output) -> Next) -> Pipeline<Input, Next> { Pipeline<Input, Next> { step(run($0)) } }
}
extension Pipeline where Input == Output {
    static var identity: Pipeline { Pipeline { $0 } }
    func repeated(_ times: Int) -> Pipeline { Pipeline { value in (0..<times).reduce(value) { v, _ in self.run(v) } } }
}
extension Pipeline where Output: Sequence {
    func each<T>(_ transform: @escaping (Output.Element) -> T) -> Pipeline<Input, [T]> { then { $0.map(transform) } }
}
let words = Pipeline { (text: String) in text.split(separator: " ") }
print(words.each { $0.count }.run("a quick test"), words.then(\.count).run("x y"))
print(Pipeline<Int, Int> { $0 * 3 }.repeated(3).run(2), Pipeline<String, String>.identity.run("same"))
