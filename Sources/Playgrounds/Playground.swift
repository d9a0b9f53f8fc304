import CPlaygroundRecords

/// A playground of the running program: a name, a place and something to try.
public struct Playground: Sendable {
    /// The name given to `#Playground`; nil for an unnamed one.
    public let name: String?
    /// The module and the file, as in `Module/File.swift`.
    public let fileID: String
    /// The line of `#Playground`, counted from 1.
    public let line: Int
    /// The column of `#Playground`, counted from 1.
    public let column: Int
    private let body: @MainActor @Sendable () async throws -> Void

    /// Creates a playground; `#Playground` expands to this.
    public init(
        name: String?, fileID: String, line: Int, column: Int,
        body: @escaping @MainActor @Sendable () async throws -> Void
    ) {
        self.name = name
        self.fileID = fileID
        self.line = line
        self.column = column
        self.body = body
    }

    /// Runs the playground on the main actor and throws what it throws.
    public func run() async throws {
        try await body()
    }
}

extension Playground {
    /// The playgrounds of this program, by file, line and column.
    public static var all: [Playground] {
        guard let records = playground_records() else { return [] }
        let found = (0..<playground_record_count()).map { playground(from: records[$0]) }
        return found.sorted { ($0.fileID, $0.line, $0.column) < ($1.fileID, $1.line, $1.column) }
    }

    private static func playground(from record: PlaygroundRecord) -> Playground {
        let place = UnsafeMutablePointer<Playground>.allocate(capacity: 1)
        defer { place.deallocate() }
        record(place)
        return place.move()
    }
}

/// The code that makes a playground in the place it is given; `#Playground` stores one in the program's binary.
public typealias PlaygroundRecord = @convention(c) (UnsafeMutableRawPointer) -> Void
