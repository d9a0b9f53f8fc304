/// Functions that stop the program.
struct AssertionTable {
    @RowBuilder var globals: [HostMember] {
        checking("assert", failure: "Assertion failed")
        checking("precondition", failure: "Precondition failed")
        stopping("assertionFailure", result: "")
        stopping("preconditionFailure", result: " -> Never")
        stopping("fatalError", result: " -> Never")
        HostMember("func exit(_ status: Int32) -> Never") { _ in
            throw HostRefusal("exit() is refused: a playground ends at its last statement", hint: "use `return`")
        }
    }

    private func checking(_ name: String, failure: String) -> HostMember {
        HostMember(
            "func \(name)(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = \"\")"
        ) { arguments in
            if try arguments.deferred(0).truth { return .void }
            throw Trap(try Self.message(arguments, 1), heading: failure)
        }
    }

    private func stopping(_ name: String, result: String) -> HostMember {
        HostMember("func \(name)(_ message: @autoclosure () -> String = \"\")\(result)") { arguments in
            throw Trap(try Self.message(arguments, 0))
        }
    }

    private static func message(_ arguments: HostArguments, _ index: Int) throws -> String {
        if arguments.isOmitted(index) { return "" }
        return try arguments.deferred(index).text.map { String($0) } ?? ""
    }
}
