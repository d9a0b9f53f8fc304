import Foundation

/// Checks JSON against the text of a JSON schema, keyword by keyword, knowing nothing of how it was decoded.
struct SchemaValidator {
    private let root: JSONText

    init(schema: String) throws {
        // The schema's text has another layout, so it goes through Foundation and is read in order by x-order.
        root = try JSONText(foundation: JSONSerialization.jsonObject(with: Data(schema.utf8)))
    }

    /// The first violation, or nil.
    func violation(in value: JSONText) -> String? { violation(of: root, in: value, at: "$") }

    private func violation(of schema: JSONText, in value: JSONText, at path: String) -> String? {
        if case .string(let reference)? = schema["$ref"] {
            guard let target = resolve(reference) else { return "\(path): \(reference) leads nowhere" }
            return violation(of: target, in: value, at: path)
        }
        if case .array(let branches)? = schema["anyOf"] {
            let isValid = branches.contains { violation(of: $0, in: value, at: path) == nil }
            return isValid ? nil : "\(path): no branch of the union matches"
        }
        if schema["not"] != nil { return "\(path): nothing is allowed here" }
        guard case .string(let type)? = schema["type"] else { return nil }
        switch (type, value) {
        case ("object", .object(let members)): return violation(of: schema, in: members, at: path)
        case ("array", .array(let elements)): return violation(of: schema, in: elements, at: path)
        case ("string", .string(let text)): return violation(of: schema, in: text, at: path)
        case ("integer", .number(let text)): return integerViolation(of: schema, in: text, at: path)
        case ("number", .number(let text)): return boundsViolation(of: schema, in: text, at: path)
        case ("boolean", .bool), ("null", .null): return nil
        default: return "\(path): not of type \(type)"
        }
    }

    private func resolve(_ reference: String) -> JSONText? {
        if reference == "#" { return root }
        let name = reference.dropFirst("#/$defs/".count)
        return root["$defs"]?[String(name)]
    }

    private func violation(of schema: JSONText, in members: [JSONText.Member], at path: String) -> String? {
        let names = members.map(\.name)
        let order = strings(schema["x-order"])
        if let missing = strings(schema["required"]).first(where: { !names.contains($0) }) {
            return "\(path): \(missing) is missing"
        }
        if names != order.filter(names.contains) { return "\(path): \(names) are not some of \(order) in order" }
        for member in members {
            guard let property = schema["properties"]?[member.name] else { return "\(path): \(member.name) is unknown" }
            if let found = violation(of: property, in: member.value, at: "\(path).\(member.name)") { return found }
        }
        return nil
    }

    private func violation(of schema: JSONText, in elements: [JSONText], at path: String) -> String? {
        if let least = integer(schema["minItems"]), elements.count < least { return "\(path): fewer than \(least)" }
        if let most = integer(schema["maxItems"]), elements.count > most { return "\(path): more than \(most)" }
        guard let items = schema["items"] else { return nil }
        for (index, element) in elements.enumerated() {
            if let found = violation(of: items, in: element, at: "\(path)[\(index)]") { return found }
        }
        return nil
    }

    private func violation(of schema: JSONText, in text: String, at path: String) -> String? {
        if case .array(let choices)? = schema["enum"], !choices.contains(.string(text)) {
            return "\(path): \(text) is no choice"
        }
        guard case .string(let pattern)? = schema["pattern"] else { return nil }
        guard let regex = try? Regex(pattern) else { return "\(path): the pattern cannot be read" }
        return (try? regex.wholeMatch(in: text)) != nil
            ? nil : "\(path): \(text.debugDescription) does not match \(pattern)"
    }

    private func integerViolation(of schema: JSONText, in text: String, at path: String) -> String? {
        Int(text) == nil ? "\(path): \(text) is no Int" : boundsViolation(of: schema, in: text, at: path)
    }

    /// Compares as `Double`, as a program that reads the value would.
    private func boundsViolation(of schema: JSONText, in text: String, at path: String) -> String? {
        guard let value = Double(text), value.isFinite else { return "\(path): \(text) is no finite number" }
        if let low = double(schema["minimum"]), value < low { return "\(path): \(text) is less than \(low)" }
        if let high = double(schema["maximum"]), value > high { return "\(path): \(text) is more than \(high)" }
        return nil
    }

    private func strings(_ value: JSONText?) -> [String] {
        guard case .array(let elements)? = value else { return [] }
        return elements.compactMap { if case .string(let text) = $0 { text } else { nil } }
    }

    private func double(_ value: JSONText?) -> Double? {
        guard case .number(let text)? = value else { return nil }
        return Double(text)
    }

    private func integer(_ value: JSONText?) -> Int? { double(value).flatMap { Int(exactly: $0) } }
}

extension JSONText {
    /// Members come in no order; schemas do not need one.
    init(foundation value: Any) throws {
        switch value {
        case let object as [String: Any]:
            self = .object(try object.map { Member(name: $0.key, value: try JSONText(foundation: $0.value)) })
        case let array as [Any]: self = .array(try array.map(JSONText.init(foundation:)))
        case let string as String: self = .string(string)
        case let number as NSNumber: self = .number("\(number)")
        default: self = .null
        }
    }
}
