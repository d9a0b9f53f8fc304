import Foundation

/// What a document may reach outside of itself; nothing, unless the person who runs it says so.
package struct Permissions: Sendable {
    /// Loads from the network; nil refuses.
    package var network: NetworkLoader?
    /// Folders whose files may be read.
    package var readableFolders: [String]
    /// The document's folder, where `Bundle.main` finds resources when it may be read.
    package var documentFolder: String?

    package typealias NetworkLoader = @Sendable (NetworkRequest) async throws -> NetworkResponse

    package init(network: NetworkLoader? = nil, readableFolders: [String] = [], documentFolder: String? = nil) {
        self.network = network
        self.readableFolders = readableFolders
        self.documentFolder = documentFolder
    }

    /// Nothing is allowed.
    package static var none: Permissions { Permissions() }

    /// Nothing a document does stays behind.
    static var refusedWriting: HostRefusal {
        HostRefusal("writing files is refused: documents may not change anything outside", hint: "print the text")
    }

    func mayRead(_ path: String) -> Bool {
        let real = URL(fileURLWithPath: path).resolvingSymlinksInPath().standardizedFileURL.path
        return readableFolders.contains { folder in
            let root = URL(fileURLWithPath: folder).resolvingSymlinksInPath().standardizedFileURL.path
            return real == root || real.hasPrefix(root.hasSuffix("/") ? root : root + "/")
        }
    }

    /// - Throws: `HostRefusal` that names the flag.
    func requireReading(_ path: String, isFolder: Bool = false) throws {
        if mayRead(path) { return }
        let folder = isFolder ? path : URL(fileURLWithPath: path).deletingLastPathComponent().path
        throw HostRefusal(
            "reading '\(path)' is refused: documents may not read files",
            hint: "allow it with --allow read=\(folder)")
    }

    func requireNetwork(_ url: URL?) throws -> NetworkLoader {
        if let network { return network }
        throw HostRefusal(
            "loading '\(url?.absoluteString ?? "")' is refused: documents may not use the network",
            hint: "allow it with --allow net")
    }
}

/// A request that a document makes.
package struct NetworkRequest: Sendable {
    package var url: URL
    package var method: String
    package var headers: [(name: String, value: String)]
    package var body: Data?
    /// In seconds.
    package var timeout: TimeInterval

    package init(
        url: URL, method: String = "GET", headers: [(name: String, value: String)] = [], body: Data? = nil,
        timeout: TimeInterval = 60
    ) {
        self.url = url
        self.method = method
        self.headers = headers
        self.body = body
        self.timeout = timeout
    }
}

/// The answer to a request.
package struct NetworkResponse: Sendable {
    package var status: Int
    package var headers: [(name: String, value: String)]
    package var body: Data

    package init(status: Int, headers: [(name: String, value: String)], body: Data) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}
