import PlaygroundSyntax
import SourceText

/// The arguments of a call as written: those in parentheses, then trailing closures.
struct GivenArguments {
    var list: [Argument]
    var trailingStart: Int

    init(_ list: [Argument]) {
        self.list = list
        trailingStart = list.count
    }

    init(_ call: Call) {
        list = call.arguments + call.trailing
        trailingStart = call.arguments.count
    }

    var labels: [String?] { list.map { $0.label?.text } }

    func isTrailing(_ index: Int) -> Bool { index >= trailingStart }
}

/// Which argument goes to which parameter.
enum ArgumentSlot {
    case argument(Int)
    case variadic([Int])
    case omitted
}

/// Why arguments do not fit parameters.
enum ArgumentMismatch {
    case missing(parameter: Int)
    case extra(argument: Int)
    case label(argument: Int, expected: String?)
    case order(argument: Int, before: Int)

    /// How far matching came: the candidate that came furthest explains best.
    var progress: Int {
        switch self {
        case .missing(let parameter): parameter * 2
        case .extra(let argument): argument * 2 + 1
        case .label(let argument, _), .order(let argument, _): argument * 2
        }
    }
}

/// Lays arguments beside parameters by label, in order, with defaults and variadics left out where needed.
struct ArgumentMatching {
    let parameters: [FunctionType.Parameter]
    let given: GivenArguments

    func match() -> Result<[ArgumentSlot], Failure> {
        var slots = [ArgumentSlot](repeating: .omitted, count: parameters.count)
        var filled = [Bool](repeating: false, count: parameters.count)
        var next = 0
        var index = 0
        while index < given.list.count {
            let isTrailing = given.isTrailing(index)
            let label = given.list[index].label?.text
            let isFirstTrailing = isTrailing && index == given.trailingStart && label == nil
            let found = isFirstTrailing ? trailingParameter(from: next) : parameter(label, from: next)
            guard let position = found else { return .failure(Failure(mismatch(index, label, next, filled))) }
            filled[position] = true
            if parameters[position].isVariadic, !isTrailing {
                var group = [index]
                while index + 1 < given.trailingStart, given.list[index + 1].label == nil {
                    index += 1; group.append(index)
                }
                slots[position] = .variadic(group)
            } else {
                slots[position] = .argument(index)
            }
            next = position + 1
            index += 1
        }
        for (position, parameter) in parameters.enumerated() where !filled[position] {
            if parameter.isVariadic { slots[position] = .variadic([]); continue }
            if !parameter.hasDefault { return .failure(Failure(.missing(parameter: position))) }
        }
        return .success(slots)
    }

    struct Failure: Error {
        let mismatch: ArgumentMismatch
        init(_ mismatch: ArgumentMismatch) { self.mismatch = mismatch }
    }

    /// The next parameter with the label; parameters that must be given are not passed over.
    private func parameter(_ label: String?, from start: Int) -> Int? {
        var position = start
        while position < parameters.count {
            let parameter = parameters[position]
            if parameter.label == label { return position }
            guard parameter.hasDefault || parameter.isVariadic else { return nil }
            position += 1
        }
        return nil
    }

    /// The parameter of an unlabelled trailing closure: the first function still needed, else the first function.
    private func trailingParameter(from start: Int) -> Int? {
        let rest = Array(start..<max(start, parameters.count))
        let functions = rest.filter { takesFunction(parameters[$0].type) }
        if let needed = functions.first(where: { !parameters[$0].hasDefault }) {
            return rest.filter { $0 < needed }.allSatisfy { parameters[$0].hasDefault || parameters[$0].isVariadic }
                ? needed : nil
        }
        return functions.first
    }

    private func takesFunction(_ type: Type) -> Bool {
        switch type {
        case .function, .unknown, .parameter, .member: true
        case .optional(let wrapped): takesFunction(wrapped)
        case .existential(let protocols): protocols.isEmpty
        default: false
        }
    }

    /// The argument with a label, further on.
    private func lateArgument(for label: String?, after index: Int) -> Int? {
        guard let label else { return nil }
        return given.list.indices.dropFirst(index + 1).first { given.list[$0].label?.text == label }
    }

    private func mismatch(_ index: Int, _ label: String?, _ next: Int, _ filled: [Bool]) -> ArgumentMismatch {
        if let position = parameters.firstIndex(where: { $0.label == label && $0.label != nil }), position < next,
            !filled[position]
        {
            return .order(argument: index, before: index - 1)
        }
        let required = parameters.indices.dropFirst(next)
        guard let position = required.first(where: { !parameters[$0].hasDefault }) ?? required.first else {
            return .extra(argument: index)
        }
        let remaining = given.list.count - index
        let later = given.list.dropFirst(index).contains { $0.label?.text == parameters[position].label }
        if label != nil, !parameters.contains(where: { $0.label == label }) {
            if remaining > required.count { return .extra(argument: index) }
            return later ? .extra(argument: index) : .label(argument: index, expected: parameters[position].label)
        }
        if let label, let wanted = parameters.firstIndex(where: { $0.label == label }), wanted > position {
            if let late = lateArgument(for: parameters[position].label, after: index) {
                return .order(argument: late, before: index)
            }
            return .missing(parameter: position)
        }
        if later { return .extra(argument: index) }
        return .label(argument: index, expected: parameters[position].label)
    }
}
