import Foundation
import FoundationModels
import PlaygroundEvaluator

/// `GenerationGuide` in the program.
enum GenerationGuideTable {
    static var type: HostType {
        HostType("struct GenerationGuide<Value>: Sendable") { choices + bounds + counts }
    }

    /// What the extensions that declare the guides ask of their value.
    private static let isText = "Value == String"
    private static let isArray = "Value: RandomAccessCollection"

    private static var choices: [HostMember] {
        [
            HostMember("static func constant(_ value: String) -> GenerationGuide<Value>", where: isText) { arguments in
                try arguments.guide([.choices([arguments.text(0)])])
            },
            HostMember("static func anyOf(_ values: [String]) -> GenerationGuide<Value>", where: isText) { arguments in
                try arguments.guide([.choices(arguments.get(0))])
            },
            HostMember("static func pattern(_ regex: Any) -> GenerationGuide<Value>", where: isText) { arguments in
                guard let rules = GuideValues.patternRules(of: try arguments.get(0)) else {
                    throw HostRefusal("'pattern' takes a regular expression", hint: "write .pattern(/[a-z]+/)")
                }
                return try arguments.guide(rules)
            },
            HostMember(
                "static func element<Element>(_ guide: GenerationGuide<Element>) -> GenerationGuide<Value>",
                where: isArray
            ) { arguments in
                let guide: BridgedGuide = try arguments.bridged(0)
                return try arguments.guide(guide.rules.map(GuideRule.element))
            },
        ]
    }

    private static var bounds: [HostMember] {
        [
            HostMember("static func minimum(_ value: Value) -> GenerationGuide<Value>") { arguments in
                try arguments.guide([.minimum(arguments.number(0))])
            },
            HostMember("static func maximum(_ value: Value) -> GenerationGuide<Value>") { arguments in
                try arguments.guide([.maximum(arguments.number(0))])
            },
            HostMember("static func range(_ range: ClosedRange<Value>) -> GenerationGuide<Value>") { arguments in
                let (lower, upper) = try arguments.closedRange(0)
                return try arguments.guide([
                    .minimum(GuideNumbers.number(lower)), .maximum(GuideNumbers.number(upper)),
                ])
            },
        ]
    }

    private static var counts: [HostMember] {
        [
            HostMember("static func minimumCount(_ count: Int) -> GenerationGuide<Value>", where: isArray) {
                arguments in
                try arguments.guide([.minimumCount(arguments.get(0))])
            },
            HostMember("static func maximumCount(_ count: Int) -> GenerationGuide<Value>", where: isArray) {
                arguments in
                try arguments.guide([.maximumCount(arguments.get(0))])
            },
            HostMember("static func count(_ count: Int) -> GenerationGuide<Value>", where: isArray) { arguments in
                let count: Int = try arguments.get(0)
                return try arguments.guide([.minimumCount(count), .maximumCount(count)])
            },
            HostMember("static func count(_ range: ClosedRange<Int>) -> GenerationGuide<Value>", where: isArray) {
                arguments in
                let (lower, upper) = try arguments.closedRange(0)
                guard case .int(let lower) = lower, case .int(let upper) = upper else {
                    throw HostRefusal("'count' takes a range of Int")
                }
                return try arguments.guide([.minimumCount(lower), .maximumCount(upper)])
            },
        ]
    }
}

/// Bounds as exact numbers.
private enum GuideNumbers {
    static func number(_ value: Value) throws -> ExactNumber {
        switch value {
        case .int(let value): return ExactNumber(value)
        case .double(let value): if let number = ExactNumber(value) { return number }
        case .float(let value): if let number = ExactNumber(Double(value)) { return number }
        default: if let decimal: Decimal = value.payload(), let number = ExactNumber(decimal) { return number }
        }
        throw HostRefusal("a bound must be a finite number")
    }
}

extension HostArguments {
    fileprivate func guide(_ rules: [GuideRule]) throws -> Value {
        let value = typeArguments["Value"].map { [$0] } ?? []
        return try context.value(BridgedGuide(rules: rules), typeArguments: value)
    }

    fileprivate func number(_ index: Int) throws -> ExactNumber {
        try GuideNumbers.number(get(index, as: Value.self))
    }

    fileprivate func closedRange(_ index: Int) throws -> (Value, Value) {
        guard case .range(let range)? = values[index], range.form == .closed, let lower = range.lower,
            let upper = range.upper
        else { throw HostRefusal("argument \(index + 1) is not a closed range", hint: "write lower...upper") }
        return (lower, upper)
    }
}
