import Observation
import Synchronization

/// Names a value that instructions, profiles and tools share through their session. API version 27.0.
public protocol SessionPropertyKey: SendableMetatype {
    /// The type of the value.
    associatedtype Value: Sendable

    /// The value before it is set.
    static var defaultValue: Value { get }
}

/// The values that instructions, profiles and tools share through their session. API version 27.0.
public final class SessionPropertyValues: Sendable {
    /// The values of the session that resolves its profile or runs a tool now.
    @TaskLocal package static var current = SessionPropertyValues(storage: Storage(), session: nil)

    /// Keeps the values for the life of a session.
    final class Storage: Sendable {
        fileprivate let values = Mutex<[ObjectIdentifier: any Sendable]>([:])
    }

    private let storage: Storage
    private let session: LanguageModelSession?

    init(storage: Storage, session: LanguageModelSession?) {
        self.storage = storage
        self.session = session
    }

    /// Values that belong to no session: the defaults, until they are set.
    package convenience init() {
        self.init(storage: Storage(), session: nil)
    }

    /// The value of a key, or its default. API version 27.0.
    public subscript<Key: SessionPropertyKey>(key: Key.Type) -> Key.Value {
        get {
            storage.values.withLock { $0[ObjectIdentifier(key)] as? Key.Value } ?? Key.defaultValue
        }
        set {
            storage.values.withLock { $0[ObjectIdentifier(key)] = newValue }
        }
    }

    /// The session's entries after its instructions; to be set between requests only. API version 27.0.
    public var history: Transcript.HistoryView {
        get { session?.transcript.history ?? Transcript().history }
        set { session?.transcript.history = newValue }
    }
}

extension SessionPropertyValues: Observable {}

extension LanguageModelSession {
    /// The values that instructions, profiles and tools share. API version 27.0.
    public var properties: SessionPropertyValues {
        SessionPropertyValues(storage: propertyStorage, session: self)
    }

    /// A property shared through the session: every user sees the same value. API version 27.0.
    ///
    /// Outside a session's work it reads the default.
    @propertyWrapper
    public struct SessionProperty<Value>: Sendable {
        private let keyPath: ReferenceWritableKeyPath<SessionPropertyValues, Value> & Sendable

        /// Names the shared value.
        public init(_ keyPath: ReferenceWritableKeyPath<SessionPropertyValues, Value> & Sendable) {
            self.keyPath = keyPath
        }

        /// The value in the session that is at work.
        public var wrappedValue: Value {
            get { SessionPropertyValues.current[keyPath: keyPath] }
            nonmutating set { SessionPropertyValues.current[keyPath: keyPath] = newValue }
        }
    }
}

extension Tool {
    /// A property shared through the session. API version 27.0.
    public typealias SessionProperty = LanguageModelSession.SessionProperty
}
