import FoundationModels
import PlaygroundEvaluator

/// Guides as values of the program.
enum GuideValues {
    /// The rules a guide stands for: a `GenerationGuide`, or a regular expression alone.
    static func rules(of value: Value) throws -> [GuideRule] {
        if let guide: BridgedGuide = value.payload() { return guide.rules }
        if let rules = patternRules(of: value) { return rules }
        throw HostRefusal(
            "this is not a guide", hint: "guides are .anyOf([…]), .range(1...5), .count(3), .pattern(/…/), …")
    }

    /// The rules a regular expression stands for; nil for other values.
    static func patternRules(of value: Value) -> [GuideRule]? {
        guard case .host(let host) = value, let expression = host.payload as? RegexValue else { return nil }
        return GenerationGuide.pattern(expression.regex).rules
    }
}

/// The payload of a `GenerationGuide` in the program.
struct BridgedGuide: Bridged {
    static let hostTypeName = "GenerationGuide"
    var rules: [GuideRule]
}
