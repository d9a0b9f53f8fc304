import FoundationModels
import PlaygroundEvaluator

/// Which session's properties the program's code sees: those of the session that runs it, or else the defaults.
///
/// It is touched on the program's own threads only, one of which runs at a time.
final class PropertyScope {
    private var entered: [ObjectIdentifier: SessionPropertyValues] = [:]
    private let free = SessionPropertyValues()

    func values(in context: any HostContext) -> SessionPropertyValues { entered[ObjectIdentifier(context)] ?? free }

    /// Runs work with a session's properties; a context is one thread of the program.
    func entering<Result>(
        _ values: SessionPropertyValues, in context: any HostContext, _ work: () throws -> Result
    ) rethrows -> Result {
        let thread = ObjectIdentifier(context)
        let before = entered.updateValue(values, forKey: thread)
        defer { entered[thread] = before }
        return try work()
    }
}

/// The program's own values among the properties of a session, by the names of their entries.
enum ProgramProperties: SessionPropertyKey {
    static var defaultValue: [String: Confined<Value>] { [:] }
}
