/// Changes where a value is: its content is moved out and back, so that nothing is copied that only this value holds.
extension Value {
    /// Moves the value out and leaves `void`.
    @inline(__always)
    mutating func take() -> Value {
        var taken = Value.void
        swap(&taken, &self)
        return taken
    }

    /// Adds an element to an array.
    ///
    /// - Returns: the number of elements.
    @inline(__always)
    mutating func append(_ element: Value) -> Int {
        guard case .array = self, case .array(var elements) = take() else { return 0 }
        elements.append(element)
        let count = elements.count
        self = .array(elements)
        return count
    }

    mutating func append(contentsOf addition: [Value]) -> Int {
        guard case .array = self, case .array(var elements) = take() else { return 0 }
        elements += addition
        let count = elements.count
        self = .array(elements)
        return count
    }

    /// Adds to a text.
    ///
    /// - Returns: its length in bytes.
    mutating func append(text addition: String) -> Int {
        guard case .string = self, case .string(var text) = take() else { return 0 }
        text += addition
        let count = text.utf8.count
        self = .string(text)
        return count
    }

    /// Puts an element into an array.
    @inline(__always)
    mutating func set(_ element: Value, at index: Int, _ site: Site) throws {
        guard case .array = self, case .array(var elements) = take() else { return }
        guard index >= 0, index < elements.count else {
            self = .array(elements)
            throw site.outOfRange(index)
        }
        elements[index] = element
        self = .array(elements)
    }
}
