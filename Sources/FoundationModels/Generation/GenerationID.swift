/// An identity that stays the same for one piece of content through all snapshots of a response.
///
/// Follows API version 26.0. It is not stable from one response to the next.
public struct GenerationID: Hashable, Sendable {
    private let high: UInt64
    private let low: UInt64

    /// Creates an identity that no other content has.
    public init() {
        self.init(high: .random(in: .min ... .max), low: .random(in: .min ... .max))
    }

    private init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }

    /// The identity of the element at a position of the content that has this identity.
    ///
    /// A snapshot is parsed from the beginning each time, so identities must follow from places, not from events.
    package func element(_ position: Int) -> GenerationID {
        derived(by: UInt64(truncatingIfNeeded: position))
    }

    /// The identity of a named property of the content that has this identity.
    package func property(_ name: String) -> GenerationID {
        // FNV-1a, with a start that no element's position shares in practice.
        let hash = name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        return derived(by: hash)
    }

    /// Mixes all 128 bits with the step, so that places collide no more often than random identities do.
    private func derived(by step: UInt64) -> GenerationID {
        let first = Self.mixed(high ^ Self.mixed(step))
        let second = Self.mixed(low &+ first &+ step)
        return GenerationID(high: first, low: second)
    }

    /// The finalizer of SplitMix64, which is a bijection.
    private static func mixed(_ value: UInt64) -> UInt64 {
        var value = value &+ 0x9E37_79B9_7F4A_7C15
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
