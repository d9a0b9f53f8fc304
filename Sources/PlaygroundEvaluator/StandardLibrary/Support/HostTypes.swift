/// The types that a library declares, by name, for rows that make values of them.
///
/// Each is filled in once, when the checker makes the type; see `HostType.configure`.
package final class HostTypes {
    private var types: [String: NominalType] = [:]

    package init() {}

    package func note(_ type: NominalType) {
        types[type.qualifiedName] = type
    }

    /// - Throws: `HostRefusal` when the library was not loaded.
    package func type(named name: String) throws -> NominalType {
        guard let type = types[name] else { throw HostRefusal("the type '\(name)' is not part of this library") }
        return type
    }

    package func value<Content>(_ payload: Content, ofType name: String) throws -> Value {
        .host(HostBox(payload, type: try type(named: name)))
    }

    /// A value of an enum that the library declares with `case` rows.
    package func value(ofEnum name: String, case caseName: String, _ payload: [Value] = []) throws -> Value {
        let type = try type(named: name)
        type.members.prepareTypes()
        guard let index = type.cases.firstIndex(where: { $0.name == caseName }) else {
            throw HostRefusal("'\(name)' has no case '\(caseName)'")
        }
        return .enumeration(EnumValue(type: type, caseIndex: index, payload: payload))
    }
}
