extension GenerationSchema.Node {
    /// The node under one more rule.
    ///
    /// Stacked rules narrow: of two minimums the larger counts. Throws when nothing would be left, or when the rule is
    /// not about this kind of value.
    package func applying(_ rule: GuideRule) throws(GenerationSchema.Defect) -> GenerationSchema.Node {
        switch rule {
        case .choices(let choices): try applying(choices: choices)
        case .pattern(let pattern): try applying(pattern: pattern)
        case .minimum(let bound): try applying(minimum: bound, maximum: nil)
        case .maximum(let bound): try applying(minimum: nil, maximum: bound)
        case .minimumCount(let count): try applying(minimumCount: count, maximumCount: nil)
        case .maximumCount(let count): try applying(minimumCount: nil, maximumCount: count)
        case .element(let rule): try applying(element: rule)
        case .unusable(let reason): throw defect(reason)
        }
    }

    private func defect(_ reason: String, at path: String = "") -> GenerationSchema.Defect {
        GenerationSchema.Defect(path: path, reason: reason)
    }

    private func misplaced(_ guide: String, needs kind: String) -> GenerationSchema.Defect {
        defect("The guide \(guide) needs \(kind), but stands at \(kindName).")
    }

    private var kindName: String {
        switch self {
        case .object: "an object"
        case .array: "an array"
        case .string: "a string"
        case .integer: "an integer"
        case .number: "a number"
        case .bool: "a Boolean"
        case .null: "null"
        case .anyOf: "a union"
        case .reference: "a type of its own"
        case .anything: "content of any kind"
        }
    }
}

extension GenerationSchema.Node {
    /// On an array of texts, choices are those of its elements.
    private func applying(choices: [String]) throws(GenerationSchema.Defect) -> GenerationSchema.Node {
        if case .array = self { return try applying(element: .choices(choices)) }
        guard case .string(var string) = self else { throw misplaced("anyOf", needs: "a string") }
        if choices.isEmpty { throw defect("The guide anyOf has no choices.") }
        let old = string.choices
        let left = choices.withoutRepetitions.filter { old?.contains($0) ?? true }
        if left.isEmpty { throw defect("Two guides have no choice in common.") }
        string.choices = left
        return .string(string)
    }

    private func applying(pattern: String) throws(GenerationSchema.Defect) -> GenerationSchema.Node {
        guard case .string(var string) = self else { throw misplaced("pattern", needs: "a string") }
        if let other = string.pattern, other != pattern {
            throw defect("Two patterns, /\(other)/ and /\(pattern)/, stand at one string. Write one that says both.")
        }
        string.pattern = pattern
        return .string(string)
    }

    private func applying(
        minimum: ExactNumber?, maximum: ExactNumber?
    ) throws(GenerationSchema.Defect) -> GenerationSchema.Node {
        let guide = minimum == nil ? "maximum" : "minimum"
        switch self {
        case .integer(let integer): return .integer(try narrowed(integer, minimum, maximum))
        case .number(let number): return .number(try narrowed(number, minimum, maximum))
        default: throw misplaced(guide, needs: "a number")
        }
    }

    private func narrowed(
        _ node: GenerationSchema.IntegerNode, _ minimum: ExactNumber?, _ maximum: ExactNumber?
    ) throws(GenerationSchema.Defect) -> GenerationSchema.IntegerNode {
        var node = node
        node.minimum = larger(node.minimum, try minimum.map(whole))
        node.maximum = smaller(node.maximum, try maximum.map(whole))
        try checkOrder(node.minimum, node.maximum)
        return node
    }

    private func whole(_ bound: ExactNumber) throws(GenerationSchema.Defect) -> Int {
        guard let whole = bound.int else {
            throw defect("The bound \(bound) of an integer is not an integer that fits.")
        }
        return whole
    }

    private func narrowed(
        _ node: GenerationSchema.NumberNode, _ minimum: ExactNumber?, _ maximum: ExactNumber?
    ) throws(GenerationSchema.Defect) -> GenerationSchema.NumberNode {
        var node = node
        node.minimum = larger(node.minimum, minimum)
        node.maximum = smaller(node.maximum, maximum)
        try checkOrder(node.minimum, node.maximum)
        return node
    }

    private func applying(
        minimumCount: Int?, maximumCount: Int?
    ) throws(GenerationSchema.Defect) -> GenerationSchema.Node {
        guard case .array(var array) = self else {
            throw misplaced(minimumCount == nil ? "maximumCount" : "minimumCount", needs: "an array")
        }
        if let count = minimumCount ?? maximumCount, count < 0 {
            throw defect("An array cannot have \(count) elements.")
        }
        array.minimumCount = larger(array.minimumCount, minimumCount)
        array.maximumCount = smaller(array.maximumCount, maximumCount)
        if let least = array.minimumCount, let most = array.maximumCount, least > most {
            throw defect("An array cannot have at least \(least) and at most \(most) elements.")
        }
        return .array(array)
    }

    private func applying(element rule: GuideRule) throws(GenerationSchema.Defect) -> GenerationSchema.Node {
        guard case .array(var array) = self else { throw misplaced("element", needs: "an array") }
        do {
            array.items = try array.items.applying(rule)
        } catch {
            throw defect(error.reason, at: "[]" + error.path)
        }
        return .array(array)
    }

    private func checkOrder<Bound: Comparable>(
        _ minimum: Bound?, _ maximum: Bound?
    ) throws(GenerationSchema.Defect) {
        guard let minimum, let maximum, minimum > maximum else { return }
        throw defect("No number is at least \(minimum) and at most \(maximum).")
    }

    private func larger<Bound: Comparable>(_ left: Bound?, _ right: Bound?) -> Bound? {
        guard let left, let right else { return left ?? right }
        return max(left, right)
    }

    private func smaller<Bound: Comparable>(_ left: Bound?, _ right: Bound?) -> Bound? {
        guard let left, let right else { return left ?? right }
        return min(left, right)
    }
}
