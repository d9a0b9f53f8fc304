import FoundationModels
import PlaygroundEvaluator

/// Regular expressions of the program.
enum RegexValue {
    /// The rules a regular expression stands for, when the host value is one.
    static func rules(of host: HostValue) -> [GuideRule]? {
        (host.payload as? Regex<AnyRegexOutput>).map { GenerationGuide.pattern($0).rules }
    }
}
