import Foundation

/// What changes in a session: one value behind one lock.
struct SessionState: Sendable {
    private(set) var transcript: Transcript
    private(set) var turn: ActiveTurn?
    var usage = LanguageModelSession.Usage.zero
    var errorPolicy: TranscriptErrorHandlingPolicy?
    var ids: IdentifierSource
    var connections: [ConnectionKey: ModelConnection] = [:]
    /// Entries that failed requests left behind: not part of the transcript, but of feedback.
    private(set) var discarded: [Transcript.Entry] = []
    private let seed: UInt64?
    private var turnCount = 0
    private var activeProfile: (identity: String, actions: ProfileActions)?

    /// The request being answered.
    struct ActiveTurn: Sendable {
        let number: Int
        /// The transcript before the request, to go back to.
        var before: Transcript
        let policy: TranscriptErrorHandlingPolicy?
        var wasTampered = false
    }

    init(transcript: Transcript, ids: IdentifierSource, seed: UInt64?) {
        self.transcript = transcript
        self.ids = ids
        self.seed = seed
    }
}

extension SessionState {
    /// Starts a request, or throws when another one is running.
    mutating func begin(policy: TranscriptErrorHandlingPolicy?) throws -> Int {
        guard turn == nil else { throw LanguageModelSession.Error.concurrentRequests }
        turnCount += 1
        turn = ActiveTurn(number: turnCount, before: transcript, policy: policy ?? errorPolicy)
        return turnCount
    }

    /// Adds entries for a request that is still running.
    ///
    /// A request that was abandoned or whose transcript was tampered with learns it here and stops.
    mutating func append(_ entries: [Transcript.Entry], turn number: Int) throws -> Transcript {
        guard let turn, turn.number == number else { throw CancellationError() }
        guard !turn.wasTampered else { throw LanguageModelSession.Error.transcriptMutationWhileResponding }
        transcript.append(contentsOf: entries)
        return transcript
    }

    /// Ends a request that succeeded and returns its entries, with their positions in the transcript.
    mutating func end(turn number: Int, usage: LanguageModelSession.Usage) throws -> ArraySlice<Transcript.Entry> {
        let entries = try Array(append([], turn: number))[entriesStart...]
        turn = nil
        self.usage.add(usage)
        return entries
    }

    /// Ends a request that failed; does nothing when it was abandoned before.
    mutating func fail(turn number: Int, usage: LanguageModelSession.Usage) {
        guard let turn, turn.number == number else { return }
        discarded = Array(transcript[Swift.min(turn.before.count, transcript.count)...])
        if turn.policy?.preserves != true { transcript = turn.before }
        self.turn = nil
        self.usage.add(usage)
    }

    mutating func replaceTranscript(_ new: Transcript) {
        guard turn == nil else {
            turn?.wasTampered = true
            return
        }
        transcript = new
    }

    /// Where the entries of the running request start.
    var entriesStart: Int { turn?.before.count ?? transcript.count }

    /// The seed of a request: the same for the same session seed and number, different for each number.
    func seed(ofTurn number: Int) -> UInt64? {
        guard let seed else { return nil }
        var mixer = SplitMix64(seed: seed ^ UInt64(truncatingIfNeeded: number) &* 0xD134_2543_DE82_EF95)
        return mixer.next()
    }
}

extension SessionState {
    /// Makes the leading instructions say what the profile says; also for the transcript to go back to, since
    /// instructions belong to the session and not to a request.
    mutating func adopt(_ profile: ActiveProfile) {
        guard let instructions = profile.instructions else { return }
        let new = LanguageModelSession.opening(instructions, profile.tools, &ids)
        turn?.before.replaceInstructions(with: new)
        transcript.replaceInstructions(with: new)
    }

    /// Notes which profile is active and returns what is to be done about a change.
    mutating func activate(_ profile: ActiveProfile) -> [@Sendable () async throws -> Void] {
        guard profile.identity != activeProfile?.identity else { return [] }
        let left = activeProfile?.actions.deactivate ?? []
        activeProfile = (profile.identity, profile.actions)
        return left + profile.actions.activate
    }
}

extension Transcript {
    /// Replaces the leading instructions; an entry that says the same already stays as it is.
    fileprivate mutating func replaceInstructions(with new: Entry?) {
        guard case .instructions(let old) = first else {
            insert(contentsOf: new.map { [$0] } ?? [], at: 0)
            return
        }
        guard case .instructions(var entry) = new else { return }
        if old.segments.plainText == entry.segments.plainText, old.toolDefinitions == entry.toolDefinitions { return }
        entry.id = old.id
        self[0] = .instructions(entry)
    }
}
