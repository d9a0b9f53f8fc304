import SourceText

/// What the running program decides, because the checker could not know.
extension FunctionCompiler {
    func dynamicMember(_ base: Code, _ name: String, _ range: SourceRange) -> Compiled {
        let read = value(base)
        let site = site(range)
        return .value { frame in
            let value = try read(frame)
            let strand = frame.strand
            let saved = strand.prepare(site)
            defer { strand.restore(saved) }
            return try strand.dynamic.member(name, of: value, site)
        }
    }

    func dynamicCall(_ base: Code, _ name: String, _ labels: [String?], _ arguments: [Code], _ range: SourceRange)
        -> Compiled
    {
        let read = value(base)
        let codes = arguments.map { ValuePart(run: value($0)) }
        let site = site(range)
        let place = Self.mutablePlace(base).map { accessor($0, range) }
        return .value { frame in
            let receiver = try read(frame)
            var values: [Value] = []
            values.reserveCapacity(codes.count)
            for code in codes { values.append(try code.run(frame)) }
            let strand = frame.strand
            let saved = strand.prepare(site)
            defer { strand.restore(saved) }
            if let place, strand.dynamic.isMutating(name, labels, of: receiver) {
                var result = Value.void
                try place.modify(frame) { result = try strand.dynamic.mutate(name, labels, of: &$0, values, site) }
                return result
            }
            return try strand.dynamic.call(name, labels, of: receiver, values, site)
        }
    }

    private static func mutablePlace(_ code: Code) -> Place? {
        switch code.kind {
        case .local(let variable): variable.isLet && !variable.isInout ? nil : .local(variable)
        case .global(let variable): variable.isLet ? nil : .global(variable)
        case .objectField(let base, let index): .objectField(base, index)
        case .structField(let base, let index): mutablePlace(base).map { .structField($0, index) }
        default: nil
        }
    }

    func dynamicSubscript(_ base: Code, _ arguments: [Code], _ range: SourceRange) -> Compiled {
        let read = value(base)
        let codes = arguments.map { ValuePart(run: value($0)) }
        let site = site(range)
        return .value { frame in
            let value = try read(frame)
            let indices = try codes.map { try $0.run(frame) }
            let strand = frame.strand
            let saved = strand.prepare(site)
            defer { strand.restore(saved) }
            return try strand.dynamic.element(of: value, indices, site)
        }
    }

    func dynamicOperator(_ symbol: String, _ operands: [Code], _ type: Type, _ range: SourceRange) -> Compiled {
        let codes = operands.map { ValuePart(run: value($0)) }
        let site = site(range)
        return numeric(type, range) { frame in
            var values: [Value] = []
            for code in codes { values.append(try code.run(frame)) }
            let strand = frame.strand
            let saved = strand.prepare(site)
            defer { strand.restore(saved) }
            return try strand.dynamic.operate(symbol, values, site)
        }
    }

    func join(_ inner: Code, _ range: SourceRange) -> Compiled {
        guard case .local(let variable) = inner.kind else { return compile(inner) }
        allocate(variable)
        guard case .cell(let slot) = variable.slot else { return compile(inner) }
        let site = site(range)
        return numeric(variable.type, range) { frame in
            guard let task = frame.cells[slot]?.task else { return frame.cells[slot]?.value ?? .void }
            let saved = frame.strand.prepare(site)
            defer { frame.strand.restore(saved) }
            return try frame.strand.value(of: task)
        }
    }

    func expectation(_ expectation: ExpectationCode, _ range: SourceRange) -> ValueCode {
        let operands = expectation.operands.map {
            (source: $0.source, variable: $0.variable, store: store($0.code, in: $0.variable))
        }
        let reads = expectation.operands.map { (readVariable($0.variable).asValue, $0.variable.type) }
        let condition = value(expectation.condition)
        let comment = expectation.comment.map { value($0) }
        let site = site(range)
        let source = expectation.source
        return { frame in
            for operand in operands { try operand.store(frame) }
            let result = try condition(frame)
            var passed = true
            var value = Value.void
            switch result {
            case .bool(let bool): passed = bool
            case .none: passed = false
            case .some(let inner): value = inner
            default: value = result
            }
            var text: String?
            if case .string(let written)? = try comment?(frame) { text = written }
            let shown =
                passed
                ? []
                : try zip(operands, reads).map { operand, read in
                    (operand.source, try frame.strand.debugDescribe(try read.0(frame)))
                }
            try frame.strand.report(
                source: source, passed: passed, operands: shown, comment: text,
                isRequirement: expectation.isRequirement, site)
            return value
        }
    }
}
