/// When variables let go of what they hold.
///
/// A frame would keep every value until its function returns. A document can see that: `deinit` runs, and `weak` becomes
/// nil, at the end of the scope that declared the variable. So scopes whose variables can hold an object empty them.
extension FunctionCompiler {
    struct Release { let run: (Frame) -> Void }

    /// A scope's code, and then the release of its variables, the last declared first.
    func scope(of variables: [LocalVariable], _ body: @escaping StepCode) -> StepCode {
        guard let release = release(variables)?.run else { return body }
        return { frame in
            let completion: Completion
            do {
                completion = try body(frame)
            } catch {
                release(frame)
                throw error
            }
            release(frame)
            return completion
        }
    }

    /// Empties variables, the last declared first; nil where none can hold an object.
    func release(_ variables: [LocalVariable]) -> Release? {
        guard types.hasDocumentClasses else { return nil }
        var slots: [LocalVariable.Slot] = []
        for variable in variables.reversed() where !variable.isAsyncLet && !variable.isParameter {
            guard types.mayHoldObject(variable.type) else { continue }
            allocate(variable)
            slots.append(variable.slot)
        }
        guard !slots.isEmpty else { return nil }
        return Release { frame in
            for slot in slots {
                switch slot {
                case .value(let index): frame.values[index] = .void
                case .cell(let index): frame.cells[index] = nil
                case .word, .none: break
                }
            }
        }
    }
}

extension TypeSystem {
    /// Whether the document has objects whose end it could see.
    var hasDocumentClasses: Bool { documentTypes.contains { $0.kind == .class || $0.kind == .actor } }

    /// Whether a value of the type can hold an object of the document; where that is unknown, yes.
    func mayHoldObject(_ type: Type) -> Bool {
        switch type {
        case .nominal(let nominal, let arguments): !nominal.isFromHost || arguments.contains(where: mayHoldObject)
        case .optional(let inner), .array(let inner): mayHoldObject(inner)
        case .dictionary(let key, let value): mayHoldObject(key) || mayHoldObject(value)
        case .tuple(let elements): elements.contains { mayHoldObject($0.type) }
        case .metatype: false
        case .unknown, .function, .existential, .parameter, .member: true
        }
    }
}

extension Block {
    /// The variables that the block's own statements declare.
    var declared: [LocalVariable] { steps.flatMap(\.declared) + localFunctions.map(\.1) }
}

extension Step {
    fileprivate var declared: [LocalVariable] {
        switch self {
        case .bind(let variable, _): [variable]
        case .destructure(let pattern, _): pattern.bound
        case .guard(let conditions, _): conditions.flatMap(\.bound)
        default: []
        }
    }
}

extension ConditionCode {
    /// The variables that a condition binds when it holds.
    var bound: [LocalVariable] {
        switch self {
        case .unwrap(let variable, _): [variable]
        case .match(let pattern, _): pattern.bound
        case .expression, .constant: []
        }
    }
}

extension PatternCode {
    /// The variables that a pattern binds when it matches.
    var bound: [LocalVariable] {
        switch self {
        case .bind(let variable): [variable]
        case .tuple(let parts), .enumCase(_, _, _, let parts): parts.flatMap(\.bound)
        case .some(let inner), .cast(let inner, _), .tuplePayload(let inner, _): inner.bound
        case .expression(let subject, _): [subject]
        case .wildcard, .none, .isType, .equal: []
        }
    }
}
