/// The random numbers of a run: the same ones for the same seed.
package final class RandomSource: RandomNumberGenerator {
    private var state: UInt64

    package init(seed: UInt64) { state = seed }

    /// SplitMix64.
    package func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// A generator of the document: its `next()` gives the bits.
struct ProgramGenerator: RandomNumberGenerator {
    private(set) var generator: Value
    let context: any HostContext
    /// `RandomNumberGenerator.next` cannot throw; the first error is kept and thrown afterwards.
    private(set) var error: (any Error)?

    init(_ generator: Value, in context: any HostContext) {
        self.generator = generator
        self.context = context
    }

    mutating func next() -> UInt64 {
        do {
            let bits = try context.callMethod("next", labels: [], changing: &generator, [])
            guard case .sized(let integer) = bits else { throw HostRefusal("next() does not return UInt64") }
            return integer.bits
        } catch {
            self.error = self.error ?? error
            return 0
        }
    }
}

extension HostArguments {
    /// Runs work with the generator given as an `inout` argument, or with the run's own when there is none.
    mutating func withGenerator<Result>(
        _ index: Int?, _ source: RandomSource, _ work: (inout any RandomNumberGenerator) throws -> Result
    ) throws -> Result {
        guard let index, let given = values[index] else {
            var generator: any RandomNumberGenerator = source
            return try work(&generator)
        }
        if case .host(let host) = given, let native = host.payload as? RandomSource {
            var generator: any RandomNumberGenerator = native
            return try work(&generator)
        }
        var generator: any RandomNumberGenerator = ProgramGenerator(given, in: context)
        let result = try work(&generator)
        if let program = generator as? ProgramGenerator {
            values[index] = program.generator
            if let error = program.error { throw error }
        }
        return result
    }
}
