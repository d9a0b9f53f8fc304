/// A `Hasher` as a value; a class, so that a document's `hash(into:)` feeds the same one.
package final class HasherBox: HostRepresentable {
    package static var bridgedName: String { "Hasher" }
    package var hasher: Hasher

    package init(_ hasher: Hasher = Hasher()) { self.hasher = hasher }
}

/// The identity of an object or type.
struct IdentityValue: HostRepresentable, Hashable, Comparable, CustomStringConvertible {
    package static var bridgedName: String { "ObjectIdentifier" }
    let identifier: ObjectIdentifier

    init(_ value: Value) throws {
        switch value {
        case .object(let object): identifier = ObjectIdentifier(object)
        case .host(let host): identifier = ObjectIdentifier(host.payload as AnyObject)
        case .type(.nominal(let type, _)): identifier = ObjectIdentifier(type)
        default: throw HostRefusal("ObjectIdentifier needs an object, not \(TypeNaming.name(ofTypeOf: value))")
        }
    }

    var description: String { identifier.debugDescription }
    static func < (left: IdentityValue, right: IdentityValue) -> Bool { left.identifier < right.identifier }
}

struct IdentityTables {
    let types: HostTypes
    let random: RandomSource

    @ListBuilder<HostType> var list: [HostType] {
        types.type("struct Hasher", of: HasherBox.self) {
            types.make("init()") { HasherBox() }
            HostMember("mutating func combine(_ value: some Hashable)") { arguments in
                let box: HasherBox = try arguments.bridgedReceiver()
                ValueEquality.hash(try arguments.given(0), into: &box.hasher)
                return .void
            }
            HostMember("func finalize() -> Int") { arguments in
                .int(try arguments.bridgedReceiver(as: HasherBox.self).hasher.finalize())
            }
        }
        types.type("struct ObjectIdentifier: Hashable, Comparable", of: IdentityValue.self) {
            HostMember("init(_ x: AnyObject)") { try IdentityValue(try $0.given(0)).written(in: types) }
            HostMember("init(_ x: Any.Type)") { try IdentityValue(try $0.given(0)).written(in: types) }
        }
        types.declare("struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable") {
            HostMember("init()") { [types, random] _ in
                try types.value(random, ofType: "SystemRandomNumberGenerator")
            }
            HostMember("mutating func next() -> UInt64") { [types, random] _ in random.next().written(in: types) }
        }
    }
}
