/// The whole decoding loop: forced text in batches, choices by the sampler, a clean end when the budget runs out.
package struct GuidedGeneration<Source: TokenSource> {
    package private(set) var source: Source
    private let vocabulary: TokenVocabulary
    private var position: SchemaConstraint.State?
    private var sampler: Sampler
    private let budget: Int
    private let lean: LogitChange?
    /// False when not even the shortest output fits; then the output is cut where the budget ends.
    private let closesInTime: Bool
    private let emit: (GuidedChunk) throws -> Void
    private var output = GuidedOutput()
    private var written = WrittenTokens()
    private var value = ValueUnderWay()
    private var pending: [Int]
    /// The row of logits that belongs to the current position; nil while tokens are pending.
    private var row: Int?
    private let watch = Stopwatch()

    package init(
        source: Source, vocabulary: TokenVocabulary, request: GuidedRequest,
        emit: @escaping (GuidedChunk) throws -> Void = { _ in }
    ) {
        self.source = source
        self.vocabulary = vocabulary
        self.emit = emit
        position = request.constraint?.start
        sampler = Sampler(plan: request.plan)
        pending = request.pending
        lean = request.lean
        let budget = max(0, min(request.budget ?? .max, source.room - request.pending.count))
        self.budget = budget
        closesInTime = position?.fits(in: budget) ?? true
    }

    /// Runs to the end of the output. Throws what the source or `emit` throws.
    package mutating func run() throws -> GuidedOutput {
        while output.ending == nil { try step() }
        output.constraintTime = watch.time
        return output
    }

    private var remaining: Int { budget - output.tokens.count }

    private mutating func step() throws {
        if let position, watch.measure({ position.isComplete }) {
            output.ending = .complete
        } else if remaining <= 0 {
            output.ending = position?.canFinish == true ? .closed(at: output.bytes.count) : .cut
        } else if row != nil {
            try takeChoice()
        } else if let position, case let run = watch.measure({ position.forcedRun }), !run.tokens.isEmpty {
            try follow(run, from: position)
        } else {
            try evaluate(pending, rows: 1)
        }
    }

    private mutating func evaluate(_ tokens: [Int], rows: Int) throws {
        try source.evaluate(tokens, rows: rows)
        output.counts.evaluations += 1
        pending = []
        row = 0
    }
}

// MARK: - Choices

extension GuidedGeneration {
    private mutating func takeChoice() throws {
        guard let token = choose() else {
            output.ending = .stuck
            return
        }
        if vocabulary.endOfGeneration.contains(token) {
            output.ending = .complete
            return
        }
        try take(token)
    }

    private mutating func choose() -> Int? {
        let start = watch.clock.now
        let before = watch.time
        let echo = sampler.plan.repetition?.echo(in: written) ?? RepetitionGuard.Echo()
        if echo.lastIsStale { value.staleTokens += 1 }
        let (endings, isForLength) = pressedEndings()
        let token = source.withLogits(row: row ?? 0) { logits in
            let token = choose(logits, changes: echo.losses + endings + leaning(in: logits))
            let isPressed = endings.contains { $0.token == token } && LogitScan.best(logits)?.token != token
            if isForLength, isPressed { output.isPressed = true }
            return token
        }
        output.samplingTime += start.duration(to: watch.clock.now) - (watch.time - before)
        return token
    }

    private mutating func choose(_ logits: UnsafeBufferPointer<Float>, changes: [LogitChange]) -> Int? {
        if let position {
            sampler.choose(logits, changes: changes, filter: TimedFilter(base: position, watch: watch))
        } else {
            sampler.choose(logits, changes: changes, filter: PlainText(vocabulary: vocabulary))
        }
    }

    /// What is added where the output begins: nothing, unless that makes the token the best.
    private func leaning(in logits: UnsafeBufferPointer<Float>) -> [LogitChange] {
        guard let lean, output.tokens.isEmpty, logits.indices.contains(lean.token),
            let best = LogitScan.best(logits), logits[lean.token] + lean.amount >= best.logit
        else { return [] }
        return [lean]
    }

    /// What the guards do to the first token of the shortest ending, or where any text is allowed, to those that end it.
    private func pressedEndings() -> (changes: [LogitChange], isForLength: Bool) {
        let stale = sampler.plan.repetition?.pressure(staleTokens: value.staleTokens) ?? 0
        let length = lengthPressure
        let amount = max(stale, length)
        guard amount > 0 else { return ([], false) }
        let endings =
            if let position {
                watch.measure { position.closing.tokens?.first }.map { [$0] } ?? []
            } else {
                vocabulary.endOfGeneration.sorted()
            }
        return (endings.map { LogitChange(token: $0, amount: amount) }, length > stale)
    }

    private var lengthPressure: Float {
        guard let length = sampler.plan.length, position != nil, budget < .max else { return 0 }
        let count = output.tokens.count
        return length.pressure(value: count - value.start, allowance: value.allowance, used: count, budget: budget)
    }

    /// A value begins behind each text that is forced.
    private mutating func beginValue() {
        value = ValueUnderWay(start: output.tokens.count)
        guard let length = sampler.plan.length, let position else { return }
        let ending = watch.measure { position.closing.tokens?.count ?? 0 }
        value.allowance = length.allowance(left: remaining, ending: ending)
    }

    /// Writes a chosen token, unless the output could then no longer be closed within the budget.
    private mutating func take(_ token: Int) throws {
        guard let next = advanced(by: [token]) else { return try close() }
        position = next.position
        output.counts.chosen += 1
        pending = [token]
        row = nil
        try write([token], as: .chosen)
    }

    private struct Step { var position: SchemaConstraint.State? }

    /// The position after these tokens, or nil when they leave too little budget to end the output.
    private func advanced(by tokens: [Int]) -> Step? {
        guard let position else { return tokens.count <= remaining ? Step(position: nil) : nil }
        return watch.measure {
            var next = position
            for token in tokens where !next.advance(token) { return nil }
            let rest = remaining - tokens.count
            return rest >= 0 && (!closesInTime || next.fits(in: rest)) ? Step(position: next) : nil
        }
    }

    private mutating func write(_ tokens: [Int], as kind: GuidedChunk.Kind) throws {
        if tokens.isEmpty { return }
        let bytes = vocabulary.text(of: tokens)
        output.tokens += tokens
        written.append(tokens, isChosen: kind == .chosen)
        if kind == .forced || output.tokens.count == tokens.count { beginValue() }
        output.bytes += bytes
        try emit(GuidedChunk(kind: kind, tokens: tokens, bytes: bytes))
    }
}

// MARK: - Forced text

extension GuidedGeneration {
    private mutating func follow(_ run: ForcedRun, from start: SchemaConstraint.State) throws {
        guard let next = advanced(by: run.tokens)?.position else { return try close(cutting: run.tokens) }
        if watch.measure({ next.isComplete }) {
            // The output ends with this text, so the model need not see it.
            position = next
            return try writeForced(run.tokens)
        }
        try evaluate(pending + run.tokens, rows: run.lastIsProposal ? 2 : 1)
        if run.lastIsProposal {
            try propose(run, after: next)
        } else {
            position = next
            try writeForced(run.tokens)
        }
    }

    private mutating func writeForced(_ tokens: [Int]) throws {
        output.counts.forced += tokens.count
        try write(tokens, as: .forced)
    }

    /// Asks the model, before the last forced token, whether it wants that one or a longer one.
    private mutating func propose(_ run: ForcedRun, after next: SchemaConstraint.State) throws {
        if let before = advanced(by: run.tokens.dropLast())?.position { position = before }
        try writeForced(run.tokens.dropLast())
        output.counts.proposed += 1
        let wanted = choose()
        if let wanted, wanted != run.tokens.last, let other = advanced(by: [wanted]) {
            try source.rewind(1)
            output.counts.declined += 1
            position = other.position
            output.counts.chosen += 1
            pending = [wanted]
            row = nil
            try write([wanted], as: .chosen)
        } else {
            position = next
            row = 1
            try writeForced(run.tokens.suffix(1))
        }
    }
}

// MARK: - Ends

extension GuidedGeneration {
    /// Ends the output by the shortest text that makes it valid.
    private mutating func close(cutting forced: [Int] = []) throws {
        guard closesInTime, let position, let tokens = position.closing.tokens else {
            try writeForced(Array(forced.prefix(remaining)))
            output.ending = .cut
            return
        }
        output.ending = .closed(at: output.bytes.count)
        output.counts.closing += tokens.count
        try write(tokens, as: .closing)
    }
}

extension SchemaConstraint.State {
    /// Whether the shortest ending needs at most so many tokens.
    func fits(in budget: Int) -> Bool {
        if closingByteCount <= budget { return true }
        return (closing.tokens?.count ?? .max) <= budget
    }
}

/// What the guards know of the text since the last forced one.
private struct ValueUnderWay {
    /// How many tokens were written before it.
    var start = 0
    /// How many tokens it may have before it is pressed to end.
    var allowance = Int.max
    var staleTokens = 0
}

/// Adds up the time spent on a constraint.
final class Stopwatch {
    private(set) var time = Duration.zero
    let clock = ContinuousClock()

    func measure<Result>(_ body: () -> Result) -> Result {
        let start = clock.now
        defer { time += start.duration(to: clock.now) }
        return body()
    }
}

private struct TimedFilter<Base: TokenFilter>: TokenFilter {
    let base: Base
    let watch: Stopwatch

    func allows(_ token: Int) -> Bool { watch.measure { base.allows(token) } }

    var mask: TokenMask { watch.measure { base.mask } }
}
