import Foundation

/// A headless Chromium, led through WebDriver over loopback.
actor Browser {
    struct Fault: Error {
        var message: String
    }

    private static let driverPath = "/usr/bin/chromedriver"
    static let isInstalled = FileManager.default.isExecutableFile(atPath: driverPath)

    private let driver: Process
    private let connection: LoopbackConnection
    /// The path of the browser's session.
    private let session: String
    private let folder: URL

    /// Runs a test in a new browser, which is gone afterwards.
    static func with<Result: Sendable>(
        scripts: Bool = true, width: Int = 1200, _ body: (Browser) async throws -> Result
    ) async throws -> Result {
        let browser = try await Browser(scripts: scripts, width: width)
        do {
            let result = try await body(browser)
            await browser.quit()
            return result
        } catch {
            await browser.quit()
            throw error
        }
    }

    private init(scripts: Bool, width: Int) async throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("report-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let (driver, port) = try Self.startDriver()
        self.driver = driver
        connection = LoopbackConnection(port: port)
        let options = Self.capabilities(scripts: scripts, width: width)
        do {
            let reply: Reply<NewSession> = try Self.send(connection, "POST", "/session", options)
            session = "/session/\(reply.value.sessionId)"
        } catch {
            Self.end(driver)
            throw error
        }
    }

    private static func startDriver() throws -> (Process, port: UInt16) {
        let driver = Process()
        let output = Pipe()
        driver.executableURL = URL(fileURLWithPath: driverPath)
        driver.arguments = ["--port=0"]
        driver.standardOutput = output
        driver.standardError = FileHandle.nullDevice
        try driver.run()
        var text = ""
        while true {
            let data = output.fileHandleForReading.availableData
            guard !data.isEmpty else { throw Fault(message: "the driver ended: \(text)") }
            text += String(decoding: data, as: UTF8.self)
            if let found = text.firstMatch(of: /on port ([0-9]+)\./), let port = UInt16(found.1) {
                return (driver, port)
            }
        }
    }

    private static func capabilities(scripts: Bool, width: Int) -> String {
        let arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--window-size=\(width),900"]
        let list = arguments.map { "\"\($0)\"" }.joined(separator: ",")
        let settings = scripts ? "{}" : "{\"profile.managed_default_content_settings.javascript\":2}"
        return """
            {"capabilities":{"alwaysMatch":{"browserName":"chrome",
            "goog:loggingPrefs":{"browser":"ALL","performance":"ALL"},
            "goog:chromeOptions":{"args":[\(list)],"prefs":\(settings)}}}}
            """
    }

    /// Shows a page, read from a file as a person would open it.
    func open(_ html: String, fragment: String = "") async throws {
        let file = folder.appendingPathComponent("report.html")
        try Data(html.utf8).write(to: file)
        let _: Reply<String?> = try await command("url", ["url": file.absoluteString + fragment])
    }

    /// The text a script returns.
    func value(of expression: String) async throws -> String {
        struct Script: Encodable {
            var script: String
            var args: [String] = []
        }
        let script = Script(script: "return String(\(expression))")
        let reply: Reply<String> = try await command("execute/sync", script)
        return reply.value
    }

    /// Text as a person sees it; needs no script of the page.
    func text(of selector: String) async throws -> String {
        let element = try await find(selector)
        let reply: Reply<String> = try await get("element/\(element)/text")
        return reply.value
    }

    func click(_ selector: String) async throws {
        let element = try await find(selector)
        let _: Reply<String?> = try await command("element/\(element)/click", [String: String]())
    }

    /// Presses keys where the focus is.
    func press(_ keys: Key...) async throws {
        let reply: Reply<[String: String]> = try await get("element/active")
        guard let element = reply.value.values.first else { throw Fault(message: "nothing has the focus") }
        for key in keys {
            let _: Reply<String?> = try await command("element/\(element)/value", ["text": key.rawValue])
        }
    }

    enum Key: String {
        case left = "\u{E012}"
        case right = "\u{E014}"
        case home = "\u{E011}"
        case end = "\u{E010}"
        case enter = "\u{E007}"
        case space = " "
    }

    /// What the console said since it was asked last.
    func consoleMessages() async throws -> [String] {
        try await log("browser")
    }

    /// The addresses that were asked for since the log was read last.
    func requests() async throws -> [String] {
        try await log("performance").compactMap { message in
            guard message.contains("\"Network.requestWillBeSent\"") else { return nil }
            return message.firstMatch(of: /"documentURL":"[^"]*".*"url":"([^"]*)"/).map { String($0.1) } ?? message
        }
    }

    private func log(_ kind: String) async throws -> [String] {
        struct Entry: Decodable {
            var message: String
        }
        let reply: Reply<[Entry]> = try await command("se/log", ["type": kind])
        return reply.value.map(\.message)
    }

    /// A picture of the page as PNG.
    func screenshot() async throws -> Data {
        let reply: Reply<String> = try await get("screenshot")
        return Data(base64Encoded: reply.value) ?? Data()
    }

    private func find(_ selector: String) async throws -> String {
        let reply: Reply<[String: String]> = try await command(
            "element", ["using": "css selector", "value": selector])
        guard let element = reply.value.values.first else { throw Fault(message: "there is no \(selector)") }
        return element
    }

    /// Kills the driver: it inherits blocked signals, so that asking it to end is of no use.
    private static func end(_ driver: Process) {
        kill(driver.processIdentifier, SIGKILL)
        driver.waitUntilExit()
    }

    private func quit() async {
        let _: Reply<String?>? = try? Self.send(connection, "DELETE", session, "")
        Self.end(driver)
        try? FileManager.default.removeItem(at: folder)
    }

    private struct Reply<Value: Decodable & Sendable>: Decodable, Sendable {
        var value: Value
    }

    private struct NewSession: Decodable, Sendable {
        var sessionId: String
    }

    private func command<Value>(_ path: String, _ body: some Encodable) async throws -> Reply<Value> {
        let text = String(decoding: try JSONEncoder().encode(body), as: UTF8.self)
        return try Self.send(connection, "POST", "\(session)/\(path)", text)
    }

    private func get<Value>(_ path: String) async throws -> Reply<Value> {
        try Self.send(connection, "GET", "\(session)/\(path)", "")
    }

    private static func send<Value>(
        _ connection: LoopbackConnection, _ method: String, _ path: String, _ body: String
    ) throws -> Reply<Value> {
        try JSONDecoder().decode(Reply<Value>.self, from: Data(try connection.exchange(method, path, body)))
    }
}
