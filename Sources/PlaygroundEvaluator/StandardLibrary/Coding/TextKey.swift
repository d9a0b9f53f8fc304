/// A coding key known by its text; it prints as the synthesised `CodingKeys` do.
struct TextKey: CodingKey, CustomStringConvertible, CustomDebugStringConvertible {
    let stringValue: String
    let intValue: Int?

    init(_ text: String) {
        stringValue = text
        intValue = nil
    }

    init?(stringValue: String) { self.init(stringValue) }

    init?(intValue: Int) {
        stringValue = String(intValue)
        self.intValue = intValue
    }

    var description: String {
        "CodingKeys(stringValue: \"\(stringValue)\", intValue: \(intValue.map { String($0) } ?? "nil"))"
    }

    var debugDescription: String { description }

    /// The text of a key of the program: a raw value, a `stringValue`, or a case's name.
    static func of(_ key: Value, in context: any HostContext) throws -> TextKey {
        switch key {
        case .string(let text): return TextKey(text)
        case .enumeration(let value):
            if case .string(let raw)? = value.type.cases[value.caseIndex].rawValue { return TextKey(raw) }
            return TextKey(value.caseName)
        case .host(let host):
            if let key = host.payload as? any CodingKey { return TextKey(key.stringValue) }
        default: break
        }
        guard let text = try context.member("stringValue", of: key).text else {
            throw HostRefusal("\(TypeNaming.name(ofTypeOf: key)) is not a CodingKey")
        }
        return TextKey(String(text))
    }
}
