/// `MemoryLayout`: how many bytes values of a type take, as the compiler lays them out.
struct MemoryLayoutTable {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        types.declare("enum MemoryLayout<T>") {
            number("size") { $0.size }
            number("stride") { $0.stride }
            number("alignment") { $0.alignment }
            HostMember("static func size(ofValue value: T) -> Int") { arguments in
                .int(try Layout.of(types.type(of: try arguments.given(0))).size)
            }
            HostMember("static func stride(ofValue value: T) -> Int") { arguments in
                .int(try Layout.of(types.type(of: try arguments.given(0))).stride)
            }
        }
    }

    private func number(_ name: String, _ value: @escaping (Layout) -> Int) -> HostMember {
        HostMember("static var \(name): Int") { arguments in
            guard case .type(.nominal(_, let parts)) = arguments.receiver, let type = parts.first else {
                throw HostRefusal("MemoryLayout of what? Its type is only known where the program runs")
            }
            return .int(value(try Layout.of(type)))
        }
    }
}

private struct Layout {
    var size: Int
    var alignment: Int
    /// Whether some bits mean no value, so that an optional needs no more room.
    var hasSpareBits = false

    var stride: Int { max(1, (size + alignment - 1) / alignment * alignment) }

    static let pointer = Layout(size: 8, alignment: 8, hasSpareBits: true)

    /// - Throws: `HostRefusal` for what only the compiler knows.
    static func of(_ type: Type) throws -> Layout {
        switch type {
        case .array, .dictionary: return pointer
        case .function: return Layout(size: 16, alignment: 8, hasSpareBits: true)
        case .metatype: return pointer
        case .tuple(let elements): return try sequence(elements.map(\.type))
        case .existential(let protocols) where !protocols.contains { $0.kind == .class }:
            return Layout(size: 32 + 8 * protocols.count, alignment: 8, hasSpareBits: true)
        case .optional(let wrapped):
            let layout = try of(wrapped)
            return layout.hasSpareBits ? layout : Layout(size: layout.size + 1, alignment: layout.alignment)
        case .nominal(let nominal, let arguments): return try of(nominal, arguments)
        default: throw HostRefusal("how much room '\(TypeNaming.spelling(of: type))' takes is not known here")
        }
    }

    private static func of(_ type: NominalType, _ arguments: [Type]) throws -> Layout {
        if type.kind == .class || type.kind == .actor { return pointer }
        if type.isFromHost {
            if let known = library[type.qualifiedName] { return known }
            throw HostRefusal("how much room '\(type.name)' takes is not known here")
        }
        if type.kind == .struct {
            return try sequence(type.storedProperties.map { $0.type.replacing(type, arguments) })
        }
        guard type.cases.allSatisfy(\.payload.isEmpty) else {
            throw HostRefusal("how much room an enum with payloads takes is not known here")
        }
        return Layout(size: type.cases.count > 1 ? 1 : 0, alignment: 1, hasSpareBits: true)
    }

    /// Parts one after another, each at a multiple of its alignment.
    private static func sequence(_ parts: [Type]) throws -> Layout {
        try parts.reduce(into: Layout(size: 0, alignment: 1)) { whole, part in
            let layout = try of(part)
            let start = (whole.size + layout.alignment - 1) / layout.alignment * layout.alignment
            whole.size = start + layout.size
            whole.alignment = max(whole.alignment, layout.alignment)
            whole.hasSpareBits = whole.hasSpareBits || layout.hasSpareBits
        }
    }

    private static let library: [String: Layout] = [
        "Int": Layout(size: 8, alignment: 8), "UInt": Layout(size: 8, alignment: 8),
        "Int64": Layout(size: 8, alignment: 8), "UInt64": Layout(size: 8, alignment: 8),
        "Int32": Layout(size: 4, alignment: 4), "UInt32": Layout(size: 4, alignment: 4),
        "Int16": Layout(size: 2, alignment: 2), "UInt16": Layout(size: 2, alignment: 2),
        "Int8": Layout(size: 1, alignment: 1), "UInt8": Layout(size: 1, alignment: 1),
        "Double": Layout(size: 8, alignment: 8), "Float": Layout(size: 4, alignment: 4),
        "Bool": Layout(size: 1, alignment: 1, hasSpareBits: true),
        "String": Layout(size: 16, alignment: 8, hasSpareBits: true),
        "Character": Layout(size: 16, alignment: 8, hasSpareBits: true),
        "Substring": Layout(size: 32, alignment: 8, hasSpareBits: true),
        "Set": pointer, "Date": Layout(size: 8, alignment: 8), "UUID": Layout(size: 16, alignment: 1),
        "Unicode.Scalar": Layout(size: 4, alignment: 4, hasSpareBits: true),
    ]
}
