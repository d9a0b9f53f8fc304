/// A tuple of two or more elements, or of labelled ones.
package final class TupleValue {
    package let labels: [String?]
    package let elements: [Value]

    package init(labels: [String?]? = nil, elements: [Value]) {
        self.labels = labels ?? Array(repeating: nil, count: elements.count)
        self.elements = elements
    }
}
