import SourceText

/// Turns the checked code of one function into Swift closures.
final class FunctionCompiler {
    let types: TypeSystem
    let function: Function
    let compiled: CompiledFunction
    /// Whether patterns bind variables of the block under way, which have their cells.
    var keepsCells = false

    init(_ function: Function, types: TypeSystem) {
        self.function = function
        self.types = types
        compiled = CompiledFunction(function)
    }

    var layout: FrameLayout { compiled.layout }

    /// Compiles a function when it is first called.
    static func compiled(_ function: Function, types: TypeSystem) -> CompiledFunction {
        if let known = function.compiled { return known }
        let compiler = FunctionCompiler(function, types: types)
        function.compiled = compiler.compiled
        compiler.compile()
        return compiler.compiled
    }

    private func compile() {
        let result = function.isInitializer ? initializerResult : function.returnType
        compiled.result = representation(result)
        compiled.hasResult = result != .void
        // Slot 0 takes the result.
        if compiled.hasResult {
            if compiled.result.isWord { layout.words = 1 } else { layout.values = 1 }
        }
        for capture in function.captures {
            capture.inner.slot = .cell(layout.cells)
            compiled.captureSlots.append(layout.cells)
            layout.cells += 1
        }
        if let variable = function.selfVariable, !makesSelf { addParameter(variable) }
        for variable in function.parameters { addParameter(variable) }
        for entry in function.typeVariables { addParameter(entry.variable) }
        if let variable = function.selfType?.variable { addParameter(variable) }
        compiled.body = functionBody()
    }

    /// A struct's or enum's initializer makes `self` itself; a class's gets the object.
    var makesSelf: Bool {
        guard function.isInitializer, let type = function.selfVariable?.type else { return false }
        guard let nominal = types.nominal(type)?.type else { return true }
        return nominal.kind != .class && nominal.kind != .actor
    }

    private var initializerResult: Type { function.returnType }

    private func addParameter(_ variable: LocalVariable) {
        allocate(variable)
        compiled.parameterSlots.append(variable.slot)
        compiled.parameterForms.append(representation(of: variable))
    }

    func representation(_ type: Type) -> Representation {
        if type == types.int { return .int }
        if type == types.double { return .double }
        if type == types.bool { return .bool }
        return .value
    }

    func representation(of variable: LocalVariable) -> Representation {
        if variable.isCaptured || variable.isInout || variable.isWeak || variable.isAsyncLet || variable.isComputed {
            return .value
        }
        return representation(variable.type)
    }

    /// Gives a variable its slot in the frame.
    func allocate(_ variable: LocalVariable) {
        guard variable.slot == .none else { return }
        if variable.isCaptured || variable.isWeak || variable.isAsyncLet {
            variable.slot = .cell(layout.cells)
            layout.cells += 1
        } else if representation(of: variable).isWord {
            variable.slot = .word(layout.words)
            layout.words += 1
        } else {
            variable.slot = .value(layout.values)
            layout.values += 1
        }
    }

    func temporaryValue() -> Int {
        defer { layout.values += 1 }
        return layout.values
    }

    func temporaryWord() -> Int {
        defer { layout.words += 1 }
        return layout.words
    }

    func site(_ range: SourceRange) -> Site { Site(file: function.file, range: range, function: function) }

    // MARK: - Bodies

    private func functionBody() -> StepCode {
        if function.isInitializer { return makesSelf ? valueInitializer() : objectInitializer() }
        let cells = freshCells(
            function.parameters.filter(\.isCaptured) + [function.selfVariable].compactMap { $0 }.filter(\.isCaptured))
        _ = cells
        let body = block(function.body)
        guard let open = opening() else { return body }
        return { frame in
            try open(frame)
            return try body(frame)
        }
    }

    /// Finds the type behind a value passed as `any P` to a generic parameter: inside, the parameter is that type.
    private func opening() -> EffectCode? {
        let openings = function.typeVariables.compactMap { entry -> EffectCode? in
            guard !entry.parameter.constraints.isEmpty,
                let carrier = function.parameters.first(where: { $0.type == .parameter(entry.parameter) })
            else { return nil }
            let known = readVariable(entry.variable).asValue
            let value = readVariable(carrier).asValue
            let write = writeVariable(entry.variable)
            let types = self.types
            return { frame in
                guard case .type(let type) = try known(frame), type.isHidden else { return }
                try write(frame, .type(types.dynamicType(of: try value(frame), static: .unknown)))
            }
        }
        guard !openings.isEmpty else { return nil }
        return { frame in for open in openings { try open(frame) } }
    }

    /// A struct's initializer: fields get their default values, the body runs, and `self` is the result.
    private func valueInitializer() -> StepCode {
        guard let variable = function.selfVariable else { return block(function.body) }
        allocate(variable)
        let prepare = makeSelf(variable)
        let body = block(function.body)
        let read = readVariable(variable).asValue
        let isFailable = function.isFailableInit
        return { frame in
            try prepare(frame)
            let completion = try Self.unlessFailed(isFailable, frame, body)
            if completion == .returned, case .none = frame.values[0], isFailable { return .returned }
            let made = try read(frame)
            frame.values[0] = isFailable ? .some(made) : made
            return .returned
        }
    }

    private func makeSelf(_ variable: LocalVariable) -> EffectCode {
        let write = writeVariable(variable)
        let isFailable = function.isFailableInit
        guard let nominal = types.nominal(variable.type)?.type, nominal.kind == .struct, !nominal.isFromHost else {
            return { frame in
                if isFailable { frame.values[0] = .void }
                if case .cell = variable.slot { try write(frame, .void) }
            }
        }
        let defaults = nominal.storedProperties.indices.map { index -> ValueCode in
            if let made = nominal.propertyDefaults[index] {
                return callCode(made, CallArguments(types: ownTypes(of: nominal)), SourceRange(0, 0)).asValue
            }
            let fallback: Value = nominal.storedProperties[index].type.isOptional ? .none : .void
            return { _ in fallback }
        }
        let typeCodes = nominal.genericParameters.map { parameter -> ValueCode in
            guard let known = function.typeVariables.first(where: { $0.parameter === parameter }) else {
                return { _ in .void }
            }
            return readVariable(known.variable).asValue
        }
        return { frame in
            var fields: [Value] = []
            fields.reserveCapacity(defaults.count)
            for code in defaults { fields.append(try code(frame)) }
            let arguments = try typeCodes.map { code -> Type in
                if case .type(let type) = try code(frame) { type } else { .unknown }
            }
            if isFailable { frame.values[0] = .void }
            try write(frame, .structure(StructValue(type: nominal, typeArguments: arguments, fields: fields)))
        }
    }

    /// The generic arguments of the type whose initializer this is, as its hidden parameters carry them.
    private func ownTypes(of nominal: NominalType) -> [TypeCode] {
        nominal.genericParameters.map { parameter in
            guard let known = function.typeVariables.first(where: { $0.parameter === parameter }) else {
                return TypeCode(type: .unknown)
            }
            let source = Code(.local(known.variable), .metatype(.parameter(parameter)), function.range)
            return TypeCode(type: .parameter(parameter), parameters: [(parameter, source)])
        }
    }

    private func objectInitializer() -> StepCode {
        guard let variable = function.selfVariable else { return block(function.body) }
        let callsSuper = implicitSuper(variable)
        let body = block(function.body)
        let read = readVariable(variable).asValue
        let isFailable = function.isFailableInit
        return { frame in
            if isFailable { frame.values[0] = .void }
            let completion = try Self.unlessFailed(isFailable, frame, body)
            if completion == .returned, isFailable, case .none = frame.values[0] { return .returned }
            try callsSuper?(frame)
            let made = try read(frame)
            frame.values[0] = isFailable ? .some(made) : made
            return .returned
        }
    }

    /// Runs the body of an initializer; when one it delegates to gave nil, it gives nil too.
    private static func unlessFailed(_ isFailable: Bool, _ frame: Frame, _ body: StepCode) throws -> Completion {
        guard isFailable else { return try body(frame) }
        do {
            return try body(frame)
        } catch is InitializerFailed {
            frame.values[0] = .none
            return .returned
        }
    }

    /// A subclass's initializer without `super.init()` runs the superclass's at its end.
    private func implicitSuper(_ variable: LocalVariable) -> EffectCode? {
        guard !function.callsSuperInit, !function.delegatesInit, let nominal = types.nominal(variable.type)?.type,
            let superclass = nominal.superclass
        else { return nil }
        let found = types.lookup("init", of: superclass, isStatic: true).first {
            $0.member.type.parameters.allSatisfy(\.hasDefault)
        }
        guard let found, case .function(let function) = found.member.implementation else { return nil }
        let this = Code(.local(variable), superclass, SourceRange(0, 0))
        var arguments = CallArguments(values: [.value(this)])
        for index in found.member.type.parameters.indices {
            if let value = function.defaults[index] { arguments.values.append(.omitted(value)) }
        }
        return callCode(function, arguments, SourceRange(0, 0)).asEffect
    }
}
