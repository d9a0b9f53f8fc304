/// A way out of endless repetition, also of the kind that changes a word each time, which leaves all other text alone.
///
/// It looks at the passage that was written last: wherever that stood before, some token followed it. A token that
/// followed it more than once, after a long passage, becomes less likely; the longer the passage and the more often,
/// the less. And the more of a value is made of passages that came before, the likelier its end becomes. So anything
/// may be said twice, and short things as often as the model likes. Because the guard acts before the constraint, a
/// token that is the only one allowed stays possible; and text that was forced never counts.
package struct RepetitionGuard: Sendable, Equatable {
    /// How many tokens of a passage may come back again and again.
    package var tolerance = 8
    /// No longer passage is looked at, in tokens.
    package var longestPassage = 64
    /// What a logit loses for each token beyond the tolerance and each further time.
    package var strength: Float = 0.5
    /// The most that a logit loses: what a model is that sure of, it may repeat.
    package var limit: Float = 20
    /// A token is stale when it and those before it, so many, stood there twice already.
    package var stalePassage = 4
    /// How many stale tokens a value may have unhindered.
    package var staleTolerance = 10
    /// What the logit of the value's end gains for each further one.
    package var endingStrength: Float = 0.4

    package init() {}

    /// What the passages that stood there before mean for the next choice.
    package struct Echo: Sendable, Equatable {
        /// What logits lose, in the order of the tokens.
        package var losses: [LogitChange] = []
        package var lastIsStale = false
    }

    package func echo(in text: WrittenTokens) -> Echo {
        var excesses: [Int: [Int]] = [:]
        var occurrences = 0
        for place in 1..<max(1, text.tokens.count) {
            let length = passage(before: place, in: text)
            if length >= stalePassage { occurrences += 1 }
            if length > tolerance { excesses[text.tokens[place], default: []].append(length - tolerance) }
        }
        return Echo(losses: losses(excesses), lastIsStale: occurrences >= 2)
    }

    private func losses(_ excesses: [Int: [Int]]) -> [LogitChange] {
        excesses.sorted { $0.key < $1.key }.compactMap { token, excesses in
            // The longest is free: saying something once more is no circle.
            let sum = excesses.reduce(0, +) - (excesses.max() ?? 0)
            return sum > 0 ? LogitChange(token: token, amount: -min(limit, strength * Float(sum))) : nil
        }
    }

    /// What the end of a value gains that has so many stale tokens.
    func pressure(staleTokens: Int) -> Float {
        staleTokens > staleTolerance ? endingStrength * Float(staleTokens - staleTolerance) : 0
    }

    /// How many of the tokens that the model chose last it also chose right before `place`.
    private func passage(before place: Int, in text: WrittenTokens) -> Int {
        let end = text.tokens.count
        var length = 0
        while length < min(place, 4 * longestPassage), text.tokens[place - 1 - length] == text.tokens[end - 1 - length]
        {
            length += 1
        }
        return length > 0 ? min(longestPassage, text.chosenCount(in: end - length..<end)) : 0
    }
}

/// The tokens written so far, and which of them were the model's choice.
package struct WrittenTokens: Sendable, Equatable {
    package private(set) var tokens: [Int] = []
    /// How many were chosen before each token.
    private var chosenBefore = [0]

    package init() {}

    package mutating func append(_ new: [Int], isChosen: Bool) {
        tokens += new
        for _ in new { chosenBefore.append(chosenBefore[chosenBefore.count - 1] + (isChosen ? 1 : 0)) }
    }

    func chosenCount(in range: Range<Int>) -> Int { chosenBefore[range.upperBound] - chosenBefore[range.lowerBound] }
}

/// What is added to a token's logit before anything else happens.
package struct LogitChange: Sendable, Equatable {
    package var token: Int
    package var amount: Float

    package init(token: Int, amount: Float) {
        self.token = token
        self.amount = amount
    }
}
