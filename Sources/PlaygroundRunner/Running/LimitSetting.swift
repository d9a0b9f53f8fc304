import PlaygroundEvaluator
import SourceText

/// `--limit NAME=VALUE`: what a document may use.
package enum LimitSetting {
    private struct Limit: Sendable {
        var name: String
        var unit: String
        var set: @Sendable (inout EvaluationLimits, Double) -> Void
    }

    private static let limits = [
        Limit(name: "steps", unit: "turns of loops and calls") { $0.steps = Int($1) },
        Limit(name: "depth", unit: "calls inside calls") { $0.depth = Int($1) },
        Limit(name: "memory", unit: "megabytes") { $0.memory = Int($1) << 20 },
        Limit(name: "output", unit: "kilobytes") { $0.output = Int($1) << 10 },
        Limit(name: "time", unit: "seconds of work") { $0.time = $1 },
        Limit(name: "tasks", unit: "tasks at the same time") { $0.tasks = Int($1) },
        Limit(name: "shown", unit: "values shown for one place") { $0.shownValues = Int($1) },
    ]

    /// - Throws: `SettingFault` for a name or number that makes no sense.
    package static func apply(_ setting: String, to limits: inout EvaluationLimits) throws(SettingFault) {
        let parts = setting.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2, let limit = Self.limits.first(where: { $0.name == parts[0] }) else {
            let names = Self.limits.map(\.name)
            let near = Suggestion.nearest(to: parts.first ?? "", in: names).map { "did you mean '\($0)=…'?" }
            let list = "write NAME=NUMBER; limits are \(names.joined(separator: ", "))"
            throw SettingFault("'\(setting)' is no limit", hint: near ?? list)
        }
        guard let number = Double(parts[1]), number > 0, number < 1e12 else {
            throw SettingFault("'\(parts[1])' is no number of \(limit.unit)", hint: "write \(limit.name)=NUMBER")
        }
        limit.set(&limits, number)
    }
}
