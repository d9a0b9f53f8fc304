import SourceText

extension FunctionCompiler {
    func whileLoop(_ id: LoopID, _ list: [ConditionCode], _ body: Block) -> StepCode {
        let test = conditions(list)
        let run = block(body)
        let (leaves, continues) = (Completion.breaking(id), Completion.continuing(id))
        return scope(of: list.flatMap(\.bound)) { frame in
            while try test(frame) {
                try frame.tick()
                let completion = try run(frame)
                if completion == .normal || completion == continues { continue }
                return completion == leaves ? .normal : completion
            }
            return .normal
        }
    }

    func repeatLoop(_ id: LoopID, _ body: Block, _ condition: Code) -> StepCode {
        let test = bool(condition)
        let run = block(body)
        let (leaves, continues) = (Completion.breaking(id), Completion.continuing(id))
        return { frame in
            repeat {
                try frame.tick()
                let completion = try run(frame)
                if completion == .normal || completion == continues { continue }
                return completion == leaves ? .normal : completion
            } while try test(frame)
            return .normal
        }
    }

    /// `for i in a..<b` over integers: a counter and no sequence.
    func rangeLoop(
        _ id: LoopID, _ variable: LocalVariable, _ lower: Code, _ upper: Code, _ isClosed: Bool, _ body: Block
    ) -> StepCode {
        let (from, to) = (int(lower), int(upper))
        let fresh = freshCells([variable])
        allocate(variable)
        let site = site(lower.range)
        let run = block(body)
        let (leaves, continues) = (Completion.breaking(id), Completion.continuing(id))
        let write = writeVariable(variable)
        let slot: Int? = if case .word(let slot) = variable.slot { slot } else { nil }
        return { frame in
            let first = try from(frame)
            let last = try to(frame)
            if last < first { throw site.trap("Range requires lowerBound <= upperBound") }
            if !isClosed, last == first { return .normal }
            var index = first
            let end = isClosed ? last : last - 1
            while true {
                try frame.tick()
                if let slot {
                    frame.words[slot] = index
                } else {
                    try fresh?.run(frame)
                    try write(frame, .int(index))
                }
                let completion = try run(frame)
                if completion != .normal, completion != continues { return completion == leaves ? .normal : completion }
                if index == end { return .normal }
                index += 1
            }
        }
    }

    func forEach(_ loop: ForCode) -> StepCode {
        let turn = turn(loop)
        let bound = loop.pattern.bound
        switch loop.iteration {
        case .array: return scope(of: bound, arrayLoop(loop, turn))
        case .host: return scope(of: bound, hostLoop(loop, turn))
        case .document(let make, let iterator, let next):
            return scope(of: [iterator] + bound, documentLoop(loop, turn, make, iterator, next))
        }
    }

    /// One turn of the loop: binds the element, asks the `where` condition, runs the body.
    private func turn(_ loop: ForCode) -> (Frame, Value) throws -> Completion {
        let fresh = freshCells(loop.variables)
        let run = block(loop.body)
        let condition = loop.condition.map { BoolPart(run: bool($0)) }
        if case .bind(let variable) = loop.pattern, fresh == nil, condition == nil {
            let write = writeVariable(variable)
            return { frame, value in
                try write(frame, value)
                return try run(frame)
            }
        }
        let match = pattern(loop.pattern)
        return { frame, value in
            try fresh?.run(frame)
            guard try match(frame, value) else { return .normal }
            if let condition, try !condition.run(frame) { return .normal }
            return try run(frame)
        }
    }

    private func arrayLoop(_ loop: ForCode, _ turn: @escaping (Frame, Value) throws -> Completion) -> StepCode {
        let read = value(loop.sequence)
        let (leaves, continues) = (Completion.breaking(loop.loop), Completion.continuing(loop.loop))
        let site = site(loop.sequence.range)
        return { frame in
            guard case .array(let elements) = try read(frame) else { throw site.trap("not an array") }
            for element in elements {
                try frame.tick()
                let completion = try turn(frame, element)
                if completion == .normal || completion == continues { continue }
                return completion == leaves ? .normal : completion
            }
            return .normal
        }
    }

    private func hostLoop(_ loop: ForCode, _ turn: @escaping (Frame, Value) throws -> Completion) -> StepCode {
        let read = value(loop.sequence)
        let (leaves, continues) = (Completion.breaking(loop.loop), Completion.continuing(loop.loop))
        let site = site(loop.sequence.range)
        return { frame in
            let strand = frame.strand
            let sequence = try read(frame)
            let next = try strand.dynamic.iterator(of: sequence, site)
            while true {
                try strand.tick()
                let saved = strand.prepare(site)
                let element: Value?
                do {
                    element = try strand.guarded(site) { try next() }
                } catch {
                    strand.restore(saved)
                    throw error
                }
                strand.restore(saved)
                guard let element else { return .normal }
                let completion = try turn(frame, element)
                if completion == .normal || completion == continues { continue }
                return completion == leaves ? .normal : completion
            }
        }
    }

    private func documentLoop(
        _ loop: ForCode, _ turn: @escaping (Frame, Value) throws -> Completion, _ make: Code?,
        _ iterator: LocalVariable, _ next: Code
    ) -> StepCode {
        let start = value(make ?? loop.sequence)
        let write = writeVariable(iterator)
        let advance = value(next)
        let (leaves, continues) = (Completion.breaking(loop.loop), Completion.continuing(loop.loop))
        return { frame in
            try write(frame, try start(frame))
            while true {
                try frame.tick()
                guard let element = try advance(frame).unwrapped else { return .normal }
                let completion = try turn(frame, element)
                if completion == .normal || completion == continues { continue }
                return completion == leaves ? .normal : completion
            }
        }
    }

    // MARK: - Switch

    func `switch`(_ id: LoopID, _ choice: SwitchCode) -> StepCode {
        let read = value(choice.value)
        let cases = choice.cases.map { SwitchCase($0, self) }
        let fallback = choice.cases.firstIndex { $0.isDefault && $0.items.isEmpty }
        let leaves = Completion.breaking(id)
        return { frame in
            let subject = try read(frame)
            guard var index = try cases.firstIndex(where: { try $0.matches(frame, subject) }) ?? fallback else {
                return .normal
            }
            while true {
                let completion = try cases[index].body(frame)
                if completion == .fallsThrough, index + 1 < cases.count {
                    index += 1
                    continue
                }
                return completion == leaves ? .normal : completion
            }
        }
    }

    private struct SwitchCase {
        private let items: [Item]
        private let fresh: EffectPart?
        let body: StepCode

        private struct Item {
            let matches: Matcher
            let condition: BoolPart?
        }

        init(_ branch: SwitchCode.Case, _ compiler: FunctionCompiler) {
            items = branch.items.map { item in
                Item(
                    matches: compiler.pattern(item.pattern),
                    condition: item.condition.map { BoolPart(run: compiler.bool($0)) })
            }
            fresh = compiler.freshCells(branch.variables)
            body = compiler.scope(of: branch.items.flatMap(\.pattern.bound), compiler.block(branch.body))
        }

        func matches(_ frame: Frame, _ subject: Value) throws -> Bool {
            if items.isEmpty { return false }
            try fresh?.run(frame)
            for item in items where try item.matches(frame, subject) {
                guard let condition = item.condition else { return true }
                if try condition.run(frame) { return true }
            }
            return false
        }
    }

    // MARK: - Patterns

    typealias Matcher = (Frame, Value) throws -> Bool
    struct MatcherPart { let run: Matcher }

    func pattern(_ pattern: PatternCode) -> Matcher {
        switch pattern {
        case .wildcard: return { _, _ in true }
        case .bind(let variable): return bindPattern(variable)
        case .tuple(let parts): return tuplePattern(parts)
        case .enumCase(let type, let index, let name, let parts): return casePattern(type, index, name, parts)
        case .some(let inner): return somePattern(inner)
        case .none: return { _, value in if case .none = value { true } else { false } }
        case .isType(let type): return typePattern(nil, type)
        case .cast(let inner, let type): return typePattern(inner, type)
        case .equal(let constant): return { _, value in ValueEquality.areEqual(constant, value) }
        case .expression(let subject, let code): return expressionPattern(subject, code)
        case .tuplePayload(let inner, _): return self.pattern(inner)
        }
    }

    private func bindPattern(_ variable: LocalVariable) -> Matcher {
        let write = writeVariable(variable)
        // What a block's own patterns bind has the cell made when the block began: its local functions share it.
        let fresh = keepsCells ? nil : freshCells([variable])
        return { frame, value in
            try fresh?.run(frame)
            try write(frame, value)
            return true
        }
    }

    private func tuplePattern(_ parts: [PatternCode]) -> Matcher {
        let matchers = parts.map { MatcherPart(run: pattern($0)) }
        return { frame, value in
            guard case .tuple(let tuple) = value, tuple.elements.count == matchers.count else { return false }
            for (matcher, element) in zip(matchers, tuple.elements) where try !matcher.run(frame, element) {
                return false
            }
            return true
        }
    }

    private func casePattern(_ type: NominalType?, _ index: Int, _ name: String, _ parts: [PatternCode]) -> Matcher {
        let matchers = parts.map { MatcherPart(run: pattern($0)) }
        if case .tuplePayload(let inner, let labels)? = parts.first {
            let whole = pattern(inner)
            return { frame, value in
                guard case .enumeration(let found) = value, found.caseIndex == index else { return false }
                return try whole(frame, .tuple(TupleValue(labels: labels, elements: found.payload)))
            }
        }
        let isUnknown = type == nil
        return { frame, value in
            guard case .enumeration(let found) = value.flattened else { return false }
            if isUnknown {
                guard found.type.cases[found.caseIndex].name == name else { return false }
            } else if found.caseIndex != index {
                return false
            }
            if matchers.isEmpty { return true }
            for (matcher, element) in zip(matchers, found.payload) where try !matcher.run(frame, element) {
                return false
            }
            return true
        }
    }

    private func somePattern(_ inner: PatternCode) -> Matcher {
        let matcher = pattern(inner)
        return { frame, value in
            switch value {
            case .none: false
            case .some(let wrapped): try matcher(frame, wrapped)
            default: try matcher(frame, value)
            }
        }
    }

    private func typePattern(_ inner: PatternCode?, _ type: TypeCode) -> Matcher {
        let target = typeMaker(type)
        let matcher = inner.map { MatcherPart(run: pattern($0)) }
        let types = self.types
        return { frame, value in
            guard let cast = Casting(types: types).cast(value, to: try target(frame)) else { return false }
            return try matcher?.run(frame, cast) ?? true
        }
    }

    private func expressionPattern(_ subject: LocalVariable, _ code: Code) -> Matcher {
        let write = writeVariable(subject)
        let test = bool(code)
        return { frame, value in
            try write(frame, value)
            return try test(frame)
        }
    }
}

extension Value {
    /// What is inside an optional of an enum, for patterns of unknown type.
    var flattened: Value {
        if case .some(let inner) = self { return inner }
        return self
    }
}
