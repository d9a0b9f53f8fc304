import Foundation

/// An identity that stays the same for one piece of content through all snapshots of a response.
///
/// Follows API version 26.0. It is not stable from one response to the next.
public struct GenerationID: Hashable, Sendable {
    private let root: UUID
    private let path: [Step]

    private enum Step: Hashable, Sendable {
        case element(Int)
        case property(String)
    }

    /// Creates an identity that no other content has.
    public init() {
        self.init(root: UUID(), path: [])
    }

    private init(root: UUID, path: [Step]) {
        self.root = root
        self.path = path
    }

    /// The identity of the element at a position of the content that has this identity.
    ///
    /// A snapshot is parsed from the beginning each time, so identities must follow from places, not from events.
    package func element(_ position: Int) -> GenerationID {
        GenerationID(root: root, path: path + [.element(position)])
    }

    /// The identity of a named property of the content that has this identity.
    package func property(_ name: String) -> GenerationID {
        GenerationID(root: root, path: path + [.property(name)])
    }
}
