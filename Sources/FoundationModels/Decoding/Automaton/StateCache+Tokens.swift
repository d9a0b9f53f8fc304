/// Questions about whole tokens: the walk of the vocabulary's tree over the machine.
extension StateCache.Storage {
    /// All tokens that can follow, from the cache when possible. `endsToo` adds the tokens that end generation.
    mutating func mask(_ state: Int32, vocabulary: TokenVocabulary, limit: Int) -> TokenMask {
        if let known = masks[state] { return known }
        var mask = TokenMask(tokenCount: vocabulary.count)
        walk(vocabulary.trie, nodes: 0..<vocabulary.trie.byte.count, from: state, depth: 0) { token in
            mask.insert(Int(token))
            return true
        }
        if accepting[Int(state)] {
            for token in vocabulary.endOfGeneration where token >= 0 && token < vocabulary.count { mask.insert(token) }
        }
        if masks.count >= limit { masks.removeAll(keepingCapacity: true) }
        masks[state] = mask
        return mask
    }

    /// Whether a longer token than `piece` begins with it and can follow `state`.
    mutating func allowsExtension(of piece: some Sequence<UInt8>, after state: Int32, trie: TokenTrie) -> Bool {
        guard let node = trie.node(of: piece) else { return false }
        let end = next(state, bytes: piece)
        guard end != StateCache.dead else { return false }
        var found = false
        walk(trie, nodes: node + 1..<Int(trie.end[node]), from: end, depth: Int(trie.depth[node])) { _ in
            found = true
            return false
        }
        return found
    }

    /// Visits every token below `nodes` that the machine can read from `state`, until `visit` says false.
    private mutating func walk(
        _ trie: TokenTrie, nodes: Range<Int>, from state: Int32, depth: Int, visit: (Int32) -> Bool
    ) {
        var reached = [Int32](repeating: StateCache.dead, count: trie.longest + 1)
        reached[depth] = state
        var node = nodes.lowerBound
        while node < nodes.upperBound {
            let depth = Int(trie.depth[node])
            let successor = next(reached[depth - 1], trie.byte[node])
            if successor == StateCache.dead {
                node = Int(trie.end[node])
                continue
            }
            reached[depth] = successor
            for index in Int(trie.firstToken[node])..<Int(trie.firstToken[node + 1]) {
                guard visit(trie.tokens[index]) else { return }
            }
            node += 1
        }
    }
}
