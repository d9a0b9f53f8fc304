extension SchemaConstraint {
    /// A position in the output.
    package struct State: Sendable {
        let constraint: SchemaConstraint
        private(set) var cache: StateCache
        private(set) var number: Int32

        init(constraint: SchemaConstraint, cache: StateCache, number: Int32) {
            self.constraint = constraint
            self.cache = cache
            self.number = number
        }

        /// Whether the output may end here.
        package var canFinish: Bool { cache.withStorage { $0.accepting[Int(number)] } }

        /// Whether the output must end here.
        package var isComplete: Bool { cache.withStorage { $0.isClosed(number) } }

        /// Whether the token may come next; tokens that end generation may where the output may end.
        package func allows(_ token: Int) -> Bool {
            if constraint.vocabulary.endOfGeneration.contains(token) { return canFinish }
            let piece = constraint.vocabulary.piece(token)
            return !piece.isEmpty && cache.withStorage { $0.next(number, bytes: piece) != StateCache.dead }
        }

        /// All tokens that may come next.
        package var mask: TokenMask {
            cache.withStorage {
                $0.mask(number, vocabulary: constraint.vocabulary, limit: constraint.options.cachedMasks)
            }
        }

        /// Moves past a token; false (and no move) when it is not allowed or ends generation.
        package mutating func advance(_ token: Int) -> Bool {
            if constraint.vocabulary.endOfGeneration.contains(token) { return false }
            return advance(bytes: constraint.vocabulary.piece(token))
        }

        /// Moves past bytes; false (and no move) when they are not allowed or there are none.
        package mutating func advance(bytes: some Collection<UInt8>) -> Bool {
            if bytes.isEmpty { return false }
            let successor = cache.withStorage { $0.next(number, bytes: bytes) }
            guard successor != StateCache.dead else { return false }
            number = successor
            moveFromFullCache()
            return true
        }

        private mutating func moveFromFullCache() {
            let limit = constraint.options.cachedStates
            let stacks = cache.withStorage { $0.isFull(limit: limit) ? $0.stackSet(of: number) : nil }
            guard let stacks else { return }
            let fresh = constraint.currentCache(replacing: cache)
            number = fresh.withStorage { $0.state(of: stacks) }
            cache = fresh
        }

        /// The bytes that must come next.
        package var forcedText: [UInt8] { cache.withStorage { $0.forcedText(number) } }

        /// The forced text as tokens.
        package var forcedRun: ForcedRun {
            cache.withStorage { storage in
                if let known = storage.forcedRuns[number] { return known }
                let run = ForcedRun(state: number, storage: &storage, vocabulary: constraint.vocabulary)
                storage.forcedRuns[number] = run
                return run
            }
        }

        /// How many bytes `closing` has at most.
        var closingByteCount: Int { cache.withStorage { $0.closingByteCount(number) } }

        /// A short way to end the output from here.
        package var closing: ClosingPlan {
            cache.withStorage { storage in
                if let known = storage.closings[number] { return known }
                let plan = ClosingPlan(text: storage.closingText(number), vocabulary: constraint.vocabulary)
                storage.closings[number] = plan
                return plan
            }
        }
    }
}
