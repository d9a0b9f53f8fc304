/// Structured content that a model generated: one value, an array, or named properties in order.
///
/// Two contents are equal when they hold the same values in the same order and are equally complete; identities are not
/// compared. Follows API version 26.0.
public struct GeneratedContent: Sendable {
    /// The identity that this content keeps through all snapshots of a response; nil for content made by hand.
    public var id: GenerationID?
    package let storage: Storage
    /// False when the text this content was parsed from ended before the content did.
    public let isComplete: Bool

    /// What content is made of. Numbers keep every digit, unlike `Kind`.
    package indirect enum Storage: Sendable, Equatable {
        case null
        case bool(Bool)
        case number(ExactNumber)
        /// An infinity or not-a-number, which JSON cannot say.
        case nonFinite(Double)
        case string(String)
        case array([GeneratedContent])
        case structure(Properties)
    }

    package init(_ storage: Storage, id: GenerationID? = nil, isComplete: Bool = true) {
        self.storage = storage
        self.id = id
        self.isComplete = isComplete
    }
}

extension GeneratedContent: Equatable {
    /// Compares values, order and completeness, not identities.
    public static func == (left: GeneratedContent, right: GeneratedContent) -> Bool {
        left.isComplete == right.isComplete && left.storage == right.storage
    }
}

extension GeneratedContent {
    /// Named values in the order in which they were generated.
    package struct Properties: Sendable, Equatable {
        package private(set) var keys: [String] = []
        private var values: [String: GeneratedContent] = [:]

        package init() {}

        package init(_ pairs: some Sequence<(String, GeneratedContent)>) {
            for (key, value) in pairs { self[key] = value }
        }

        package subscript(key: String) -> GeneratedContent? {
            get { values[key] }
            set {
                let old = values[key]
                values[key] = newValue
                if old == nil, newValue != nil { keys.append(key) }
                if old != nil, newValue == nil { keys.removeAll { $0 == key } }
            }
        }

        package var pairs: [(key: String, value: GeneratedContent)] {
            keys.compactMap { key in values[key].map { (key, $0) } }
        }

        package var byName: [String: GeneratedContent] { values }
        package var isEmpty: Bool { keys.isEmpty }
        package var count: Int { keys.count }
    }
}
