import SourceText

/// Local variables behind accessors of their own.
extension FunctionCompiler {
    func accessed(_ base: Place, _ setter: LocalVariable, _ range: SourceRange) -> Accessor {
        let getter = accessor(base, range).get
        let set = caller(of: setter, range)
        let site = site(range)
        return Accessor(
            get: { frame in
                guard case .function(let function) = try getter(frame) else { return .void }
                let saved = frame.strand.prepare(site)
                defer { frame.strand.restore(saved) }
                return try function.call([], in: frame.strand)
            },
            set: set)
    }

    func observed(
        _ base: Place, _ willSet: LocalVariable?, _ didSet: LocalVariable?, _ range: SourceRange
    ) -> Accessor {
        let storage = accessor(base, range)
        let will = willSet.map { caller(of: $0, range) }
        let did = didSet.map { caller(of: $0, range) }
        return storage.observed(before: will, after: did)
    }

    /// Calls the function that a variable holds with one value.
    private func caller(of variable: LocalVariable, _ range: SourceRange) -> (Frame, Value) throws -> Void {
        let read = readVariable(variable).asValue
        let site = site(range)
        return { frame, value in
            guard case .function(let function) = try read(frame) else { return }
            let saved = frame.strand.prepare(site)
            defer { frame.strand.restore(saved) }
            _ = try function.call([value], in: frame.strand)
        }
    }
}

extension Accessor {
    /// A place whose changes are told before and after; the old value is read only for who is told after.
    func observed(
        before will: ((Frame, Value) throws -> Void)?, after did: ((Frame, Value) throws -> Void)?
    ) -> Accessor {
        Accessor(
            get: get,
            set: { frame, value in
                try will?(frame, value)
                let old = did == nil ? Value.void : try get(frame)
                try set(frame, value)
                try did?(frame, old)
            })
    }
}
