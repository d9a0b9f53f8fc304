// A type inside of a generic one is written in terms of its parameters.
final class Chain<Element> {
    final class Link {
        var value: Element
        var next: Link?

        init(_ value: Element, _ next: Link?) {
            self.value = value
            self.next = next
        }
    }

    enum State {
        case empty
        case top(Element)
    }

    private(set) var first: Link?

    func push(_ value: Element) { first = Link(value, first) }

    var state: State { if let first { .top(first.value) } else { .empty } }
}

let numbers = Chain<Int>()
numbers.push(4)
numbers.push(5)
print(numbers.first!.value + 1)
if let second = numbers.first?.next { print(second.value * 2) }
if case .top(let value) = numbers.state { print(value - 1) }

let link: Chain<String>.Link = .init("x", nil)
let longer = Chain<String>.Link("y", link)
print(link.value.count, longer.next?.value.uppercased() ?? "none")
print(type(of: longer), type(of: numbers.state))
debugPrint(numbers.state, Chain<Bool>.State.empty)

// A sequence with its iterator inside.
struct Countdown<Step>: Sequence {
    var steps: [Step]

    struct Iterator: IteratorProtocol {
        fileprivate var rest: ArraySlice<Step>

        mutating func next() -> Step? { rest.popLast() }
    }

    func makeIterator() -> Iterator { Iterator(rest: steps[...]) }
}

let steps = Countdown(steps: [1, 2, 3])
for step in steps { print(step + 1, terminator: " ") }
print(steps.contains(2), steps.max() ?? 0, steps.sorted())
print(zip(steps, steps.dropFirst()).map { $0 * $1 })

// Parameters of its own come after those around it.
struct Table<Row: Hashable> {
    struct Column<Cell> {
        var name: String
        var cells: [Row: Cell]
    }
}

extension Table {
    struct Cursor { var row: Row }

    func cursor(at row: Row) -> Cursor { Cursor(row: row) }
}

let prices = Table<String>.Column(name: "price", cells: ["tea": 2.5])
print(prices.cells["tea", default: 0] * 2, type(of: prices))
print(Table<Int>().cursor(at: 3).row + 1)
