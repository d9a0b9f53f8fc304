/// `print`, `debugPrint`, `dump` and `readLine`.
struct OutputTable {
    let types: HostTypes

    @RowBuilder var globals: [HostMember] {
        writer("print") { try $1.describe($0) }
        writer("debugPrint") { try $1.debugDescribe($0) }
        HostMember(
            "func dump<T>(_ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = Int.max, "
                + "maxItems: Int = Int.max) -> T"
        ) { arguments in
            let name = arguments.values[1]?.unwrapped?.text.map { String($0) }
            let text = try ValueDump.text(
                of: try arguments.given(0), name: name, indent: try arguments.int(2),
                maximumDepth: try arguments.int(3, or: .max), maximumItems: try arguments.int(4, or: .max))
            try arguments.context.write(text)
            return try arguments.given(0)
        }
        HostMember("func readLine(strippingNewline: Bool = true) -> String?") { _ in
            throw HostRefusal(
                "readLine() is refused: a playground has no standard input",
                hint: "use a constant in place of the input")
        }
    }

    /// A function that writes to standard output, and its form that writes to a stream.
    @RowBuilder private func writer(
        _ name: String, _ describe: @escaping (Value, any HostContext) throws -> String
    ) -> [HostMember] {
        HostMember("func \(name)(_ items: Any..., separator: String = \" \", terminator: String = \"\\n\")") {
            arguments in
            try arguments.context.write(try Self.line(arguments, describe))
            return .void
        }
        HostMember(
            "func \(name)<Target: TextOutputStream>(_ items: Any..., separator: String = \" \", "
                + "terminator: String = \"\\n\", to output: inout Target)"
        ) { arguments in
            let line = try Self.line(arguments, describe)
            var stream = try arguments.given(3)
            if case .string(let text) = stream {
                arguments.values[3] = .string(text + line)
            } else {
                _ = try arguments.context.callMethod("write", labels: [nil], changing: &stream, [.string(line)])
                arguments.values[3] = stream
            }
            return .void
        }
    }

    private static func line(
        _ arguments: HostArguments, _ describe: (Value, any HostContext) throws -> String
    ) throws -> String {
        let items = arguments.variadic(0)
        let (separator, terminator) = (try arguments.string(1, or: " "), try arguments.string(2, or: "\n"))
        if items.count == 1 { return try describe(items[0], arguments.context) + terminator }
        return try items.map { try describe($0, arguments.context) }.joined(separator: separator) + terminator
    }
}
