/// Values as text, in the formats of Swift's `print` and `debugPrint`.
///
/// A type's own `description` and `debugDescription` win, through its hooks. Parts of a value are always written as
/// `debugPrint` writes them, so strings inside an array have quotes and types inside a struct have their module.
package struct ValuePrinter {
    private var text = ""
    private var depth = 0
    /// Swift writes `main.Suit.hearts` inside of other values; a canvas, where each value has its type beside it, does not.
    private var namesModules = true

    /// What `print(value)`, `"\(value)"` and `String(describing:)` give.
    package static func describe(_ value: Value) throws -> String {
        if case .string(let text) = value { return text }
        var printer = ValuePrinter()
        try printer.write(value, debug: false)
        return printer.text
    }

    /// What `debugPrint(value)` and `String(reflecting:)` give.
    package static func debugDescribe(_ value: Value) throws -> String {
        var printer = ValuePrinter()
        try printer.write(value, debug: true)
        return printer.text
    }

    /// What `print(value)` gives, without the modules of nested types.
    static func describeBriefly(_ value: Value) throws -> String {
        if case .string(let text) = value { return text }
        var printer = ValuePrinter()
        printer.namesModules = false
        try printer.write(value, debug: false)
        return printer.text
    }

    /// The format for a value whose type has no text of its own.
    package static func describeStructure(of value: Value, debug: Bool) throws -> String {
        var printer = ValuePrinter()
        try printer.writeStructure(of: value, debug: debug)
        return printer.text
    }

    private static let maximumDepth = 4_000

    private mutating func write(_ value: Value, debug: Bool) throws {
        depth += 1
        defer { depth -= 1 }
        if depth > Self.maximumDepth {
            throw Interruption(.limit, "the value is nested too deeply to be printed")
        }
        switch value {
        case .void: text += "()"
        case .bool(let value): text += value.description
        case .int(let value): text += value.description
        case .double(let value): text += value.description
        case .float(let value): text += value.description
        case .sized(let value): text += value.description
        case .string(let value): text += debug ? value.debugDescription : value
        case .character(let value): text += debug ? value.debugDescription : String(value)
        case .none: text += "nil"
        case .some(let wrapped): try write([wrapped], between: "Optional(", and: ")")
        case .array(let elements): try write(elements, between: "[", and: "]")
        case .dictionary(let dictionary): try write(dictionary)
        case .set(let set): try write(set.elements, between: debug ? "Set([" : "[", and: debug ? "])" : "]")
        case .range(let range): try write(range, debug: debug)
        case .tuple(let tuple): try write(tuple)
        case .structure(let structure): try write(value, of: structure.type, debug: debug)
        case .enumeration(let enumeration): try write(value, of: enumeration.type, debug: debug)
        case .object(let object): try write(value, of: object.type, debug: debug)
        case .host(let host): try write(value, of: host.type, debug: debug)
        case .function: text += "(Function)"
        case .type(let type): text += TypeNaming.name(of: type, qualified: debug && namesModules)
        case .keyPath(let path): text += path.text
        }
    }

    /// `print` prefers `description`, `debugPrint` prefers `debugDescription`; each takes the other when there is only that.
    private mutating func write(_ value: Value, of type: NominalType, debug: Bool) throws {
        let describe = type.hook(\.describe)
        let debugDescribe = type.hook(\.debugDescribe)
        if type.hook(\.isDescribed)?(value) ?? true,
            let own = debug ? debugDescribe ?? describe : describe ?? debugDescribe
        {
            text += try own(value)
        } else {
            try writeStructure(of: value, debug: debug)
        }
    }

    private mutating func writeStructure(of value: Value, debug: Bool) throws {
        switch value {
        case .structure, .host: try writeParts(of: value, debug: debug)
        case .enumeration(let enumeration): try write(enumeration, debug: debug)
        case .object: text += TypeNaming.name(ofTypeOf: value, qualified: namesModules)
        default: try write(value, debug: debug)
        }
    }

    private mutating func writeParts(of value: Value, debug: Bool) throws {
        let mirror = ValueMirror(value)
        if mirror.style == .object {
            text += TypeNaming.name(ofTypeOf: value, qualified: namesModules)
            return
        }
        text += TypeNaming.name(ofTypeOf: value, qualified: debug && namesModules)
        try write(mirror.children, between: "(", and: ")")
    }

    private mutating func write(_ enumeration: EnumValue, debug: Bool) throws {
        if debug {
            let type = Type.nominal(enumeration.type, enumeration.typeArguments)
            text += TypeNaming.name(of: type, qualified: namesModules) + "."
        }
        text += enumeration.caseName
        guard let payload = enumeration.payloadAsOneValue else { return }
        switch payload {
        case .tuple, .void: try write(payload, debug: true)
        default: try write([payload], between: "(", and: ")")
        }
    }

    private mutating func write(_ tuple: TupleValue) throws {
        try write(zip(tuple.labels, tuple.elements).map { (label: $0, value: $1) }, between: "(", and: ")")
    }

    private mutating func write(_ dictionary: DictionaryValue) throws {
        if dictionary.isEmpty {
            text += "[:]"
            return
        }
        text += "["
        for (index, pair) in dictionary.pairs.enumerated() {
            if index > 0 { text += ", " }
            try write(pair.key, debug: true)
            text += ": "
            try write(pair.value, debug: true)
        }
        text += "]"
    }

    private mutating func write(_ range: RangeValue, debug: Bool) throws {
        guard let lower = range.lower, let upper = range.upper else {
            text += TypeNaming.name(ofTypeOf: .range(range), qualified: debug)
            return try write(ValueMirror(.range(range)).children, between: "(", and: ")")
        }
        if debug { text += range.form.swiftName + "(" }
        try write(lower, debug: debug)
        text += range.form == .closed ? "..." : "..<"
        try write(upper, debug: debug)
        if debug { text += ")" }
    }

    private mutating func write(_ parts: [ValueMirror.Child], between open: String, and close: String) throws {
        text += open
        for (index, part) in parts.enumerated() {
            if index > 0 { text += ", " }
            if let label = part.label { text += label + ": " }
            try write(part.value, debug: true)
        }
        text += close
    }

    private mutating func write(_ elements: [Value], between open: String, and close: String) throws {
        text += open
        for (index, element) in elements.enumerated() {
            if index > 0 { text += ", " }
            try write(element, debug: true)
        }
        text += close
    }
}

extension SizedInteger: CustomStringConvertible {
    package var description: String {
        kind.isSigned ? Int64(bitPattern: bits).description : bits.description
    }
}
