/// Key paths joined, and their types.
struct KeyPathTables {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        types.declare("class AnyKeyPath: Equatable, Hashable")
        types.declare("class PartialKeyPath<Root>: AnyKeyPath")
        types.declare("class KeyPath<Root, Value>: PartialKeyPath<Root>") {
            HostMember("func appending<Appended>(path: KeyPath<Value, Appended>) -> KeyPath<Root, Appended>") {
                arguments in try joined(arguments, as: "KeyPath")
            }
        }
        types.declare("class WritableKeyPath<Root, Value>: KeyPath<Root, Value>") {
            HostMember(
                "func appending<Appended>(path: WritableKeyPath<Value, Appended>) -> WritableKeyPath<Root, Appended>"
            ) { arguments in try joined(arguments, as: "WritableKeyPath") }
            referenceRow
        }
        types.declare("class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value>") {
            HostMember(
                "func appending<Appended>(path: WritableKeyPath<Value, Appended>) "
                    + "-> ReferenceWritableKeyPath<Root, Appended>"
            ) { arguments in try joined(arguments, as: "ReferenceWritableKeyPath") }
            referenceRow
        }
    }

    private var referenceRow: HostMember {
        HostMember(
            "func appending<Appended>(path: ReferenceWritableKeyPath<Value, Appended>) "
                + "-> ReferenceWritableKeyPath<Root, Appended>"
        ) { arguments in try joined(arguments, as: "ReferenceWritableKeyPath") }
    }

    /// Reads the first path, then the second; writes what the second changed back through the first.
    private func joined(_ arguments: HostArguments, as name: String) throws -> Value {
        guard case .keyPath(let first) = arguments.receiver, case .keyPath(let second) = try arguments.given(0) else {
            throw HostRefusal("not a key path")
        }
        let ends = [Self.parts(first.type).first, Self.parts(second.type).last].map { $0 ?? .unknown }
        let type = Type.nominal(try types.type(named: name), ends)
        var write: ((inout Value, Value, any HostContext) throws -> Void)?
        if let inner = second.write {
            write = { target, value, context in
                var middle = try first.read(target, context)
                try inner(&middle, value, context)
                if let outer = first.write { try outer(&target, middle, context) }
            }
        }
        return .keyPath(
            KeyPathValue(
                text: first.text + second.text.drop { $0 != "." }, type: type,
                read: { try second.read(try first.read($0, $1), $1) }, write: write))
    }

    private static func parts(_ type: Type) -> [Type] {
        if case .nominal(_, let arguments) = type { arguments } else { [] }
    }
}
