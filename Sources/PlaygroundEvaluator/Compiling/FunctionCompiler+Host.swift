import SourceText

extension FunctionCompiler {
    /// Calls of a row: arguments in slots, generic arguments by name.
    func callHost(_ member: Member, _ receiver: Code?, _ call: HostCall, _ range: SourceRange) -> Compiled {
        guard case .host(let row) = member.implementation else { return .value { _ in .void } }
        let base = receiver.map { ValuePart(run: value($0)) }
        let arguments = hostArguments(call)
        let typeArguments = hostTypes(call)
        let places = inoutArguments(call, range)
        let site = site(range)
        let body = row.body
        return numeric(resultType(member), range) { frame in
            let strand = frame.strand
            var given = HostArguments(
                receiver: try base?.run(frame) ?? .void, values: try arguments(frame),
                typeArguments: try typeArguments(frame), context: strand)
            let saved = strand.prepare(site)
            defer { strand.restore(saved) }
            if places.isEmpty { return try strand.guarded(site) { try body(&given) } }
            return try Self.call(&given, places[...], frame) { given in try strand.guarded(site) { try body(&given) } }
        }
    }

    private func resultType(_ member: Member) -> Type {
        types.isOpen(member.type.result) ? .unknown : member.type.result
    }

    func hostArguments(_ call: HostCall) -> (Frame) throws -> [Value?] {
        let codes = call.arguments.map { argument -> ValuePart? in
            guard let argument else { return nil }
            if case .inoutArgument = argument.kind { return ValuePart { _ in .void } }
            return ValuePart(run: value(argument))
        }
        switch codes.count {
        case 0: return { _ in [] }
        case 1:
            guard let only = codes[0]?.run else { return { _ in [nil] } }
            return { frame in [try only(frame)] }
        default:
            return { frame in
                var values: [Value?] = []
                values.reserveCapacity(codes.count)
                for code in codes { values.append(try code?.run(frame)) }
                return values
            }
        }
    }

    private func hostTypes(_ call: HostCall) -> (Frame) throws -> [String: Type] {
        if call.types.isEmpty { return { _ in [:] } }
        if call.types.allSatisfy(\.1.isConstant) {
            let map = Dictionary(call.types.map { ($0.name, $0.1.type) }, uniquingKeysWith: { first, _ in first })
            return { _ in map }
        }
        let makers = call.types.map { ($0.name, typeMaker($0.1)) }
        return { frame in
            var map: [String: Type] = [:]
            for (name, make) in makers { map[name] = try make(frame) }
            return map
        }
    }

    private func inoutArguments(_ call: HostCall, _ range: SourceRange) -> [(Int, Accessor)] {
        call.arguments.enumerated().compactMap { index, argument in
            guard let argument, case .inoutArgument(let place) = argument.kind else { return nil }
            return (index, accessor(place, range))
        }
    }

    private static func call(
        _ given: inout HostArguments, _ places: ArraySlice<(Int, Accessor)>, _ frame: Frame,
        _ body: (inout HostArguments) throws -> Value
    ) throws -> Value {
        guard let (index, accessor) = places.first else { return try body(&given) }
        var result = Value.void
        try accessor.modify(frame) { value in
            given.values[index] = value
            value = .void
            defer {
                value = given.values[index] ?? .void
                given.values[index] = .void
            }
            result = try call(&given, places.dropFirst(), frame, body)
        }
        return result
    }

    /// A row that changes its receiver: the value is moved out of its place while the row runs.
    func mutateHost(_ member: Member, _ receiver: Place, _ call: HostCall, _ range: SourceRange) -> Compiled {
        guard case .host(let row) = member.implementation else { return .value { _ in .void } }
        let place = accessor(receiver, range)
        let arguments = hostArguments(call)
        let typeArguments = hostTypes(call)
        let places = inoutArguments(call, range)
        let site = site(range)
        let body = row.body
        return numeric(resultType(member), range) { frame in
            let strand = frame.strand
            let values = try arguments(frame)
            let typeArguments = try typeArguments(frame)
            var result = Value.void
            try place.modify(frame) { value in
                var given = HostArguments(
                    receiver: value, values: values, typeArguments: typeArguments, context: strand)
                value = .void
                defer { value = given.receiver }
                let saved = strand.prepare(site)
                defer { strand.restore(saved) }
                if places.isEmpty {
                    result = try strand.guarded(site) { try body(&given) }
                } else {
                    result = try Self.call(&given, places[...], frame) { given in
                        try strand.guarded(site) { try body(&given) }
                    }
                }
            }
            return result
        }
    }

    // MARK: - Dispatch

    /// A method found by the receiver's dynamic type; the last type's answer is remembered.
    func dispatch(_ member: Member, _ receiver: Code, _ arguments: CallArguments, _ type: Type, _ range: SourceRange)
        -> Compiled
    {
        let base = value(receiver)
        let codes = dispatchArguments(arguments, range)
        let places = arguments.values.enumerated().compactMap { index, argument -> (Int, Accessor)? in
            if case .place(let place) = argument { return (index + 1, accessor(place, range)) }
            return nil
        }
        let hidden = arguments.types.map { typeMaker($0) }
        let site = site(range)
        let types = self.types
        let key = member.fullName
        let cache = DispatchCache(member: member, types: types)
        let isStatic = member.isStatic
        return numeric(type, range) { frame in
            let receiver = try base(frame)
            let target = try cache.target(receiver, key: key, isStatic: isStatic, site)
            var values: [Value] = [receiver]
            values.reserveCapacity(codes.count + 1 + hidden.count)
            for code in codes { values.append(try code.run(frame)) }
            let strand = frame.strand
            let saved = strand.prepare(site)
            defer { strand.restore(saved) }
            switch target {
            case .document(let function, let defaults):
                for index in values.count - 1..<max(values.count - 1, function.parameters.count) {
                    guard let made = defaults[index] else { continue }
                    let given = try made.typeVariables.isEmpty ? [] : hidden.map { Value.type(try $0(frame)) }
                    values.append(try strand.call(made, given, types: types))
                }
                for make in hidden.prefix(function.typeVariables.count) { values.append(.type(try make(frame))) }
                if places.isEmpty { return try strand.call(function, values, types: types) }
                let callable = DocumentFunctionValue(function, types: types)
                for (index, _) in places { values[index] = .void }
                return try Self.call(callable, &values, places[...], frame, strand)
            case .host(let found):
                return try strand.dynamic.callHost(found, receiver, Array(values.dropFirst()), site)
            }
        }
    }

    private func dispatchArguments(_ arguments: CallArguments, _ range: SourceRange) -> [ValuePart] {
        arguments.values.map { argument in
            switch argument {
            case .value(let code): ValuePart(run: value(code))
            case .place(let place): ValuePart(run: accessor(place, range).get)
            case .omitted(let fallback): ValuePart(run: value(defaultValue(fallback, arguments.types, range)))
            }
        }
    }

    func mutateDispatch(_ member: Member, _ receiver: Place, _ arguments: CallArguments, _ range: SourceRange)
        -> Compiled
    {
        let place = accessor(receiver, range)
        let codes = dispatchArguments(arguments, range)
        let hidden = arguments.types.map { typeMaker($0) }
        let site = site(range)
        let types = self.types
        let cache = DispatchCache(member: member, types: types)
        return .value { frame in
            var values: [Value] = [.void]
            for code in codes { values.append(try code.run(frame)) }
            for make in hidden { values.append(.type(try make(frame))) }
            let strand = frame.strand
            let saved = strand.prepare(site)
            defer { strand.restore(saved) }
            var result = Value.void
            try place.modify(frame) { value in
                let target = try cache.target(value, key: member.fullName, isStatic: false, site)
                switch target {
                case .document(let function, _):
                    if function.changesSelf {
                        values[0] = value
                        value = .void
                        defer { value = values[0] }
                        result = try strand.call(function, changing: &values, types: types)
                    } else {
                        values[0] = value
                        result = try strand.call(function, values, types: types)
                    }
                case .host(let found):
                    var given = HostArguments(receiver: value, values: values.dropFirst().map { $0 }, context: strand)
                    value = .void
                    defer { value = given.receiver }
                    guard case .host(let row) = found.implementation else { return }
                    result = try strand.guarded(site) { try row.body(&given) }
                }
            }
            return result
        }
    }
}

/// Finds the implementation of a method for the type of its receiver.
final class DispatchCache {
    enum Target {
        case document(Function, defaults: [Int: Function])
        case host(Member)
    }

    private let member: Member
    private let types: TypeSystem
    private var lastType: NominalType?
    private var last: Target?

    init(member: Member, types: TypeSystem) {
        self.member = member
        self.types = types
    }

    func target(_ receiver: Value, key: String, isStatic: Bool, _ site: Site) throws -> Target {
        let type = types.dynamicNominal(of: receiver)
        if let type, type === lastType, let last { return last }
        let found = try find(receiver, isStatic: isStatic, site)
        if let type {
            lastType = type
            last = found
        }
        return found
    }

    private func find(_ receiver: Value, isStatic: Bool, _ site: Site) throws -> Target {
        var type = types.dynamicType(of: receiver, static: .unknown)
        if isStatic, case .type(let given) = receiver { type = given }
        let found = types.lookup(member.name, of: type, isStatic: isStatic || member.kind == .initializer)
            .filter { $0.member.kind == member.kind && $0.member.labels == member.labels && !$0.member.isRequirement }
        let exact = found.first { $0.member.type.parameters.map(\.type) == member.type.parameters.map(\.type) }
        switch (exact ?? found.first ?? FoundMember(member: member, substitution: [:], distance: 0)).member
            .implementation
        {
        case .function(let function): return .document(function, defaults: fallbackDefaults(function))
        case .host: return .host((exact ?? found.first)?.member ?? member)
        default: throw site.trap("'\(TypeNaming.name(of: type))' has no member '\(member.fullName)'")
        }
    }

    private func fallbackDefaults(_ function: Function) -> [Int: Function] { function.defaults }
}
