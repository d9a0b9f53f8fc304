/// `CommandLine`: a document is run without arguments, as a program is when only its name is typed.
struct CommandLineTable {
    let types: HostTypes

    var type: HostType {
        types.declare("enum CommandLine") {
            HostMember("static var arguments: [String]") { _ in .array([.string("main")]) }
            HostMember("static var argc: Int32") { [types] _ in try Int32(1).written(in: types) }
        }
    }
}
