import PlaygroundEvents
import SourceText

/// What the running interpreter offers to host functions.
///
/// Host functions run on the interpreter's own thread and must not keep a context after they return, except to resume
/// from a function value that the program gave them.
package protocol HostContext: AnyObject {
    /// Where the call under way stands in the document.
    var place: SourcePlace { get }
    var sink: any EventSink { get }

    /// Writes to the program's standard output.
    func write(_ text: String) throws
    /// The text `print` and interpolation give; honours the program's `CustomStringConvertible`.
    func describe(_ value: Value) throws -> String
    func debugDescribe(_ value: Value) throws -> String
    /// Runs an asynchronous operation of the host and waits for it; other tasks of the program run meanwhile.
    func wait<Result: Sendable>(_ operation: @escaping @Sendable () async throws -> Result) throws -> Result
    /// A way back into the program for asynchronous host code, such as a session that calls a tool.
    var reentry: any ProgramReentry { get }
    /// A member of a value by name, as `value.name` would give.
    func member(_ name: String, of value: Value) throws -> Value
    func callMethod(_ name: String, labels: [String?], of value: Value, _ arguments: [Value]) throws -> Value
    /// The type a host library declares under a name, such as `Transcript.Prompt`; makes it ready when nothing has used it yet.
    func hostType(named name: String) -> NominalType?
    /// Calls a mutating method; the value is changed.
    func callMethod(
        _ name: String, labels: [String?], changing value: inout Value, _ arguments: [Value]
    ) throws -> Value
    /// `collection[index]`, through a subscript of the document too.
    func element(of collection: Value, at index: Value) throws -> Value
    func setElement(of collection: inout Value, at index: Value, to element: Value) throws
    /// Elements of any sequence value.
    func elements(of sequence: Value) throws -> [Value]
    /// Asks whether the run may go on, and counts against the memory limit, before something large is made.
    func reserve(bytes: Int) throws
}

extension HostContext {
    /// For contexts that know no collections of a document.
    package func element(of collection: Value, at index: Value) throws -> Value {
        throw HostRefusal("this collection has no subscript")
    }

    package func setElement(of collection: inout Value, at index: Value, to element: Value) throws {
        throw HostRefusal("this collection has no subscript")
    }

    /// For contexts that only know objects, whose methods change them anyway.
    package func callMethod(
        _ name: String, labels: [String?], changing value: inout Value, _ arguments: [Value]
    ) throws -> Value {
        try callMethod(name, labels: labels, of: value, arguments)
    }
}

/// Runs work on a thread of the interpreter, from asynchronous code outside it.
package protocol ProgramReentry: Sendable {
    /// Waits until no other thread of the program runs, then runs the work; may be called while a host function waits.
    func run<Result: Sendable>(
        _ work: @escaping @Sendable (any HostContext) throws -> Result
    ) async throws -> Result
}
