import SourceText

extension FunctionCompiler {
    func readVariable(_ variable: LocalVariable) -> Compiled {
        allocate(variable)
        switch variable.slot {
        case .word(let slot): return readWord(slot, representation(of: variable))
        case .value(let slot): return .value { $0.values[slot] }
        case .cell(let slot): return readCell(variable, slot)
        case .none: return .value { _ in .void }
        }
    }

    func readWord(_ slot: Int, _ form: Representation) -> Compiled {
        switch form {
        case .int: .int { $0.words[slot] }
        case .double: .double { Double(bitPattern: UInt64(bitPattern: Int64($0.words[slot]))) }
        case .bool: .bool { $0.words[slot] != 0 }
        case .value: .value { _ in .void }
        }
    }

    private func readCell(_ variable: LocalVariable, _ slot: Int) -> Compiled {
        if variable.isWeak {
            let isUnowned = variable.isUnowned
            let site = site(variable.range)
            return .value { frame in
                guard let cell = frame.cells[slot] else { return .none }
                let value = cell.object.map { .some(.object($0)) } ?? cell.value
                return isUnowned ? try Keeping.unowned.read(value, site) : value
            }
        }
        switch representation(variable.type) {
        case .int where !variable.isAsyncLet:
            return .int { frame in
                if case .int(let int)? = frame.cells[slot]?.value { return int }
                return 0
            }
        default: return .value { $0.cells[slot]?.value ?? .void }
        }
    }

    func writeWord(_ frame: Frame, _ slot: Int, _ value: Value) {
        switch value {
        case .int(let int): frame.words[slot] = int
        case .double(let double): frame.words[slot] = Int(Int64(bitPattern: double.bitPattern))
        case .bool(let bool): frame.words[slot] = bool ? 1 : 0
        default: break
        }
    }

    func writeVariable(_ variable: LocalVariable) -> (Frame, Value) throws -> Void {
        allocate(variable)
        switch variable.slot {
        case .word(let slot): return { [self] frame, value in writeWord(frame, slot, value) }
        case .value(let slot): return { frame, value in frame.values[slot] = value }
        case .cell(let slot):
            let isWeak = variable.isWeak
            return { frame, value in
                let cell = frame.cells[slot] ?? Cell(.void)
                frame.cells[slot] = cell
                if isWeak { cell.hold(weakly: value) } else { cell.value = value }
            }
        case .none: return { _, _ in }
        }
    }

    /// Stores code's value in a variable without boxing numbers.
    func store(_ code: Code, in variable: LocalVariable) -> EffectCode {
        allocate(variable)
        guard case .word(let slot) = variable.slot else {
            let value = self.value(code)
            if case .value(let slot) = variable.slot { return { frame in frame.values[slot] = try value(frame) } }
            let write = writeVariable(variable)
            return { frame in try write(frame, try value(frame)) }
        }
        return store(code, inWord: slot, representation(of: variable))
    }

    func store(_ code: Code, inWord slot: Int, _ form: Representation) -> EffectCode {
        switch form {
        case .int:
            let value = int(code)
            return { frame in frame.words[slot] = try value(frame) }
        case .double:
            let value = double(code)
            return { frame in frame.words[slot] = Int(Int64(bitPattern: try value(frame).bitPattern)) }
        case .bool:
            let value = bool(code)
            return { frame in frame.words[slot] = try value(frame) ? 1 : 0 }
        case .value: return effect(code)
        }
    }

    /// Gives captured variables of a block cells of their own.
    func freshCells(_ variables: [LocalVariable]) -> EffectPart? {
        var slots: [Int] = []
        for variable in variables {
            allocate(variable)
            if case .cell(let slot) = variable.slot, !variable.isParameter { slots.append(slot) }
        }
        guard !slots.isEmpty else { return nil }
        return EffectPart { frame in for slot in slots { frame.cells[slot] = Cell(.void) } }
    }

    // MARK: - Globals

    func readGlobal(_ variable: GlobalVariable, _ range: SourceRange) -> Compiled {
        let ready = self.ready(variable, range)
        if let keeping = variable.keeping {
            let site = site(range)
            return .value { frame in
                if !variable.isInitialized { try ready(frame) }
                return try keeping.read(variable.value, site)
            }
        }
        switch representation(variable.type) {
        case .int:
            return .int { frame in
                if !variable.isInitialized { try ready(frame) }
                if case .int(let int) = variable.value { return int }
                return 0
            }
        case .double:
            return .double { frame in
                if !variable.isInitialized { try ready(frame) }
                if case .double(let double) = variable.value { return double }
                return 0
            }
        default:
            return .value { frame in
                if !variable.isInitialized { try ready(frame) }
                return variable.value
            }
        }
    }

    /// Runs the initial value of a global that nothing has used yet.
    func ready(_ variable: GlobalVariable, _ range: SourceRange) -> EffectCode {
        guard let initial = variable.initialCode else { return { _ in variable.isInitialized = true } }
        let function = initial.function
        let isPattern = function.returnType == .void && variable.type != .void
        let types = self.types
        return { frame in
            guard !variable.isInitialized else { return }
            // Set first, so that a global that uses itself ends.
            variable.isInitialized = true
            do {
                let value = try frame.strand.call(function, [], types: types)
                if !isPattern { variable.value = variable.keeping == nil ? value : Keeping.hold(value) }
            } catch {
                variable.isInitialized = false
                throw error
            }
        }
    }
}

extension Cell {
    /// Remembers an object without keeping it alive.
    func hold(weakly value: Value) {
        switch value {
        case .some(.object(let object)), .object(let object):
            self.object = object
            self.value = .none
        default:
            object = nil
            self.value = value
        }
    }
}
