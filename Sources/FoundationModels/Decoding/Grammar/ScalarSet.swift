/// A set of Unicode scalars as sorted, separate ranges of their numbers. Surrogates are never in it.
package struct ScalarSet: Sendable, Equatable {
    package private(set) var ranges: [ClosedRange<UInt32>] = []

    private static let surrogates: ClosedRange<UInt32> = 0xD800...0xDFFF
    package static let all = ScalarSet([0...0x10FFFF])
    package static let ascii = ScalarSet([0...0x7F])

    package init() {}

    package init(_ ranges: [ClosedRange<UInt32>]) {
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) { append(range) }
        cutSurrogates()
    }

    package init(_ scalar: Unicode.Scalar) { ranges = [scalar.value...scalar.value] }

    package init(_ text: String) { self.init(text.unicodeScalars.map { $0.value...$0.value }) }

    package var isEmpty: Bool { ranges.isEmpty }

    package func contains(_ scalar: Unicode.Scalar) -> Bool {
        var (low, high) = (0, ranges.count)
        while low < high {
            let middle = (low + high) / 2
            if ranges[middle].upperBound < scalar.value { low = middle + 1 } else { high = middle }
        }
        return low < ranges.count && ranges[low].contains(scalar.value)
    }

    private mutating func append(_ range: ClosedRange<UInt32>) {
        guard let last = ranges.last, range.lowerBound <= last.upperBound + 1 else { return ranges.append(range) }
        ranges[ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
    }

    private mutating func cutSurrogates() {
        guard ranges.contains(where: { $0.overlaps(Self.surrogates) }) else { return }
        ranges = ranges.flatMap { Self.subtract(Self.surrogates, from: $0) }
    }

    private static func subtract(_ hole: ClosedRange<UInt32>, from range: ClosedRange<UInt32>) -> [ClosedRange<UInt32>]
    {
        guard range.overlaps(hole) else { return [range] }
        var rest: [ClosedRange<UInt32>] = []
        if range.lowerBound < hole.lowerBound { rest.append(range.lowerBound...hole.lowerBound - 1) }
        if range.upperBound > hole.upperBound { rest.append(hole.upperBound + 1...range.upperBound) }
        return rest
    }

    package func union(_ other: ScalarSet) -> ScalarSet { ScalarSet(ranges + other.ranges) }

    package var inverted: ScalarSet {
        var result: [ClosedRange<UInt32>] = []
        var next: UInt32 = 0
        for range in ranges {
            if range.lowerBound > next { result.append(next...range.lowerBound - 1) }
            next = range.upperBound + 1
        }
        if next <= 0x10FFFF { result.append(next...0x10FFFF) }
        return ScalarSet(result)
    }

    package func intersection(_ other: ScalarSet) -> ScalarSet {
        var result: [ClosedRange<UInt32>] = []
        var (left, right) = (ranges[...], other.ranges[...])
        while let first = left.first, let second = right.first {
            if first.overlaps(second) { result.append(first.clamped(to: second)) }
            if first.upperBound < second.upperBound { left.removeFirst() } else { right.removeFirst() }
        }
        return ScalarSet(result)
    }

    package func subtracting(_ other: ScalarSet) -> ScalarSet { intersection(other.inverted) }
}
