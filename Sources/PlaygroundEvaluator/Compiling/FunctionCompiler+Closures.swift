import SourceText

/// A closure or function of the document as a value.
final class DocumentFunctionValue: FunctionValue {
    let function: Function
    let types: TypeSystem
    let cells: [Cell?]
    /// A receiver, or arguments that come first.
    let bound: [Value]
    /// Hidden arguments that come last.
    let trailing: [Value]

    init(_ function: Function, types: TypeSystem, cells: [Cell?] = [], bound: [Value] = [], trailing: [Value] = []) {
        self.function = function
        self.types = types
        self.cells = cells
        self.bound = bound
        self.trailing = trailing
        super.init(name: function.name, type: .function(function.type))
    }

    override func call(_ arguments: [Value], in context: any HostContext) throws -> Value {
        guard let strand = context as? Strand else {
            throw HostRefusal("a function of the document was called outside its program")
        }
        let all = bound.isEmpty && trailing.isEmpty ? arguments : bound + arguments + trailing
        return try strand.call(function, all, cells: cells, types: types)
    }

    override func call(changing arguments: inout [Value], in context: any HostContext) throws -> Value {
        guard let strand = context as? Strand else {
            throw HostRefusal("a function of the document was called outside its program")
        }
        guard bound.isEmpty, trailing.isEmpty else {
            var all = bound + arguments + trailing
            for index in arguments.indices { arguments[index] = .void }
            defer { for index in arguments.indices { arguments[index] = all[bound.count + index] } }
            return try strand.call(function, changing: &all, cells: cells, types: types)
        }
        return try strand.call(function, changing: &arguments, cells: cells, types: types)
    }
}

extension FunctionCompiler {
    func closure(_ function: Function) -> ValueCode {
        let slots = function.captures.map { capture -> Int? in
            allocate(capture.outer)
            if case .cell(let slot) = capture.outer.slot { return slot }
            return nil
        }
        let types = self.types
        if slots.isEmpty {
            let value = Value.function(DocumentFunctionValue(function, types: types))
            return { _ in value }
        }
        return { frame in
            let cells = slots.map { slot -> Cell? in
                guard let slot else { return nil }
                if let cell = frame.cells[slot] { return cell }
                let cell = Cell(.void)
                frame.cells[slot] = cell
                return cell
            }
            return .function(DocumentFunctionValue(function, types: types, cells: cells))
        }
    }

    func functionValue(_ name: String, _ reference: FunctionReference, _ type: Type, _ range: SourceRange) -> ValueCode
    {
        let types = self.types
        let site = site(range)
        switch reference {
        case .function(let function, let receiver, let codes):
            let base = receiver.map { value($0) }
            let hidden = codes.map { typeMaker($0) }
            return { frame in
                let trailing = try hidden.map { Value.type(try $0(frame)) }
                return .function(
                    DocumentFunctionValue(
                        function, types: types, bound: try base.map { [try $0(frame)] } ?? [], trailing: trailing))
            }
        case .host(let member, let receiver):
            let base = receiver.map { value($0) }
            return { frame in
                let bound = try base?(frame) ?? .void
                return .function(
                    HostFunctionValue(name: name, type: type) { arguments, context in
                        guard let strand = context as? Strand else { return .void }
                        return try strand.dynamic.callHost(member, bound, arguments, site)
                    })
            }
        case .dispatch(let member, let receiver):
            let base = value(receiver)
            return { frame in
                let bound = try base(frame)
                return .function(
                    HostFunctionValue(name: name, type: type) { arguments, context in
                        guard let strand = context as? Strand else { return .void }
                        return try strand.dynamic.call(member.name, member.labels, of: bound, arguments, site)
                    })
            }
        case .unbound(let member, _):
            return { _ in
                .function(
                    HostFunctionValue(name: name, type: type) { arguments, context in
                        let receiver = arguments[0]
                        return .function(
                            HostFunctionValue(name: name, type: .unknown) { arguments, context in
                                guard let strand = context as? Strand else { return .void }
                                return try strand.dynamic.call(
                                    member.name, member.labels, of: receiver, arguments, site)
                            })
                    })
            }
        case .enumCase(let nominal, let index, let codes):
            let arguments = typeCodes(codes)
            return { frame in
                let typeArguments = try arguments(frame)
                return .function(
                    HostFunctionValue(name: name, type: type) { payload, _ in
                        .enumeration(
                            EnumValue(type: nominal, typeArguments: typeArguments, caseIndex: index, payload: payload))
                    })
            }
        case .memberwise(let nominal, let codes):
            let arguments = typeCodes(codes)
            return { frame in
                let typeArguments = try arguments(frame)
                return .function(
                    HostFunctionValue(name: name, type: type) { fields, _ in
                        .structure(StructValue(type: nominal, typeArguments: typeArguments, fields: fields))
                    })
            }
        }
    }

    func keyPath(_ path: KeyPathCode, _ type: Type) -> ValueCode {
        let reader = closure(path.reader)
        let writer = path.writer.map { closure($0) }
        return { frame in
            guard case .function(let read) = try reader(frame) else { return .void }
            var write: ((inout Value, Value, any HostContext) throws -> Void)?
            if case .function(let function)? = try writer?(frame) {
                write = { target, value, context in
                    var arguments = [target, value]
                    target = .void
                    defer { target = arguments[0] }
                    _ = try function.call(changing: &arguments, in: context)
                }
            }
            return .keyPath(
                KeyPathValue(text: path.text, type: type, read: { try read.call([$0], in: $1) }, write: write))
        }
    }
}
