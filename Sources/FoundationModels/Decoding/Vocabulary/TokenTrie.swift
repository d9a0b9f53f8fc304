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
        let printable = pieces.indices.filter { !pieces[$0].isEmpty && !excluded.contains($0) }
        let sorted = printable.sorted { Self.precedes((pieces[$0], $0), (pieces[$1], $1)) }
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

    private static func precedes(_ left: ([UInt8], Int), _ right: ([UInt8], Int)) -> Bool {
        let shared = min(left.0.count, right.0.count)
        let order = left.0.withUnsafeBufferPointer { first in
            right.0.withUnsafeBufferPointer { second in
                for index in 0..<shared where first[index] != second[index] {
                    return Int(first[index]) - Int(second[index])
                }
                return first.count - second.count
            }
        }
        return order == 0 ? left.1 < right.1 : order < 0
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
