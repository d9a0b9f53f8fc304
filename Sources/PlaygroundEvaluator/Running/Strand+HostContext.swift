import PlaygroundEvents
import SourceText

extension Strand: HostContext {
    var place: SourcePlace { site?.place ?? runtime.fallbackPlace }
    var sink: any EventSink { runtime.sink }
    var reentry: any ProgramReentry { runtime.reentry }

    func write(_ text: String) throws {
        try runtime.write(text, at: place)
    }

    func describe(_ value: Value) throws -> String { try ValuePrinter.describe(value) }
    func debugDescribe(_ value: Value) throws -> String { try ValuePrinter.debugDescribe(value) }

    func wait<Result: Sendable>(_ operation: @escaping @Sendable () async throws -> Result) throws -> Result {
        defer { runtime.current = self }
        return try runtime.scheduler.wait(operation, runtime: runtime, task: task)
    }

    func member(_ name: String, of value: Value) throws -> Value { try dynamic.member(name, of: value, currentSite) }

    func callMethod(_ name: String, labels: [String?], of value: Value, _ arguments: [Value]) throws -> Value {
        try dynamic.call(name, labels, of: value, arguments, currentSite)
    }

    func callMethod(
        _ name: String, labels: [String?], changing value: inout Value, _ arguments: [Value]
    ) throws -> Value {
        dynamic.isMutating(name, labels, of: value)
            ? try dynamic.mutate(name, labels, of: &value, arguments, currentSite)
            : try dynamic.call(name, labels, of: value, arguments, currentSite)
    }

    func hostType(named name: String) -> NominalType? {
        let type = types.hostType(name)
        type?.members.prepareTypes()
        return type
    }

    func element(of collection: Value, at index: Value) throws -> Value {
        try dynamic.element(of: collection, [index], currentSite)
    }

    func setElement(of collection: inout Value, at index: Value, to element: Value) throws {
        try dynamic.setElement(of: &collection, [index], to: element, currentSite)
    }

    func elements(of sequence: Value) throws -> [Value] {
        if case .array(let elements) = sequence { return elements }
        let next = try dynamic.iterator(of: sequence, currentSite)
        var elements: [Value] = []
        while let element = try next() {
            elements.append(element)
            try tick()
            try note(elements: elements.count)
        }
        return elements
    }

    func reserve(bytes: Int) throws { try runtime.check(bytes: bytes) }

    var currentSite: Site { site ?? runtime.fallbackSite }

    // MARK: - Events

    func show(_ value: Value, _ step: ShowStep, _ site: Site, _ counter: ShowCounter) throws {
        counter.count += 1
        let limit = runtime.limits.shownValues
        guard counter.count <= limit else { return runtime.noteHidden(value, step, site, counter) }
        runtime.sink.receive(.showed(step.shown(value, at: site.place)))
    }

    func report(
        source: String, passed: Bool, operands: [(String, String)], comment: String?, isRequirement: Bool, _ site: Site
    ) throws {
        let isSoft = comment?.lowercased().hasPrefix("soft:") ?? false
        let expectation = Expectation(
            source: source, passed: passed, isSoft: isSoft,
            operands: operands.map { Expectation.Operand(source: $0.0, value: $0.1) }, comment: comment,
            place: site.place)
        runtime.sink.receive(.expected(expectation))
        if !passed, isRequirement { throw RequirementFailed() }
    }
}

/// `#require` failed: the playground ends; the expectation has been reported.
struct RequirementFailed: Error {}
