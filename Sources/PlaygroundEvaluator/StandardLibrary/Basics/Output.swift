/// `print`, `debugPrint`, `dump` and `readLine`.
struct OutputTable {
    let types: HostTypes

    @RowBuilder var globals: [HostMember] {
        writer("print") { try $1.describe($0) }
        writer("debugPrint") { try $1.debugDescribe($0) }
        dump("func dump<T>(_ value: T, ") { text, arguments in try arguments.context.write(text) }
        dump("func dump<T, Target: TextOutputStream>(_ value: T, to target: inout Target, ") { text, arguments in
            try Self.write(text, to: 1, of: &arguments)
        }
        HostMember("func readLine(strippingNewline: Bool = true) -> String?") { _ in
            throw HostRefusal(
                "readLine() is refused: a playground has no standard input",
                hint: "use a constant in place of the input")
        }
    }

    /// `dump` to somewhere; what to show and how far comes last.
    private func dump(
        _ head: String, _ write: @escaping (String, inout HostArguments) throws -> Void
    ) -> HostMember {
        let options = "name: String? = nil, indent: Int = 0, maxDepth: Int = Int.max, maxItems: Int = Int.max) -> T"
        return HostMember(head + options) { arguments in
            let first = arguments.values.count - 4
            let name = arguments.values[first]?.unwrapped?.text.map { String($0) }
            let text = try ValueDump.text(
                of: try arguments.given(0), name: name, indent: try arguments.int(first + 1),
                maximumDepth: try arguments.int(first + 2, or: .max),
                maximumItems: try arguments.int(first + 3, or: .max))
            try write(text, &arguments)
            return try arguments.given(0)
        }
    }

    /// Writes to the stream given as an `inout` argument.
    private static func write(_ text: String, to index: Int, of arguments: inout HostArguments) throws {
        var stream = try arguments.given(index)
        if case .string(let written) = stream {
            arguments.values[index] = .string(written + text)
        } else {
            _ = try arguments.context.callMethod("write", labels: [nil], changing: &stream, [.string(text)])
            arguments.values[index] = stream
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
            let (separator, terminator) = (try arguments.string(1, or: " "), try arguments.string(2, or: "\n"))
            // A stream gets the pieces one by one, as Swift writes them.
            for (index, item) in arguments.variadic(0).enumerated() {
                try Self.write(index == 0 ? "" : separator, to: 3, of: &arguments)
                try Self.write(try describe(item, arguments.context), to: 3, of: &arguments)
            }
            try Self.write(terminator, to: 3, of: &arguments)
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
