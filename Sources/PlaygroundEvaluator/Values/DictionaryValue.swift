/// A dictionary that keeps the order in which keys were added, so that every run shows the same.
///
/// Removed entries leave gaps that are closed when they outnumber the rest; each operation is amortised O(1).
package struct DictionaryValue {
    fileprivate var index: [HashedValue: Int] = [:]
    fileprivate var entries: [(key: Value, value: Value)?] = []

    package init() {}

    package var count: Int { index.count }

    package subscript(key: HashedValue) -> Value? {
        get {
            guard let position = index[key] else { return nil }
            return entries[position]?.value
        }
        set {
            switch (index[key], newValue) {
            case (let position?, let value?): entries[position]?.value = value
            case (nil, let value?): append(key, value)
            case (let position?, nil): remove(key, at: position)
            case (nil, nil): break
            }
        }
    }

    /// The entries, oldest first.
    package var pairs: [(key: Value, value: Value)] { entries.compactMap { $0 } }

    package var isEmpty: Bool { index.isEmpty }

    /// Makes a dictionary of pairs; of equal keys the last wins.
    package init(_ pairs: some Sequence<(key: Value, value: Value)>) {
        self.init()
        for pair in pairs { self[HashedValue(pair.key)] = pair.value }
    }

    package mutating func reserveCapacity(_ count: Int) {
        index.reserveCapacity(count)
        entries.reserveCapacity(count)
    }

    /// The key as it is stored, which may be another instance than an equal one.
    package func storedKey(_ key: HashedValue) -> Value? {
        index[key].flatMap { entries[$0]?.key }
    }

    /// The number of slots, gaps included; positions count slots.
    package var slotCount: Int { entries.count }

    /// The entry in a slot, or nil for a gap.
    package func entry(at slot: Int) -> (key: Value, value: Value)? { entries[slot] }

    /// The first slot with an entry from a position on; the end when there is none.
    package func firstSlot(from position: Int) -> Int {
        (position..<max(position, slotCount)).first { entries[$0] != nil } ?? slotCount
    }

    /// The slot of a key.
    package func slot(of key: HashedValue) -> Int? { index[key] }

    private mutating func append(_ key: HashedValue, _ value: Value) {
        index[key] = entries.count
        entries.append((key.value, value))
    }

    private mutating func remove(_ key: HashedValue, at position: Int) {
        index[key] = nil
        entries[position] = nil
        if entries.count > 16, index.count < entries.count / 2 { closeGaps() }
    }

    private mutating func closeGaps() {
        entries = entries.filter { $0 != nil }
        for (position, entry) in entries.enumerated() {
            if let entry { index[HashedValue(entry.key)] = position }
        }
    }
}

/// A set that keeps the order in which elements were added.
package struct SetValue {
    private var dictionary = DictionaryValue()

    package init() {}

    package init(_ elements: some Sequence<Value>) {
        for element in elements { insert(element) }
    }

    package var count: Int { dictionary.count }
    package var isEmpty: Bool { dictionary.isEmpty }
    package var elements: [Value] { dictionary.pairs.map(\.key) }
    /// The elements as keys of a dictionary, for access by slot.
    package var slots: DictionaryValue { dictionary }

    package func contains(_ element: Value) -> Bool { dictionary[HashedValue(element)] != nil }

    /// Returns whether the element is new.
    @discardableResult
    package mutating func insert(_ element: Value) -> Bool {
        let key = HashedValue(element)
        guard dictionary[key] == nil else { return false }
        dictionary[key] = .void
        return true
    }

    /// Returns the member that was removed.
    @discardableResult
    package mutating func remove(_ element: Value) -> Value? {
        let key = HashedValue(element)
        guard contains(element) else { return nil }
        dictionary[key] = nil
        return element
    }
}

extension DictionaryValue {
    /// Changes the value of a key in place, starting from a default when there is none.
    mutating func modify(_ key: HashedValue, default fallback: () throws -> Value, _ body: (inout Value) throws -> Void)
        throws
    {
        if let slot = index[key] {
            guard var value = entries[slot]?.value.take() else { return }
            defer { entries[slot]?.value = value }
            return try body(&value)
        }
        var value = try fallback()
        try body(&value)
        self[key] = value
    }

    /// Changes the optional value of a key in place; nil removes the entry.
    mutating func modifyOptional(_ key: HashedValue, _ body: (inout Value) throws -> Void) throws {
        guard let slot = index[key], let entry = entries[slot] else {
            var value = Value.none
            try body(&value)
            self[key] = value.unwrapped
            return
        }
        var value = Value.some(entry.value)
        entries[slot]?.value = .void
        do {
            try body(&value)
        } catch {
            entries[slot]?.value = value.unwrapped ?? .void
            throw error
        }
        guard let changed = value.unwrapped else {
            self[key] = nil
            return
        }
        entries[slot]?.value = changed
    }
}
