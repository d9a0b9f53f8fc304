import SourceText

/// Where a function under way keeps its variables: three stacks, one for unboxed numbers, one for values, one for cells.
///
/// The pointers lead into the strand's stacks; a frame is used only while its function runs on that strand.
struct Frame {
    let words: UnsafeMutablePointer<Int>
    let values: UnsafeMutablePointer<Value>
    let cells: UnsafeMutablePointer<Cell?>
    let state: UnsafeMutablePointer<StrandState>

    var strand: Strand { state.pointee.strand }

    /// The frame of a function called from this one.
    @inline(__always)
    func above(_ layout: FrameLayout) -> Frame {
        Frame(words: words + layout.words, values: values + layout.values, cells: cells + layout.cells, state: state)
    }
}

/// What calls and loops touch all the time; kept outside any object, so that no reference is counted for it.
struct StrandState {
    // Proof for `unowned(unsafe)`: the strand owns this state and frees it when it goes.
    unowned(unsafe) let strand: Strand
    /// Steps until the limits are asked.
    var fuel: Int
    var depth = 0
    /// Where free stack begins: above the frame of the function under way, for calls from host code and hooks.
    var top: (words: UnsafeMutablePointer<Int>, values: UnsafeMutablePointer<Value>, cells: UnsafeMutablePointer<Cell?>)
    let end: (words: UnsafeMutablePointer<Int>, values: UnsafeMutablePointer<Value>, cells: UnsafeMutablePointer<Cell?>)
    let depthLimit: Int
    /// Below this address the thread's own stack is nearly used up.
    let stackLow: UInt
}

extension Frame {
    /// Counts a turn of a loop or a call.
    @inline(__always)
    func tick() throws {
        state.pointee.fuel -= 1
        if state.pointee.fuel < 0 { try strand.refuel() }
    }

    /// The frame of a called function, ready for its arguments.
    @inline(__always)
    func enter(_ code: CompiledFunction, above layout: FrameLayout) throws -> Frame {
        let inner = above(layout)
        try inner.open(code)
        return inner
    }

    /// Makes the slots of a function's frame ready.
    @inline(__always)
    func open(_ code: CompiledFunction) throws {
        try tick()
        let layout = code.layout
        state.pointee.depth += 1
        var marker: UInt8 = 0
        let address = withUnsafePointer(to: &marker) { UInt(bitPattern: $0) }
        let end = (words: words + layout.words, values: values + layout.values, cells: cells + layout.cells)
        if state.pointee.depth > state.pointee.depthLimit || address < state.pointee.stackLow
            || end.values > state.pointee.end.values || end.words > state.pointee.end.words
            || end.cells > state.pointee.end.cells
        {
            try strand.overflow()
        }
        if layout.values > 0 { values.initialize(repeating: .void, count: layout.values) }
        if layout.cells > 0 { cells.initialize(repeating: nil, count: layout.cells) }
        state.pointee.top = end
    }

    /// Empties the frame of a finished function, except for its result in the first slot.
    @inline(__always)
    func leaveResult(_ code: CompiledFunction) {
        let layout = code.layout
        let first = code.hasResult && code.result == .value ? 1 : 0
        for index in first..<max(first, layout.values) { (values + index).deinitialize(count: 1) }
        if layout.cells > 0 { cells.deinitialize(count: layout.cells) }
        state.pointee.depth -= 1
        // What the function used is free again.
        state.pointee.top = (words, values, cells)
    }

    /// Empties the whole frame.
    func leave(_ code: CompiledFunction) {
        leaveResult(code)
        if code.hasResult, code.result == .value { values.deinitialize(count: 1) }
    }

    /// Counts a collection that grew.
    @inline(__always)
    func note(elements count: Int) throws {
        if count & 0xFFFF == 0, count > 0 { try strand.note(elements: count) }
    }

    @inline(__always)
    func note(textOf bytes: Int) throws {
        if bytes > 1 << 20 { try strand.note(textOf: bytes) }
    }
}

/// How many slots of each kind a function needs.
final class FrameLayout {
    var words = 0
    var values = 0
    var cells = 0
}

/// A captured variable: closures share it with the function it was declared in.
final class Cell {
    var value: Value
    /// The object of a `weak` variable.
    weak var object: ObjectValue?
    /// The task of an `async let`.
    var task: TaskBox?

    init(_ value: Value) { self.value = value }
}

/// How a statement ended: by reaching its end, or by a jump.
struct Completion: Equatable {
    let raw: Int

    static let normal = Completion(raw: 0)
    static let returned = Completion(raw: 1)
    static let fallsThrough = Completion(raw: 2)
    static func breaking(_ id: LoopID) -> Completion { Completion(raw: 4 + 2 * id) }
    static func continuing(_ id: LoopID) -> Completion { Completion(raw: 5 + 2 * id) }
}

/// Where a call or operation stands; reached from compiled code, so that a trap can say its place.
final class Site {
    let file: SourceFile
    let range: SourceRange
    unowned let function: Function

    init(file: SourceFile, range: SourceRange, function: Function) {
        self.file = file
        self.range = range
        self.function = function
    }

    var place: SourcePlace { SourcePlace(file, range) }

    func trap(_ message: String) -> Trap { Trap(message, place: place) }
}
