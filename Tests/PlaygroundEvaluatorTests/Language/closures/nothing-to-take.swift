// A closure for a function that takes `()` need not say so.
struct Step<Output> {
    var output: Output
    func map<New>(_ change: (Output) -> New) -> Step<New> { Step<New>(output: change(output)) }
}
print(Step(output: ()).map { "done" }.output, Step(output: 2).map { $0 + 1 }.output)
let happened: Void? = ()
print(happened.map { 5 } ?? 0)
let result: Result<Void, any Error> = .success(())
print(result.map { "fine" })
func run(_ work: (Void) -> Int) -> Int { work(()) }
print(run { 3 })
