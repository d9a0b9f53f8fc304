import SourceText

/// Leaves an optional chain whose base is nil. A value, not an error of the program: it never leaves the chain.
struct ChainEnd: Error {}

extension FunctionCompiler {
    func some(_ inner: Code) -> Compiled {
        let read = value(inner)
        guard inner.type.isUnknown else { return .value { .some(try read($0)) } }
        // A value of unknown type may be an optional already.
        return .value { frame in
            let value = try read(frame)
            return value.isOptional ? value : .some(value)
        }
    }

    func forceUnwrap(_ inner: Code, _ range: SourceRange) -> Compiled {
        let read = value(inner)
        let site = site(range)
        var type = Type.unknown
        if case .optional(let wrapped) = inner.type { type = wrapped }
        // What is unwrapped without a `!` after it stands where the whole stands.
        let way = inner.range == range ? "implicitly unwrapping" : "unwrapping"
        return numeric(type, range) { frame in
            switch try read(frame) {
            case .some(let value): return value
            case .none: throw site.trap("Unexpectedly found nil while \(way) an Optional value")
            case let value: return value
            }
        }
    }

    func coalesce(_ a: Code, _ b: Code, _ type: Type) -> Compiled {
        let (x, y) = (value(a), value(b))
        return numeric(type, a.range) { frame in
            switch try x(frame) {
            case .some(let value): return value
            case .none: return try y(frame)
            case let value: return value
            }
        }
    }

    func coalesceOptional(_ a: Code, _ b: Code) -> Compiled {
        let (x, y) = (value(a), value(b))
        return .value { frame in
            let value = try x(frame)
            if case .none = value { return try y(frame) }
            return value
        }
    }

    func unwrap(_ inner: Code, _ range: SourceRange) -> Compiled {
        let read = value(inner)
        var type = Type.unknown
        if case .optional(let wrapped) = inner.type { type = wrapped }
        return numeric(type, range) { frame in
            switch try read(frame) {
            case .some(let value): return value
            case .none: throw ChainEnd()
            case let value: return value
            }
        }
    }

    func chain(_ inner: Code, _ flattens: Bool) -> Compiled {
        let read = value(inner)
        let isUnknown = inner.type.isUnknown
        return .value { frame in
            do {
                let value = try read(frame)
                return flattens || isUnknown && value.isOptional ? value : .some(value)
            } catch is ChainEnd {
                return .none
            }
        }
    }

    func tryOptional(_ inner: Code, _ flattens: Bool) -> Compiled {
        let read = value(inner)
        return .value { frame in
            do {
                let value = try read(frame)
                return flattens ? value : .some(value)
            } catch is ThrownError {
                frame.strand.forgetTrace()
                return .none
            }
        }
    }

    func tryForced(_ inner: Code, _ range: SourceRange) -> Compiled {
        let read = value(inner)
        let site = site(range)
        return numeric(inner.type, range) { frame in
            do {
                return try read(frame)
            } catch let error as ThrownError {
                let text = try frame.strand.debugDescribe(error.value)
                throw site.trap("'try!' expression unexpectedly raised an error: \(text)")
            }
        }
    }

    /// `self.init?(…)` that failed ends the initializer around it.
    func initOrLeave(_ inner: Code) -> Compiled {
        let read = value(inner)
        return .value { frame in
            switch try read(frame) {
            case .none: throw InitializerFailed()
            case .some(let value): return value
            case let value: return value
            }
        }
    }

    func cast(_ cast: CastCode, _ inner: Code, _ range: SourceRange) -> Compiled {
        let read = value(inner)
        let target = typeMaker(cast.target)
        let site = site(range)
        let types = self.types
        if cast.kind == .conditional {
            return .value { frame in
                let type = try target(frame)
                return Casting(types: types).cast(try read(frame), to: type).map { .some($0) } ?? .none
            }
        }
        return numeric(cast.target.type, range) { frame in
            let type = try target(frame)
            let value = try read(frame)
            guard let result = Casting(types: types).cast(value, to: type) else {
                if case .none = value { throw site.trap("Unexpectedly found nil while unwrapping an Optional value") }
                let name = types.dynamicTypeName(of: value)
                throw site.failedCast(name, TypeNaming.name(of: type, qualified: true))
            }
            return result
        }
    }

    func isType(_ inner: Code, _ type: TypeCode) -> Compiled {
        let read = value(inner)
        let target = typeMaker(type)
        let types = self.types
        return .bool { frame in
            let type = try target(frame)
            return Casting(types: types).cast(try read(frame), to: type) != nil
        }
    }

    /// A collection or function whose parts must change their form: `[Int]` as `[Int?]`.
    func adapt(_ inner: Code, _ type: FunctionType, _ range: SourceRange) -> Compiled {
        let read = value(inner)
        if case .array = inner.type {
            return .value { frame in
                guard case .array(let elements) = try read(frame) else { return .void }
                return .array(elements.map { .some($0) })
            }
        }
        let from = inner.type.function
        let wrapsResult = (from.map { !$0.result.isOptional } ?? false) && type.result.isOptional
        let wraps = zip(from?.parameters ?? [], type.parameters).map { $0.type.isOptional && !$1.type.isOptional }
        return .value { frame in
            guard case .function(let function) = try read(frame) else { return .void }
            return .function(
                HostFunctionValue(name: function.name, type: .function(type)) { arguments, context in
                    let adapted = zip(arguments, wraps).map { $1 ? Value.some($0) : $0 }
                    let result = try function.call(adapted, in: context)
                    return wrapsResult ? .some(result) : result
                })
        }
    }
}

/// Leaves a failable initializer whose delegate gave nil.
struct InitializerFailed: Error {}
