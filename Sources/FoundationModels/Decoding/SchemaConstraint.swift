import Synchronization

/// Which tokens may come next, for one language and one vocabulary: it forbids what leaves the language, nothing else.
///
/// Compile it once and share it; positions (`State`) are values, and all caches are inside and bounded.
package final class SchemaConstraint: Sendable {
    package struct Options: Sendable, Hashable {
        /// How deep containers may nest. A value that would have to nest deeper is never begun.
        package var nestingLimit = 32
        /// Deterministic states kept before the cache starts anew; a state takes about 1.5 KB.
        package var cachedStates = 4096
        /// Masks kept; a mask takes one bit a token.
        package var cachedMasks = 512
        /// Stacks that may wait below the running rules of one state; the nearest to their end stay where there are more.
        package var openStacks = 256

        package init() {}
    }

    package let vocabulary: TokenVocabulary
    package let options: Options
    private let automaton: Automaton
    private let cache: Mutex<StateCache>

    package init(grammar: GrammarRules, vocabulary: TokenVocabulary, options: Options = Options()) throws {
        self.vocabulary = vocabulary
        self.options = options
        automaton = try AutomatonBuilder.build(
            grammar, depthLimit: options.nestingLimit, spells: { vocabulary.spells($0) })
        cache = Mutex(StateCache(automaton: automaton, openStacks: options.openStacks))
    }

    /// The JSON texts of a schema. Throws `ConstraintError` for what cannot be enforced.
    package convenience init(
        schema: GenerationSchema, vocabulary: TokenVocabulary, options: Options = Options()
    ) throws {
        var grammar = GrammarRules()
        grammar.root = try SchemaGrammar.add(schema, to: &grammar, spells: { vocabulary.spells($0) })
        try self.init(grammar: grammar, vocabulary: vocabulary, options: options)
    }

    /// The position before the first token.
    package var start: State {
        let cache = currentCache(replacing: nil)
        return State(constraint: self, cache: cache, number: cache.withStorage { $0.start() })
    }

    package func allows(_ token: Int, in state: State) -> Bool { state.allows(token) }

    package func mask(in state: State) -> TokenMask { state.mask }

    /// The cache in use; a full one is replaced, and positions move over when they next advance.
    func currentCache(replacing full: StateCache?) -> StateCache {
        cache.withLock { current in
            if let full, current === full { current = StateCache(automaton: automaton, openStacks: options.openStacks) }
            return current
        }
    }
}
