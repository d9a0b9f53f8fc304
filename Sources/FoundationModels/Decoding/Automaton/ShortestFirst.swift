/// Numbers by their distance, nearest first and of equals the lowest: the order of Dijkstra's algorithm.
struct ShortestFirst {
    /// A binary heap: no entry is nearer than the one at half its position.
    private var heap: [(distance: Int, number: Int32)] = []

    mutating func add(_ number: Int32, at distance: Int) {
        heap.append((distance, number))
        var child = heap.count - 1
        while child > 0, isNearer(child, (child - 1) / 2) {
            heap.swapAt(child, (child - 1) / 2)
            child = (child - 1) / 2
        }
    }

    mutating func next() -> (number: Int32, distance: Int)? {
        guard let last = heap.popLast() else { return nil }
        guard let first = heap.first else { return (last.number, last.distance) }
        heap[0] = last
        var parent = 0
        while let child = nearerChild(of: parent), isNearer(child, parent) {
            heap.swapAt(parent, child)
            parent = child
        }
        return (first.number, first.distance)
    }

    private func nearerChild(of parent: Int) -> Int? {
        let (left, right) = (2 * parent + 1, 2 * parent + 2)
        if right < heap.count, isNearer(right, left) { return right }
        return left < heap.count ? left : nil
    }

    private func isNearer(_ one: Int, _ other: Int) -> Bool { heap[one] < heap[other] }
}
