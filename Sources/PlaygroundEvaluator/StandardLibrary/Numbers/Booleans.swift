/// `Bool`; `&&` and `||` are the checker's, which evaluates their right sides only when needed.
struct BoolTable {
    let types: HostTypes
    let random: RandomSource

    var type: HostType {
        types.declare("struct Bool: Hashable, Codable, Sendable, LosslessStringConvertible") {
            DescriptionRows.both
            types.make("static prefix func ! (a: Bool) -> Bool") { (a: Bool) in !a }
            types.make("static func == (lhs: Bool, rhs: Bool) -> Bool") { (a: Bool, b: Bool) in a == b }
            types.make("static func != (lhs: Bool, rhs: Bool) -> Bool") { (a: Bool, b: Bool) in a != b }
            types.mutating("mutating func toggle()") { (a: inout Bool) in
                a.toggle()
                return Nothing()
            }
            types.make("init()") { false }
            types.make("init(_ value: Bool)") { (value: Bool) in value }
            HostMember("init?(_ description: some StringProtocol)") { arguments in
                Bool(try arguments.string(0)).value
            }
            HostMember("static func random() -> Bool") { arguments in
                try arguments.withGenerator(nil, random) { Bool.random(using: &$0) }.value
            }
            HostMember("static func random<G: RandomNumberGenerator>(using generator: inout G) -> Bool") { arguments in
                try arguments.withGenerator(0, random) { Bool.random(using: &$0) }.value
            }
        }
    }
}
