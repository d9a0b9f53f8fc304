import SourceText

/// Where a function under way keeps its variables: three stacks, one for unboxed numbers, one for values, one for cells.
///
/// The pointers lead into the strand's stacks; a frame is used only while its function runs on that strand.
struct Frame {
    let words: UnsafeMutablePointer<Int>
    let values: UnsafeMutablePointer<Value>
    let cells: UnsafeMutablePointer<Cell?>
    // Proof for `unowned(unsafe)`: frames live on the strand's own thread, which keeps the strand.
    unowned(unsafe) let strand: Strand

    /// The frame of a function called from this one.
    @inline(__always)
    func above(_ layout: FrameLayout) -> Frame {
        Frame(words: words + layout.words, values: values + layout.values, cells: cells + layout.cells, strand: strand)
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
