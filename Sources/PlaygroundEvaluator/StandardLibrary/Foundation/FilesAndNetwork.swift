import Foundation

/// Reads what a document may read.
struct ResourceReader {
    let permissions: Permissions

    /// The bytes of a file or, when the network is allowed, of an address.
    func contents(of url: URL, _ context: any HostContext) throws -> Data {
        if url.isFileURL {
            try permissions.requireReading(url.path)
            do {
                return try Data(contentsOf: url)
            } catch {
                throw try NativeError.thrown(error, in: context)
            }
        }
        return try load(NetworkRequest(url: url), context).body
    }

    func load(_ request: NetworkRequest, _ context: any HostContext) throws -> NetworkResponse {
        let loader = try permissions.requireNetwork(request.url)
        do {
            return try context.wait { try await loader(request) }
        } catch let error as Interruption {
            throw error
        } catch {
            throw try NativeError.thrown(error, in: context)
        }
    }
}

/// A request as a value.
struct RequestValue: HostRepresentable {
    package static var bridgedName: String { "URLRequest" }
    var url: URL?
    var method: String? = "GET"
    var headers: [(name: String, value: String)] = []
    var body: Data?
    var timeout: Double = 60

    subscript(header name: String) -> String? {
        get { headers.first { $0.name.lowercased() == name.lowercased() }?.value }
        set {
            let index = headers.firstIndex { $0.name.lowercased() == name.lowercased() }
            switch (index, newValue) {
            case (let index?, let value?): headers[index].value = value
            case (let index?, nil): headers.remove(at: index)
            case (nil, let value?): headers.append((name, value))
            case (nil, nil): break
            }
        }
    }

    func request() throws -> NetworkRequest {
        guard let url else { throw HostRefusal("the request has no URL") }
        return NetworkRequest(url: url, method: method ?? "GET", headers: headers, body: body, timeout: timeout)
    }
}

struct ResponseValue: HostRepresentable {
    package static var bridgedName: String { "HTTPURLResponse" }
    let url: URL?
    let response: NetworkResponse
}

/// A request with a function that is told the answer.
final class DataTaskBox: HostRepresentable {
    package static var bridgedName: String { "URLSessionDataTask" }
    let request: RequestValue
    let handler: Value

    init(request: RequestValue, handler: Value) {
        self.request = request
        self.handler = handler
    }

    /// Loads, and tells the handler before anything else of the document goes on.
    func resume(_ types: HostTypes, _ permissions: Permissions, _ context: any HostContext) throws {
        var answer: [Value] = [.none, .none, .none]
        do {
            let loaded = try ResourceReader(permissions: permissions).load(try request.request(), context)
            answer[0] = .some(try loaded.body.written(in: types))
            answer[1] = .some(try ResponseValue(url: request.url, response: loaded).written(in: types))
        } catch let error as ThrownError {
            answer[2] = .some(error.value)
        }
        _ = try handler.call(answer, in: context)
    }
}

/// `URLSession`, `URLRequest`, `FileManager`, `Bundle`, `ProcessInfo` and the like: there, but behind permissions.
struct OutsideTables {
    let types: HostTypes
    let permissions: Permissions

    @ListBuilder<HostType> var list: [HostType] {
        network
        files
        process
    }

    @ListBuilder<HostType> private var network: [HostType] {
        types.declare("class URLSession: Sendable", module: "FoundationNetworking") {
            HostMember("static let shared: URLSession") { [types] _ in
                try types.value(SharedSession(), ofType: "URLSession")
            }
            load("func data(from url: URL) async throws -> (Data, URLResponse)")
            load("func data(for request: URLRequest) async throws -> (Data, URLResponse)")
            for parameter in ["url: URL", "request: URLRequest"] {
                HostMember(
                    "func dataTask(with \(parameter), "
                        + "completionHandler: @escaping (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionDataTask"
                ) { [types] arguments in
                    let argument = try arguments.given(0)
                    return try DataTaskBox(
                        request: RequestValue.read(argument) ?? RequestValue(url: URL.read(argument)),
                        handler: try arguments.given(1)
                    ).written(in: types)
                }
            }
        }
        types.type("class URLSessionDataTask: Sendable", of: DataTaskBox.self) {
            HostMember("func resume()") { [types, permissions] arguments in
                try arguments.bridgedReceiver(as: DataTaskBox.self).resume(types, permissions, arguments.context)
                return .void
            }
            HostMember("func cancel()") { _ in .void }
        }
        types.declare("class URLResponse: Sendable", module: "FoundationNetworking") { response }
        types.type("class HTTPURLResponse: URLResponse", of: ResponseValue.self) {
            types.make(
                "init?(url: URL, statusCode: Int, httpVersion HTTPVersion: String?, headerFields: [String: String]?)"
            ) { (url: URL, status: Int, _: String?, headers: [String: String]?) -> ResponseValue? in
                let fields = (headers ?? [:]).sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
                return ResponseValue(
                    url: url, response: NetworkResponse(status: status, headers: fields, body: Data()))
            }
            response
        }
        types.type("struct URLRequest: Sendable", of: RequestValue.self) {
            types.make("init(url: URL)") { (url: URL) in RequestValue(url: url) }
            types.make("init(url: URL, timeoutInterval: Double)") { (url: URL, timeout: Double) in
                RequestValue(url: url, timeout: timeout)
            }
            types.property("var url: URL?", \RequestValue.url)
            types.property("var httpMethod: String?", \RequestValue.method)
            types.property("var httpBody: Data?", \RequestValue.body)
            types.property("var timeoutInterval: Double", \RequestValue.timeout)
            types.mutating("mutating func setValue(_ value: String?, forHTTPHeaderField field: String)") {
                (request: inout RequestValue, value: String?, field: String) in
                request[header: field] = value
                return Nothing()
            }
            types.mutating("mutating func addValue(_ value: String, forHTTPHeaderField field: String)") {
                (request: inout RequestValue, value: String, field: String) in
                request[header: field] = request[header: field].map { $0 + "," + value } ?? value
                return Nothing()
            }
            types.row("func value(forHTTPHeaderField field: String) -> String?") {
                (request: RequestValue, field: String) in request[header: field]
            }
            types.property(
                "var allHTTPHeaderFields: [String: String]?",
                get: { (request: RequestValue) -> [String: String]? in
                    request.headers.isEmpty
                        ? nil : Dictionary(request.headers.map { ($0.name, $0.value) }, uniquingKeysWith: { $1 })
                }
            ) { request, fields in
                request.headers = (fields ?? [:]).sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
            }
        }
    }

    @RowBuilder private var response: [HostMember] {
        types.row("var statusCode: Int") { (response: ResponseValue) in response.response.status }
        types.row("var url: URL?") { (response: ResponseValue) in response.url }
        types.row("func value(forHTTPHeaderField field: String) -> String?") {
            (response: ResponseValue, field: String) in
            response.response.headers.first { $0.name.lowercased() == field.lowercased() }?.value
        }
    }

    private func load(_ declaration: String) -> HostMember {
        HostMember(declaration) { [types, permissions] arguments in
            let argument = try arguments.given(0)
            let request = RequestValue.read(argument) ?? RequestValue(url: URL.read(argument))
            let answer = try ResourceReader(permissions: permissions).load(try request.request(), arguments.context)
            let response = ResponseValue(url: request.url, response: answer)
            return .tuple(
                TupleValue(elements: [try answer.body.written(in: types), try response.written(in: types)]))
        }
    }

    @ListBuilder<HostType> private var files: [HostType] {
        types.declare("class FileManager: Sendable", module: "Foundation") {
            HostMember("static let `default`: FileManager") { [types] _ in
                try types.value(SharedSession(), ofType: "FileManager")
            }
            reading("func fileExists(atPath path: String) -> Bool") { path in
                .bool(FileManager.default.fileExists(atPath: path))
            }
            reading("func contents(atPath path: String) -> Data?") { [types] path in
                try FileManager.default.contents(atPath: path).written(in: types)
            }
            reading("func contentsOfDirectory(atPath path: String) throws -> [String]", isFolder: true) { path in
                .array(try FileManager.default.contentsOfDirectory(atPath: path).sorted().map { .string($0) })
            }
            HostMember("var currentDirectoryPath: String") { [permissions] _ in
                .string(permissions.documentFolder ?? "/")
            }
            HostMember("var temporaryDirectory: URL") { [types] _ in
                try URL(fileURLWithPath: "/tmp", isDirectory: true).written(in: types)
            }
            for form in Self.changes {
                HostMember("func \(form)") { _ in throw Permissions.refusedWriting }
            }
        }
        types.declare("class Bundle: Sendable", module: "Foundation") {
            HostMember("static let main: Bundle") { [types] _ in try types.value(SharedSession(), ofType: "Bundle") }
            HostMember("var bundleIdentifier: String?") { _ in .none }
            HostMember("func url(forResource name: String?, withExtension ext: String?) -> URL?") { [types] arguments in
                try resource(arguments).map { URL(fileURLWithPath: $0) }.written(in: types)
            }
            HostMember("func path(forResource name: String?, ofType ext: String?) -> String?") { [types] arguments in
                try resource(arguments).written(in: types)
            }
        }
        types.declare("struct String") {
            HostMember("init(contentsOf url: URL, encoding: String.Encoding = .utf8) throws") {
                [permissions] arguments in
                guard let url = URL.read(try arguments.given(0)) else { throw HostRefusal("argument 1 is no URL") }
                let data = try ResourceReader(permissions: permissions).contents(of: url, arguments.context)
                return .string(String(decoding: data, as: UTF8.self))
            }
            HostMember("init(contentsOfFile path: String, encoding: String.Encoding = .utf8) throws") {
                [permissions] arguments in
                let url = URL(fileURLWithPath: try arguments.string(0))
                let data = try ResourceReader(permissions: permissions).contents(of: url, arguments.context)
                return .string(String(decoding: data, as: UTF8.self))
            }
        }
    }

    /// What would change files.
    private static var changes: [String] {
        [
            "createDirectory(at url: URL, withIntermediateDirectories: Bool, attributes: Any = …) throws",
            "createDirectory(atPath path: String, withIntermediateDirectories: Bool, attributes: Any = …) throws",
            "createFile(atPath path: String, contents data: Data?, attributes: Any = …) -> Bool",
            "removeItem(at url: URL) throws", "removeItem(atPath path: String) throws",
            "copyItem(at source: URL, to destination: URL) throws",
            "moveItem(at source: URL, to destination: URL) throws",
        ]
    }

    private func reading(
        _ declaration: String, isFolder: Bool = false, _ body: @escaping (String) throws -> Value
    ) -> HostMember {
        HostMember(declaration) { [permissions] arguments in
            let path = try arguments.string(0)
            try permissions.requireReading(path, isFolder: isFolder)
            do {
                return try body(path)
            } catch let error as HostRefusal {
                throw error
            } catch {
                throw try NativeError.thrown(error, in: arguments.context)
            }
        }
    }

    /// A file beside the document.
    private func resource(_ arguments: HostArguments) throws -> String? {
        let name = arguments.values[0]?.unwrapped?.text.map { String($0) } ?? ""
        let suffix = arguments.values[1]?.unwrapped?.text.map { "." + $0 } ?? ""
        guard let folder = permissions.documentFolder else { return nil }
        let path = URL(fileURLWithPath: folder).appendingPathComponent(name + suffix).path
        try permissions.requireReading(path)
        return FileManager.default.fileExists(atPath: path) ? path : nil
    }

    @ListBuilder<HostType> private var process: [HostType] {
        types.declare("class ProcessInfo: Sendable", module: "Foundation") {
            HostMember("static let processInfo: ProcessInfo") { [types] _ in
                try types.value(SharedSession(), ofType: "ProcessInfo")
            }
            HostMember("var environment: [String: String]") { _ in
                throw HostRefusal(
                    "the environment is refused: documents may not read it", hint: "write the value into the document")
            }
            HostMember("var arguments: [String]") { _ in .array([.string("playground")]) }
            HostMember("var processName: String") { _ in .string("playground") }
            HostMember("var systemUptime: Double") { _ in .double(ProcessInfo.processInfo.systemUptime) }
            HostMember("var processorCount: Int") { _ in .int(ProcessInfo.processInfo.processorCount) }
            HostMember("var activeProcessorCount: Int") { _ in .int(ProcessInfo.processInfo.activeProcessorCount) }
            HostMember("var physicalMemory: UInt64") { [types] _ in
                ProcessInfo.processInfo.physicalMemory.written(in: types)
            }
            HostMember("var operatingSystemVersionString: String") { _ in
                .string(ProcessInfo.processInfo.operatingSystemVersionString)
            }
            HostMember("var isLowPowerModeEnabled: Bool") { _ in .bool(false) }
        }
        types.declare("enum CommandLine") {
            HostMember("static var arguments: [String]") { _ in .array([.string("playground")]) }
            HostMember("static var argc: Int32") { [types] _ in Int32(1).written(in: types) }
        }
        types.declare("class Process", module: "Foundation") {
            HostMember("init()") { _ in
                throw HostRefusal("starting processes is refused: documents may not run other programs")
            }
        }
    }
}

/// The one instance of a class that only has rows.
final class SharedSession {}
