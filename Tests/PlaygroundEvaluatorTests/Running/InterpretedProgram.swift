import PlaygroundEvents
import PlaygroundSyntax
import SourceText

@testable import PlaygroundEvaluator

/// What a small program does in the interpreter.
struct InterpretedProgram {
    var diagnostics: [Diagnostic]
    var events: [RunEvent] = []

    var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }

    var output: String {
        events.reduce(into: "") { text, event in
            if case .printed(let printed) = event { text += printed.text }
        }
    }

    var failure: RunFailure? {
        events.lazy.compactMap { event in
            if case .failed(let failure) = event { return failure }
            return nil
        }.first
    }

    /// Checks a program and, when nothing is wrong with it, runs it.
    init(
        _ source: String, name: String = "main.swift", showsValues: Bool = false,
        limits: EvaluationLimits = .amongOtherTests,
        library: HostLibrary = .standard()
    ) async {
        let file = SourceFile(name: name, text: source)
        let (program, problems) = SwiftReader.read(SourceExcerpt(wholeOf: file))
        let log = EventLog()
        var options = CheckingOptions()
        options.showsValues = showsValues
        let interpreter = Interpreter(library: library, limits: limits, options: options, sink: log)
        let definition = interpreter.define(program)
        diagnostics = problems + definition.diagnostics
        guard errors.isEmpty else { return }
        for (index, unit) in definition.units.enumerated() {
            await interpreter.run(unit, as: PlaygroundIdentity(index: index, name: unit.name, place: unit.place))
        }
        events = log.events
    }
}

extension EvaluationLimits {
    /// The standard limits without that on memory, which counts the whole process, in which other tests run too.
    static var amongOtherTests: EvaluationLimits {
        var limits = EvaluationLimits()
        limits.memory = .max
        return limits
    }
}
