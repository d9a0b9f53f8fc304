/// All tokens as a prefix tree, written down depth first: a walk is one pass over flat arrays.
struct TokenTrie: Sendable {
    /// The byte of each node.
    private(set) var byte: [UInt8] = []
    /// The length of the prefix that each node stands for.
    private(set) var depth: [Int32] = []
    /// Where the node's subtree ends.
    private(set) var end: [Int32] = []
    /// The tokens that end at each node are `tokens[firstToken[node]..<firstToken[node + 1]]`.
    private(set) var firstToken: [Int32] = []
    private(set) var tokens: [Int32] = []
    private(set) var longest = 0
    /// The bytes that are tokens by themselves.
    private(set) var singleBytes = [Bool](repeating: false, count: 256)

    init(pieces: [[UInt8]], excluding excluded: Set<Int>) {
        let sorted = Self.sorted(pieces, excluding: excluded)
        var open: [Int] = []
        var previous: [UInt8] = []
        for token in sorted {
            let piece = pieces[token]
            let shared = zip(piece, previous).prefix { $0 == $1 }.count
            close(&open, to: shared)
            for index in shared..<piece.count { append(piece[index], &open) }
            tokens.append(Int32(token))
            if piece.count == 1 { singleBytes[Int(piece[0])] = true }
            longest = max(longest, piece.count)
            previous = piece
        }
        close(&open, to: 0)
        firstToken.append(Int32(tokens.count))
    }

    /// Printable tokens in the order of their bytes; of equals, the lower number first.
    private static func sorted(_ pieces: [[UInt8]], excluding excluded: Set<Int>) -> [Int] {
        let printable = pieces.indices.filter { !pieces[$0].isEmpty && !excluded.contains($0) }
        // Most pieces differ in their first eight bytes, which compare as one number.
        let keyed = printable.map { (key: firstBytes(of: pieces[$0]), token: $0) }
        return keyed.sorted { left, right in
            if left.key != right.key { return left.key < right.key }
            let (first, second) = (pieces[left.token], pieces[right.token])
            if first != second { return first.lexicographicallyPrecedes(second) }
            return left.token < right.token
        }.map(\.token)
    }

    private static func firstBytes(of piece: [UInt8]) -> UInt64 {
        (0..<8).reduce(0) { $0 << 8 | UInt64($1 < piece.count ? piece[$1] : 0) }
    }

    private mutating func append(_ next: UInt8, _ open: inout [Int]) {
        open.append(byte.count)
        byte.append(next)
        depth.append(Int32(open.count))
        end.append(0)
        firstToken.append(Int32(tokens.count))
    }

    private mutating func close(_ open: inout [Int], to length: Int) {
        while open.count > length { end[open.removeLast()] = Int32(byte.count) }
    }

    /// The node for `text` below `parent` (nil: the root), or nil.
    private func child(_ next: UInt8, of parent: Int?) -> Int? {
        var node = parent.map { $0 + 1 } ?? 0
        let limit = parent.map { Int(end[$0]) } ?? byte.count
        while node < limit {
            if byte[node] == next { return node }
            node = Int(end[node])
        }
        return nil
    }

    /// The node at the end of these bytes, or nil when no token begins with them.
    func node(of text: some Sequence<UInt8>) -> Int? {
        var node: Int?
        for next in text {
            guard let found = child(next, of: node) else { return nil }
            node = found
        }
        return node
    }

    /// The text cut into the longest tokens that fit, from the left; nil when that does not work out.
    func longestMatches(_ text: [UInt8]) -> [Int]? {
        var result: [Int] = []
        var position = 0
        while position < text.count {
            guard let (token, length) = longestMatch(text[position...]) else { return nil }
            result.append(token)
            position += length
        }
        return result
    }

    private func longestMatch(_ text: ArraySlice<UInt8>) -> (token: Int, length: Int)? {
        var node: Int?
        var best: (token: Int, length: Int)?
        for next in text {
            guard let found = child(next, of: node) else { break }
            node = found
            if firstToken[found] < firstToken[found + 1] {
                best = (Int(tokens[Int(firstToken[found])]), Int(depth[found]))
            }
        }
        return best
    }
}
