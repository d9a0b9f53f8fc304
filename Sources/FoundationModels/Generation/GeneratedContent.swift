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
    package struct Properties: Sendable {
        package private(set) var pairs: [(key: String, value: GeneratedContent)] = []
        /// Where each name stands, kept only for objects too large to search through.
        private var positions: [String: Int] = [:]
        private static let searchableCount = 8

        package init() {}

        package init(_ pairs: some Sequence<(String, GeneratedContent)>) {
            for (key, value) in pairs { self[key] = value }
        }

        package subscript(key: String) -> GeneratedContent? {
            get { position(of: key).map { pairs[$0].value } }
            set {
                if let position = position(of: key) {
                    replace(at: position, by: newValue)
                } else if let newValue {
                    append(newValue, for: key)
                }
            }
        }

        private func position(of key: String) -> Int? {
            pairs.count > Self.searchableCount ? positions[key] : pairs.firstIndex { $0.key == key }
        }

        private mutating func append(_ value: GeneratedContent, for key: String) {
            pairs.append((key, value))
            if pairs.count > Self.searchableCount + 1 {
                positions[key] = pairs.count - 1
            } else {
                index()
            }
        }

        private mutating func replace(at position: Int, by value: GeneratedContent?) {
            if let value {
                pairs[position].value = value
            } else {
                pairs.remove(at: position)
                index()
            }
        }

        private mutating func index() {
            positions = [:]
            guard pairs.count > Self.searchableCount else { return }
            for (position, pair) in pairs.enumerated() { positions[pair.key] = position }
        }

        package var keys: [String] { pairs.map(\.key) }
        package var byName: [String: GeneratedContent] { Dictionary(pairs.map { ($0.key, $0.value) }) { $1 } }
        package var isEmpty: Bool { pairs.isEmpty }
        package var count: Int { pairs.count }
    }
}

extension GeneratedContent.Properties: Equatable {
    package static func == (left: Self, right: Self) -> Bool {
        left.pairs.elementsEqual(right.pairs) { $0.key == $1.key && $0.value == $1.value }
    }
}
