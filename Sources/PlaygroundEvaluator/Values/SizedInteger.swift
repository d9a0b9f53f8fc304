/// An integer of a width other than `Int`'s.
package struct SizedInteger: Hashable, Sendable {
    package enum Kind: UInt8, Sendable, CaseIterable {
        case int8, int16, int32, int64, uint, uint8, uint16, uint32, uint64
    }

    package let kind: Kind
    /// The value's bits, sign-extended or zero-extended to 64.
    package let bits: UInt64

    package init(kind: Kind, bits: UInt64) {
        self.kind = kind
        self.bits = bits
    }
}

extension SizedInteger.Kind {
    /// The type's name in Swift.
    package var swiftName: String {
        switch self {
        case .int8: "Int8"
        case .int16: "Int16"
        case .int32: "Int32"
        case .int64: "Int64"
        case .uint: "UInt"
        case .uint8: "UInt8"
        case .uint16: "UInt16"
        case .uint32: "UInt32"
        case .uint64: "UInt64"
        }
    }

    package var isSigned: Bool { rawValue <= SizedInteger.Kind.int64.rawValue }

    package var bitWidth: Int {
        switch self {
        case .int8, .uint8: 8
        case .int16, .uint16: 16
        case .int32, .uint32: 32
        case .int64, .uint, .uint64: 64
        }
    }
}

extension SizedInteger {
    /// nil when the kind has no such number.
    init?(exactly number: Int64, kind: Kind) {
        let lowest: Int128 = kind.isSigned ? -(Int128(1) << (kind.bitWidth - 1)) : 0
        let highest = (Int128(1) << (kind.isSigned ? kind.bitWidth - 1 : kind.bitWidth)) - 1
        guard (lowest...highest).contains(Int128(number)) else { return nil }
        self.init(kind: kind, bits: UInt64(bitPattern: number))
    }
}
