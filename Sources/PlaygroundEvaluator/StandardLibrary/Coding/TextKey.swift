/// A coding key known by its text; it prints as the synthesised `CodingKeys` do.
struct TextKey: CodingKey, CustomStringConvertible, CustomDebugStringConvertible {
    let stringValue: String
    let intValue: Int?

    init(_ text: String) {
        stringValue = text
        intValue = nil
    }

    init(copying key: any CodingKey) {
        stringValue = key.stringValue
        intValue = key.intValue
    }

    init?(stringValue: String) { self.init(stringValue) }

    init?(intValue: Int) {
        stringValue = String(intValue)
        self.intValue = intValue
    }

    var description: String {
        let type = intValue == nil ? "CodingKeys" : "_CodingKey"
        return "\(type)(stringValue: \"\(stringValue)\", intValue: \(intValue.map { String($0) } ?? "nil"))"
    }

    var debugDescription: String { description }

    /// The text of a key of the program: a raw value, a `stringValue`, or a case's name.
    static func of(_ key: Value, in context: any HostContext) throws -> TextKey {
        if let text = text(of: key) { return TextKey(text) }
        guard let text = try context.member("stringValue", of: key).text else {
            throw HostRefusal("\(TypeNaming.name(ofTypeOf: key)) is not a CodingKey")
        }
        return TextKey(String(text))
    }

    /// The text a key has by itself: the synthesised `stringValue` of an enum.
    static func text(of key: Value) -> String? {
        switch key {
        case .string(let text): text
        case .enumeration(let value): text(of: value)
        case .host(let host): (host.payload as? any CodingKey)?.stringValue
        default: nil
        }
    }

    private static func text(of value: EnumValue) -> String {
        guard value.type.cases.indices.contains(value.caseIndex),
            case .string(let raw)? = value.type.cases[value.caseIndex].rawValue
        else { return value.caseName }
        return raw
    }
}
