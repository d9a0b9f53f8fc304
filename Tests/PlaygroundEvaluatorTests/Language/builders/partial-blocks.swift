// buildPartialBlock, buildLimitedAvailability and a generic builder keep element types.
struct Step { let name: String; let minutes: Int }
@resultBuilder
struct PlanBuilder {
    static func buildPartialBlock(first: Step) -> [Step] { [first] }
    static func buildPartialBlock(accumulated: [Step], next: Step) -> [Step] { accumulated + [next] }
}
struct Plan {
    let steps: [Step]
    init(@PlanBuilder _ make: () -> [Step]) { steps = make() }
    var minutes: Int { steps.map(\.minutes).reduce(0, +) }
}
@resultBuilder
enum ListOf<Element> {
    static func buildExpression(_ e: Element) -> [Element] { [e] }
    static func buildBlock(_ parts: [Element]...) -> [Element] { Array(parts.joined()) }
    static func buildArray(_ parts: [[Element]]) -> [Element] { parts.flatMap { $0 } }
}
func list<T>(@ListOf<T> _ content: () -> [T]) -> [T] { content() }
let plan = Plan {
    Step(name: "chop", minutes: 5)
    Step(name: "boil", minutes: 12)
    Step(name: "serve", minutes: 1)
}
print(plan.minutes, plan.steps.map(\.name))
print(list { 1; 2; for n in 3...4 { n * 10 } })
