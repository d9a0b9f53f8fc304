import Foundation

/// Makes the identifiers of entries, segments and calls: random UUIDs, or repeatable ones when there is a seed.
///
/// Records and canvases are compared byte by byte, so a run with a seed must name its entries the same every time.
package struct IdentifierSource: Sendable {
    private var generator: SplitMix64?

    package init(seed: UInt64? = nil) {
        generator = seed.map(SplitMix64.init(seed:))
    }

    package mutating func next() -> String {
        nextUUID().uuidString
    }

    package mutating func nextUUID() -> UUID {
        guard generator != nil else { return UUID() }
        let high = generator?.next() ?? 0
        let low = generator?.next() ?? 0
        return UUID(uuid: Self.version4(high, low))
    }

    private static func version4(_ high: UInt64, _ low: UInt64) -> uuid_t {
        func byte(_ word: UInt64, _ index: Int) -> UInt8 { UInt8(truncatingIfNeeded: word >> (8 * (7 - index))) }
        return (
            byte(high, 0), byte(high, 1), byte(high, 2), byte(high, 3), byte(high, 4), byte(high, 5),
            byte(high, 6) & 0x0F | 0x40, byte(high, 7),
            byte(low, 0) & 0x3F | 0x80, byte(low, 1), byte(low, 2), byte(low, 3),
            byte(low, 4), byte(low, 5), byte(low, 6), byte(low, 7)
        )
    }
}

/// A small generator whose whole state is one number (Steele, Lea and Flood, 2014).
package struct SplitMix64: RandomNumberGenerator, Sendable {
    private var state: UInt64

    package init(seed: UInt64) {
        state = seed
    }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
