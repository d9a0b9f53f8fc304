import FoundationModels
import SourceText

/// What a run pretends: `availability=modelNotReady`, or the name of an error that every request throws.
package struct Simulation: Sendable, Equatable {
    package private(set) var availability: SystemLanguageModel.Availability?
    package private(set) var failure: SimulatedFailure?

    package init() {}

    /// Whether nothing is pretended.
    package var isEmpty: Bool { availability == nil && failure == nil }

    /// Takes in one setting, `availability=REASON`, `error=NAME`, or the name of an error alone.
    ///
    /// - Throws: `SettingFault` when it means nothing.
    package mutating func add(_ setting: String) throws(SettingFault) {
        let parts = setting.split(separator: "=", maxSplits: 1).map { String($0).trimmingSpaces }
        switch (parts.first, parts.count) {
        case ("availability", 2): availability = try Self.availability(parts[1])
        case ("error", 2): failure = try Self.failure(parts[1])
        case (let name?, 1): failure = try Self.failure(name)
        default: throw SettingFault("'\(setting)' simulates nothing", hint: Self.help)
        }
    }

    private static func availability(_ name: String) throws(SettingFault) -> SystemLanguageModel.Availability {
        if name == "available" { return .available }
        let reasons = SystemLanguageModel.Availability.UnavailableReason.allCases
        guard let reason = reasons.first(where: { "\($0)" == name }) else {
            let names = reasons.map { "\($0)" } + ["available"]
            throw SettingFault("there is no availability '\(name)'", hint: hint(for: name, in: names))
        }
        return .unavailable(reason)
    }

    private static func failure(_ name: String) throws(SettingFault) -> SimulatedFailure {
        if let failure = SimulatedFailure(name: name) { return failure }
        let names = SimulatedFailure.allCases.map(\.rawValue)
        throw SettingFault("there is no error '\(name)' to simulate", hint: hint(for: name, in: names))
    }

    private static func hint(for name: String, in names: [String]) -> String {
        Suggestion.nearest(to: name, in: names).map { "did you mean '\($0)'?" }
            ?? "use one of \(names.joined(separator: ", "))"
    }

    private static let help = "write availability=modelNotReady, or an error's name such as guardrailViolation"

    /// The environment of sessions that run on a model under this simulation.
    func environment(backend: (any LanguageModel)?) -> SystemLanguageModel.Environment {
        var environment = SystemLanguageModel.Environment(backend: backend)
        environment.simulatedAvailability = availability
        environment.simulatedError = failure.map { $0.error() }
        return environment
    }
}

/// A setting that makes no sense, and what would.
package struct SettingFault: Error, Sendable, Equatable {
    package var message: String
    package var hint: String?

    package init(_ message: String, hint: String? = nil) {
        self.message = message
        self.hint = hint
    }
}

extension String {
    fileprivate var trimmingSpaces: String {
        var text = self[...]
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
