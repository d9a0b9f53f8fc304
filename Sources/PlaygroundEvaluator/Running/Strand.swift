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
    private let valuesEnd: UnsafeMutablePointer<Value>
    private let wordsEnd: UnsafeMutablePointer<Int>
    private let cellsEnd: UnsafeMutablePointer<Cell?>
    /// Below this address the thread's own stack is nearly used up.
    let stackLow: UInt
    private let depthLimit: Int
    private var depth = 0
    private var fuel = Strand.fuelBatch
    /// Where free stack begins: above the frame of the function under way, for calls from host code and hooks.
    private var topWords: UnsafeMutablePointer<Int>
    private var topValues: UnsafeMutablePointer<Value>
    private var topCells: UnsafeMutablePointer<Cell?>
    /// The call under way, for places.
    private(set) var site: Site?
    private(set) var trace: [(callee: String, site: Site)] = []
    /// The task this strand runs, nil for the main one.
    let task: TaskBox?

    static let fuelBatch = 10_000

    init(runtime: Runtime, capacity: Int, stackLow: UInt, task: TaskBox?) {
        self.runtime = runtime
        self.types = runtime.types
        self.stackLow = stackLow
        self.task = task
        depthLimit = runtime.limits.depth
        words = .allocate(capacity: capacity)
        values = .allocate(capacity: capacity)
        cells = .allocate(capacity: capacity)
        valuesEnd = values + capacity - 64
        wordsEnd = words + capacity - 64
        cellsEnd = cells + capacity - 64
        (topWords, topValues, topCells) = (words, values, cells)
    }

    deinit {
        words.deallocate()
        values.deallocate()
        cells.deallocate()
    }

    var dynamic: DynamicCalls { DynamicCalls(strand: self, types: types) }

    // MARK: - Frames

    var top: Frame { Frame(words: topWords, values: topValues, cells: topCells, strand: self) }

    @inline(__always)
    func enter(_ code: CompiledFunction, _ frame: Frame, _ layout: FrameLayout, _ site: Site) throws -> Frame {
        let inner = frame.above(layout)
        try enter(code, inner)
        return inner
    }

    @inline(__always)
    private func enter(_ code: CompiledFunction, _ inner: Frame) throws {
        try tick()
        depth += 1
        var marker: UInt8 = 0
        let address = withUnsafePointer(to: &marker) { UInt(bitPattern: $0) }
        if depth > depthLimit || address < stackLow || inner.values + code.layout.values > valuesEnd
            || inner.words + code.layout.words > wordsEnd || inner.cells + code.layout.cells > cellsEnd
        {
            try overflow()
        }
        if code.layout.values > 0 { inner.values.initialize(repeating: .void, count: code.layout.values) }
        if code.layout.cells > 0 { inner.cells.initialize(repeating: nil, count: code.layout.cells) }
        topWords = inner.words + code.layout.words
        topValues = inner.values + code.layout.values
        topCells = inner.cells + code.layout.cells
    }

    private func overflow() throws {
        depth -= 1
        throw depth + 1 > depthLimit ? Interruption.depth(depthLimit) : Interruption.stack()
    }

    @inline(__always)
    func leave(_ code: CompiledFunction, _ inner: Frame) {
        if code.layout.values > 0 { inner.values.deinitialize(count: code.layout.values) }
        if code.layout.cells > 0 { inner.cells.deinitialize(count: code.layout.cells) }
        depth -= 1
        // What the function used is free again.
        (topWords, topValues, topCells) = (inner.words, inner.values, inner.cells)
    }

    /// Leaves a function that an error ends; remembers the call for the message.
    func leave(_ code: CompiledFunction, _ inner: Frame, _ site: Site, _ error: any Error) -> any Error {
        leave(code, inner)
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
        } catch let error as ThrownError {
            throw error
        }
    }

    func call(
        _ function: Function, _ arguments: [Value], cells: [Cell?] = [], types: TypeSystem
    ) throws -> Value {
        let code = FunctionCompiler.compiled(function, types: types)
        let inner = top
        try enter(code, inner)
        do {
            if !cells.isEmpty { for (slot, cell) in zip(code.captureSlots, cells) { inner.cells[slot] = cell } }
            let slots = code.parameterSlots
            for index in 0..<min(slots.count, arguments.count) { inner.put(arguments[index], in: slots[index]) }
            _ = try code.body(inner)
        } catch {
            throw leave(
                code, inner, site ?? Site(file: function.file, range: function.range, function: function), error)
        }
        let result = inner.result(of: code)
        leave(code, inner)
        return result
    }

    /// Calls a function whose `inout` parameters are moved back into the arguments.
    func call(_ function: Function, changing arguments: inout [Value], cells: [Cell?] = [], types: TypeSystem) throws
        -> Value
    {
        let code = FunctionCompiler.compiled(function, types: types)
        let inner = top
        try enter(code, inner)
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
        let result = inner.result(of: code)
        leave(code, inner)
        return result
    }

    // MARK: - Limits

    @inline(__always)
    func tick() throws {
        fuel -= 1
        if fuel < 0 { try refuel() }
    }

    private func refuel() throws {
        fuel = Strand.fuelBatch
        try runtime.spend(Strand.fuelBatch, task)
    }

    /// Counts a collection that grew.
    @inline(__always)
    func note(elements count: Int) throws {
        if count & 0xFFFF == 0, count > 0 { try runtime.check(bytes: count * MemoryLayout<Value>.stride) }
    }

    @inline(__always)
    func note(textOf bytes: Int) throws {
        if bytes > 1 << 20 { try runtime.check(bytes: bytes) }
    }
}

extension Frame {
    /// Moves a finished function's result out of its frame.
    func result(of code: CompiledFunction) -> Value {
        guard code.hasResult else { return .void }
        switch code.result {
        case .int: return .int(words[0])
        case .double: return .double(Double(bitPattern: UInt64(bitPattern: Int64(words[0]))))
        case .bool: return .bool(words[0] != 0)
        case .value:
            let value = values[0]
            values[0] = .void
            return value
        }
    }
}
