import Foundation
import PlaygroundEvents
import SourceText

/// A thread of the interpreted program with the stacks its functions use.
///
/// One strand runs at a time; the others wait for the baton. That is why nothing here needs a lock of its own.
final class Strand {
    let runtime: Runtime
    let types: TypeSystem
    private let words: UnsafeMutablePointer<Int>
    private let values: UnsafeMutablePointer<Value>
    private let cells: UnsafeMutablePointer<Cell?>
    private let state: UnsafeMutablePointer<StrandState>
    /// The call under way, for places.
    private(set) var site: Site?
    private(set) var trace: [(callee: String, site: Site)] = []
    /// The task this strand runs, nil for the main one.
    let task: TaskBox?

    private var textBytes = 0

    /// Few enough that cancelling is noticed soon, many enough that asking costs nothing.
    static let fuelBatch = 1_000

    init(runtime: Runtime, capacity: Int, stackLow: UInt, task: TaskBox?) {
        self.runtime = runtime
        self.types = runtime.types
        self.task = task
        words = .allocate(capacity: capacity)
        values = .allocate(capacity: capacity)
        cells = .allocate(capacity: capacity)
        state = .allocate(capacity: 1)
        let last = capacity - 64
        state.initialize(
            to: StrandState(
                strand: self, fuel: Strand.fuelBatch, top: (words, values, cells),
                end: (words + last, values + last, cells + last), depthLimit: runtime.limits.depth, stackLow: stackLow))
    }

    deinit {
        words.deallocate()
        values.deallocate()
        cells.deallocate()
        state.deallocate()
    }

    var dynamic: DynamicCalls { DynamicCalls(strand: self, types: types) }

    // MARK: - Frames

    var top: Frame {
        let top = state.pointee.top
        return Frame(words: top.words, values: top.values, cells: top.cells, state: state)
    }

    func overflow() throws {
        state.pointee.depth -= 1
        let limit = state.pointee.depthLimit
        throw state.pointee.depth + 1 > limit ? Interruption.depth(limit) : Interruption.stack()
    }

    /// Leaves a function that an error ends; remembers the call for the message.
    func leave(_ code: CompiledFunction, _ inner: Frame, _ site: Site, _ error: any Error) -> any Error {
        inner.leave(code)
        if trace.count < 40 { trace.append((code.function.name, site)) }
        return error
    }

    func forgetTrace() { trace = [] }

    // MARK: - Calls from host code

    /// Tells host code where the call stands; gives back where the one before stood.
    @inline(__always)
    func prepare(_ site: Site) -> Site? {
        let saved = self.site
        self.site = site
        return saved
    }

    @inline(__always)
    func restore(_ saved: Site?) { site = saved }

    /// Gives errors of host code the place of the call.
    @inline(__always)
    func guarded<Result>(_ site: Site, _ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch var trap as Trap {
            if trap.place == nil { trap.place = site.place }
            throw trap
        } catch var refusal as HostRefusal {
            refusal.place = refusal.place ?? site.place
            throw refusal
        } catch var interruption as Interruption {
            interruption.place = interruption.place ?? site.place
            throw interruption
        }
    }

    func call(
        _ function: Function, _ arguments: [Value], cells: [Cell?] = [], types: TypeSystem
    ) throws -> Value {
        let code = FunctionCompiler.compiled(function, types: types)
        let inner = top
        try inner.open(code)
        do {
            if !cells.isEmpty { for (slot, cell) in zip(code.captureSlots, cells) { inner.cells[slot] = cell } }
            let slots = code.parameterSlots
            for index in 0..<min(slots.count, arguments.count) { inner.put(arguments[index], in: slots[index]) }
            _ = try code.body(inner)
        } catch {
            throw leave(
                code, inner, site ?? Site(file: function.file, range: function.range, function: function), error)
        }
        inner.leaveResult(code)
        return inner.result(of: code)
    }

    /// Calls a function whose `inout` parameters are moved back into the arguments.
    func call(_ function: Function, changing arguments: inout [Value], cells: [Cell?] = [], types: TypeSystem) throws
        -> Value
    {
        let code = FunctionCompiler.compiled(function, types: types)
        let inner = top
        try inner.open(code)
        for (slot, cell) in zip(code.captureSlots, cells) { inner.cells[slot] = cell }
        for (index, slot) in code.parameterSlots.enumerated() where index < arguments.count {
            inner.put(arguments[index], in: slot)
            arguments[index] = .void
        }
        func takeBack() {
            for (index, slot) in code.parameterSlots.enumerated() where index < arguments.count {
                arguments[index] = inner.take(slot)
            }
        }
        do {
            _ = try code.body(inner)
        } catch {
            takeBack()
            throw leave(
                code, inner, site ?? Site(file: function.file, range: function.range, function: function), error)
        }
        takeBack()
        inner.leaveResult(code)
        return inner.result(of: code)
    }

    // MARK: - Limits

    @inline(__always)
    func tick() throws {
        state.pointee.fuel -= 1
        if state.pointee.fuel < 0 { try refuel() }
    }

    func refuel() throws {
        state.pointee.fuel = Strand.fuelBatch
        try runtime.spend(Strand.fuelBatch, task)
    }

    /// Counts a collection that grew.
    @inline(__always)
    func note(elements count: Int) throws {
        if count & 0xFFFF == 0, count > 0 { try runtime.check(bytes: count * MemoryLayout<Value>.stride) }
    }

    /// Counts a large text that was made or grew; the limits are asked for every so many bytes.
    @inline(__always)
    func note(textOf bytes: Int) throws {
        if bytes > 1 << 20 { try count(textOf: bytes) }
    }

    private func count(textOf bytes: Int) throws {
        textBytes += bytes
        guard textBytes > 32 << 20 else { return }
        textBytes = 0
        try runtime.check(bytes: bytes)
    }
}

extension Frame {
    /// Moves the result out of the frame of a function that has been left.
    func result(of code: CompiledFunction) -> Value {
        guard code.hasResult else { return .void }
        switch code.result {
        case .int: return .int(words[0])
        case .double: return .double(Double(bitPattern: UInt64(bitPattern: Int64(words[0]))))
        case .bool: return .bool(words[0] != 0)
        case .value: return values.move()
        }
    }
}
