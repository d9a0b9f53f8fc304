@testable import PlaygroundEvaluator

/// Types and values as the checker would make them for the declarations in the comments.
enum Sample {
    static func property(_ name: String) -> NominalType.StoredProperty {
        NominalType.StoredProperty(name: name, type: .unknown, isLet: false)
    }

    static func type(_ name: String, _ kind: NominalType.Kind, properties: [String] = []) -> NominalType {
        let type = NominalType(name: name, kind: kind)
        type.storedProperties = properties.map(property)
        return type
    }

    /// `struct Point { var x = 1; var y = 2.0 }`
    static func point() -> Value {
        .structure(StructValue(type: type("Point", .struct, properties: ["x", "y"]), fields: [.int(1), .double(2)]))
    }

    /// `enum E { case a, b(Int), c(x: Int), d(Int, String) }`
    static func enumeration() -> NominalType {
        let type = type("E", .enum)
        type.cases = [
            .init(name: "a"), .init(name: "b", payload: [.init(type: .unknown)]),
            .init(name: "c", payload: [.init(label: "x", type: .unknown)]),
            .init(name: "d", payload: [.init(type: .unknown), .init(type: .unknown)]),
        ]
        return type
    }

    static func some(_ value: Value) -> Value { .some(value) }
}
