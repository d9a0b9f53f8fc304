import Foundation

/// `URL`, `URLComponents`, `URLQueryItem`, `UUID`.
struct AddressTables {
    let types: HostTypes
    let random: RandomSource

    @ListBuilder<HostType> var list: [HostType] {
        types.type("struct URL: Hashable, Codable, Sendable", of: URL.self) {
            making
            parts
            paths
        }
        urlComponents
        types.type("struct URLQueryItem: Hashable, Sendable", of: URLQueryItem.self) {
            types.make("init(name: String, value: String?)") { (name: String, value: String?) in
                URLQueryItem(name: name, value: value)
            }
            types.property("var name: String", \URLQueryItem.name)
            types.property("var value: String?", \URLQueryItem.value)
        }
        uuid
    }

    @RowBuilder private var making: [HostMember] {
        types.make("init?(string: String)") { (text: String) in URL(string: text) }
        types.make("init?(string: String, relativeTo url: URL?)") { (text: String, base: URL?) in
            URL(string: text, relativeTo: base)
        }
        types.make("init(fileURLWithPath path: String)") { (path: String) in URL(fileURLWithPath: path) }
        types.make("init(filePath path: String)") { (path: String) in URL(filePath: path) }
    }

    @RowBuilder private var parts: [HostMember] {
        types.row("var absoluteString: String") { (url: URL) in url.absoluteString }
        types.row("var absoluteURL: URL") { (url: URL) in url.absoluteURL }
        types.row("var scheme: String?") { (url: URL) in url.scheme }
        types.row("var host: String?") { (url: URL) in url.host() }
        types.row("func host(percentEncoded: Bool = true) -> String?") { (url: URL, encoded: Bool?) in
            url.host(percentEncoded: encoded ?? true)
        }
        types.row("var port: Int?") { (url: URL) in url.port }
        types.row("var path: String") { (url: URL) in url.path }
        types.row("func path(percentEncoded: Bool = true) -> String") { (url: URL, encoded: Bool?) in
            url.path(percentEncoded: encoded ?? true)
        }
        types.row("var query: String?") { (url: URL) in url.query }
        types.row("func query(percentEncoded: Bool = true) -> String?") { (url: URL, encoded: Bool?) in
            url.query(percentEncoded: encoded ?? true)
        }
        types.row("var fragment: String?") { (url: URL) in url.fragment }
        types.row("var user: String?") { (url: URL) in url.user }
        types.row("var password: String?") { (url: URL) in url.password }
        types.row("var isFileURL: Bool") { (url: URL) in url.isFileURL }
        types.row("var lastPathComponent: String") { (url: URL) in url.lastPathComponent }
        types.row("var pathComponents: [String]") { (url: URL) in url.pathComponents }
        types.row("var pathExtension: String") { (url: URL) in url.pathExtension }
        types.row("var standardized: URL") { (url: URL) in url.standardized }
    }

    @RowBuilder private var paths: [HostMember] {
        types.row("func appendingPathComponent(_ component: String) -> URL") { (url: URL, component: String) in
            url.appendingPathComponent(component)
        }
        types.row("func appendingPathComponent(_ component: String, isDirectory: Bool) -> URL") {
            (url: URL, component: String, isDirectory: Bool) in
            url.appendingPathComponent(component, isDirectory: isDirectory)
        }
        types.row("func appending(path: some StringProtocol) -> URL") { (url: URL, path: Substring) in
            url.appending(path: path)
        }
        types.row("func appending(component: some StringProtocol) -> URL") { (url: URL, component: Substring) in
            url.appending(component: component)
        }
        types.row("func appending(queryItems: [URLQueryItem]) -> URL") { (url: URL, items: [URLQueryItem]) in
            url.appending(queryItems: items)
        }
        types.row("func appendingPathExtension(_ pathExtension: String) -> URL") { (url: URL, suffix: String) in
            url.appendingPathExtension(suffix)
        }
        types.row("var hasDirectoryPath: Bool") { (url: URL) in url.hasDirectoryPath }
        changing("appendPathComponent(_ component: String)") { (url: inout URL, text: String) in
            url.appendPathComponent(text)
        }
        changing("appendPathExtension(_ pathExtension: String)") { (url: inout URL, text: String) in
            url.appendPathExtension(text)
        }
        changing("append(path: String)") { (url: inout URL, text: String) in url.append(path: text) }
        changing("append(component: String)") { (url: inout URL, text: String) in url.append(component: text) }
        changing("append(queryItems: [URLQueryItem])") { (url: inout URL, items: [URLQueryItem]) in
            url.append(queryItems: items)
        }
        for (name, change) in Self.deletions {
            types.mutating("mutating func \(name)()") { (url: inout URL) in
                change(&url)
                return Nothing()
            }
        }
        types.row("func deletingLastPathComponent() -> URL") { (url: URL) in url.deletingLastPathComponent() }
        types.row("func deletingPathExtension() -> URL") { (url: URL) in url.deletingPathExtension() }
    }

    private func changing<Argument: Bridged>(
        _ head: String, _ change: @escaping (inout URL, Argument) -> Void
    ) -> HostMember {
        types.mutating("mutating func " + head) { (url: inout URL, argument: Argument) in
            change(&url, argument)
            return Nothing()
        }
    }

    private static var deletions: [(String, (inout URL) -> Void)] {
        [
            ("deleteLastPathComponent", { $0.deleteLastPathComponent() }),
            ("deletePathExtension", { $0.deletePathExtension() }), ("standardize", { $0.standardize() }),
        ]
    }

    private var urlComponents: HostType {
        types.type("struct URLComponents: Hashable, Sendable", of: URLComponents.self) {
            types.make("init()") { URLComponents() }
            types.make("init?(string: String)") { (text: String) in URLComponents(string: text) }
            types.make("init?(url: URL, resolvingAgainstBaseURL resolve: Bool)") { (url: URL, resolve: Bool) in
                URLComponents(url: url, resolvingAgainstBaseURL: resolve)
            }
            types.property("var scheme: String?", get: { (parts: URLComponents) in parts.scheme }) { parts, scheme in
                guard scheme?.allSatisfy({ $0.isLetter || $0.isNumber || "+-.".contains($0) }) ?? true else {
                    throw Trap.fatal("Attempting to set an invalid scheme")
                }
                parts.scheme = scheme
            }
            types.property("var host: String?", \URLComponents.host)
            types.property("var port: Int?", get: { (parts: URLComponents) in parts.port }) { parts, port in
                if let port, port < 0 { throw Trap.fatal("Attempting to set a negative port") }
                parts.port = port
            }
            types.property("var path: String", \URLComponents.path)
            types.property("var query: String?", \URLComponents.query)
            types.property("var fragment: String?", \URLComponents.fragment)
            types.property("var user: String?", \URLComponents.user)
            types.property("var password: String?", \URLComponents.password)
            types.row("var percentEncodedQuery: String?") { (parts: URLComponents) in parts.percentEncodedQuery }
            types.row("var percentEncodedPath: String") { (parts: URLComponents) in parts.percentEncodedPath }
            types.row("var percentEncodedHost: String?") { (parts: URLComponents) in parts.percentEncodedHost }
            types.property("var queryItems: [URLQueryItem]?", \URLComponents.queryItems)
            types.row("var url: URL?") { (parts: URLComponents) in parts.url }
            types.row("var string: String?") { (parts: URLComponents) in parts.string }
        }
    }

    private var uuid: HostType {
        types.type("struct UUID: Hashable, Comparable, Codable, Sendable", of: UUID.self) {
            HostMember("init()") { [types, random] _ in try Self.uuid(from: random).written(in: types) }
            types.make("init?(uuidString text: String)") { (text: String) in UUID(uuidString: text) }
            types.row("var uuidString: String") { (uuid: UUID) in uuid.uuidString }
        }
    }

    /// A version 4 UUID of the run's random numbers, so that the same run shows the same ones.
    private static func uuid(from random: RandomSource) -> UUID {
        var bytes = [UInt8]()
        for _ in 0..<2 {
            let bits = random.next()
            for shift in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: bits >> (shift * 8))) }
        }
        bytes[6] = bytes[6] & 0x0F | 0x40
        bytes[8] = bytes[8] & 0x3F | 0x80
        return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
    }
}
