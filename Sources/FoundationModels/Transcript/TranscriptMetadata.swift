/// Values attached to a request or an entry, kept as generated content so that they can be compared and encoded.
struct TranscriptMetadata: Sendable, Equatable {
    private(set) var contents: [String: GeneratedContent]

    init(_ values: [String: any ConvertibleToGeneratedContent] = [:]) {
        contents = values.mapValues(\.generatedContent)
    }

    var values: [String: any ConvertibleToGeneratedContent] { contents }

    var isEmpty: Bool { contents.isEmpty }

    /// The values in the order of their names, so that what is printed or encoded does not depend on hashing.
    var sorted: [(name: String, content: GeneratedContent)] {
        contents.sorted { $0.key < $1.key }.map { (name: $0.key, content: $0.value) }
    }

    /// Takes over the other's values; a metadata update replaces values of the same name only.
    mutating func merge(_ other: TranscriptMetadata) {
        contents.merge(other.contents) { _, new in new }
    }
}
