/// Short ways for rows to read their arguments and to change their receivers in place.
extension HostArguments {
    /// Calls a function argument; a key path counts as one.
    func call(_ index: Int, _ arguments: Value...) throws -> Value {
        guard let value = values[index] else { throw HostRefusal("argument \(index + 1) is missing") }
        return try value.call(arguments, in: context)
    }

    func test(_ index: Int, _ arguments: Value...) throws -> Bool {
        guard let value = values[index] else { throw HostRefusal("argument \(index + 1) is missing") }
        return try value.call(arguments, in: context).truth
    }

    func given(_ index: Int) throws -> Value {
        guard index < values.count, let value = values[index] else {
            throw HostRefusal("argument \(index + 1) is missing")
        }
        return value
    }

    /// The values given for a `T...` parameter.
    func variadic(_ index: Int) -> [Value] {
        guard index < values.count, case .array(let given)? = values[index] else { return [] }
        return given
    }

    func string(_ index: Int, or standard: @autoclosure () -> String = "") throws -> String {
        guard let value = values[index] else { return standard() }
        guard let text = value.text else { throw HostRefusal("argument \(index + 1) is not String") }
        return String(text)
    }

    func int(_ index: Int, or standard: Int = 0) throws -> Int {
        guard let value = values[index] else { return standard }
        guard case .int(let int) = value else { throw HostRefusal("argument \(index + 1) is not Int") }
        return int
    }

    func bool(_ index: Int, or standard: Bool = false) throws -> Bool {
        guard let value = values[index] else { return standard }
        guard case .bool(let bool) = value else { throw HostRefusal("argument \(index + 1) is not Bool") }
        return bool
    }

    /// Changes an array receiver in place: the old value is released first, so that it is not copied.
    mutating func changeArray<Result>(_ change: (inout [Value], HostArguments) throws -> Result) throws -> Result {
        guard case .array(var elements) = receiver else { throw HostRefusal("the receiver is not an array") }
        receiver = .void
        defer { receiver = .array(elements) }
        return try change(&elements, self)
    }

    mutating func changeDictionary<Result>(
        _ change: (inout DictionaryValue, HostArguments) throws -> Result
    ) throws -> Result {
        guard case .dictionary(var dictionary) = receiver else { throw HostRefusal("the receiver is not a dictionary") }
        receiver = .void
        defer { receiver = .dictionary(dictionary) }
        return try change(&dictionary, self)
    }

    mutating func changeSet<Result>(_ change: (inout SetValue, HostArguments) throws -> Result) throws -> Result {
        guard case .set(var set) = receiver else { throw HostRefusal("the receiver is not a set") }
        receiver = .void
        defer { receiver = .set(set) }
        return try change(&set, self)
    }

    mutating func changeString<Result>(_ change: (inout String, HostArguments) throws -> Result) throws -> Result {
        guard case .string(var text) = receiver else { throw HostRefusal("the receiver is not a string") }
        receiver = .void
        defer { receiver = .string(text) }
        return try change(&text, self)
    }
}

extension Value {
    /// Calls a function or reads a key path.
    package func call(_ arguments: [Value], in context: any HostContext) throws -> Value {
        switch self {
        case .function(let function): return try function.call(arguments, in: context)
        case .keyPath(let path):
            guard arguments.count == 1 else { throw HostRefusal("a key path takes one argument") }
            return try path.read(arguments[0], context)
        case .some(let wrapped): return try wrapped.call(arguments, in: context)
        default: throw HostRefusal("\(TypeNaming.name(ofTypeOf: self)) cannot be called")
        }
    }

    var truth: Bool {
        if case .bool(true) = self { true } else { false }
    }

    /// The text of a string or of a part of one, with its indices.
    package var text: Substring? {
        switch self {
        case .string(let text): Substring(text)
        case .character(let character): Substring(String(character))
        case .host(let host): host.content()
        default: nil
        }
    }

    /// nil is `.none`; a value that is no optional is itself.
    var unwrapped: Value? {
        switch self {
        case .none: nil
        case .some(let wrapped): wrapped
        default: self
        }
    }

    static func optional(_ value: Value?) -> Value { value.map { .some($0) } ?? .none }
}
