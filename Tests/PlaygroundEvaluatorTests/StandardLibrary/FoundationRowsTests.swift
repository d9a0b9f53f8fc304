import Foundation
import Testing

@testable import PlaygroundEvaluator

struct FoundationRowsTests {
    let library = LibraryProbe.foundation()

    private func host(_ payload: some HostRepresentable) throws -> Value { try payload.written(in: library.types) }

    @Test func strings() throws {
        let text = Value.string("  one,two  ")
        #expect(
            try library.text(
                "StringProtocol", "func trimmingCharacters", on: text, host(CharacterSet.whitespacesAndNewlines))
                == "one,two")
        #expect(
            try library.text(
                "StringProtocol", "func components(separatedBy separator: some", on: .string("a-b"), .string("-"))
                == #"["a", "b"]"#)
        #expect(
            try library.text(
                "StringProtocol", "func replacingOccurrences", on: .string("a.b.c"), .string("."), .string("/"), nil,
                nil)
                == "a/b/c")
        #expect(try library.text("StringProtocol", "var capitalized", on: .string("the title")) == "The Title")
    }

    @Test func formats() throws {
        func format(_ text: String, _ values: Value...) throws -> String {
            try FormatString(text).filled(with: values, locale: nil, library.context)
        }
        #expect(
            try format(
                "%.2f %5d|%-5@|%05.1f %x %@ %%", .double(3.14159), .int(42), .string("ab"), .double(2.5), .int(255),
                .string("s")) == "3.14    42|ab|002.5 ff s %")
        #expect(try format("%2$@ %1$@", .string("a"), .string("b")) == "b a")
        #expect(
            try format("%08.3f|%+d|%ld|%lu|%e", .double(1.5), .int(3), .int(4), .int(5), .double(12345.678))
                == "0001.500|+3|4|5|1.234568e+04")
        #expect(throws: HostRefusal.self) { try format("%d", .string("x")) }
        #expect(throws: HostRefusal.self) { try format("%@ %@", .string("x")) }
        #expect(throws: HostRefusal.self) { try format("%s", .string("x")) }
    }

    @Test func dates() throws {
        let epoch = try library.call("Date", "init(timeIntervalSince1970", .double(0))
        #expect(epoch.shown == "1970-01-01 00:00:00 +0000")
        let later = try library.call("Date", "func addingTimeInterval", on: epoch, .double(90))
        #expect(try library.text("Date", "func timeIntervalSince(", on: later, epoch) == "90.0")
        #expect(try ValueOrder.isLess(epoch, later))
        let calendar = try host(Calendar(identifier: .gregorian))
        let day = try host(Calendar.Component.day)
        #expect(
            try library.text("Calendar", "func date(byAdding component", on: calendar, day, .int(1), epoch)
                == "Optional(1970-01-02 00:00:00 +0000)")
    }

    @Test func propertiesOfValuesAndOfObjects() throws {
        let components = try library.call("URLComponents", "init?(string", .string("https://a.b/c")).unwrapped ?? .none
        var arguments = HostArguments(receiver: components, values: [], context: library.context)
        let item = try library.call("URLQueryItem", "init(name", .string("q"), .some(.string("x y")))
        try library.row("URLComponents", "var queryItems").setter?(&arguments, .some(.array([item])))
        #expect(arguments.receiver.shown == "https://a.b/c?q=x%20y")
        #expect(components.shown == "https://a.b/c")

        let encoder = try library.call("JSONEncoder", "init()")
        var object = HostArguments(receiver: encoder, values: [], context: library.context)
        try library.row("JSONEncoder", "var outputFormatting").setter?(
            &object, host(JSONEncoder.OutputFormatting.prettyPrinted))
        let formatting = try library.call("JSONEncoder", "var outputFormatting", on: encoder)
        #expect(JSONEncoder.OutputFormatting.read(formatting) == .prettyPrinted)
    }

    @Test func whatReachesOutsideNamesItsFlag() throws {
        func hint(_ work: () throws -> Value) -> String? {
            do { return try work().shown } catch { return (error as? HostRefusal)?.hint }
        }
        let file = try host(URL(fileURLWithPath: "/etc/hostname"))
        #expect(hint { try library.call("Data", "init(contentsOf", file) } == "allow it with --allow read=/etc")
        let web = try host(try #require(URL(string: "https://example.com/a")))
        let session = try library.call("URLSession", "static let shared")
        #expect(
            hint { try library.call("URLSession", "func data(from", on: session, web) } == "allow it with --allow net")
        let info = try library.call("ProcessInfo", "static let processInfo")
        #expect(throws: HostRefusal.self) { try library.call("ProcessInfo", "var environment", on: info) }
    }

    @Test func allowedFoldersDoNotLeadOut() {
        let permissions = Permissions(readableFolders: ["/data/in"])
        #expect(permissions.mayRead("/data/in/a.json"))
        #expect(!permissions.mayRead("/data/in/../secret"))
        #expect(!permissions.mayRead("/data/inner/a.json"))
    }

    @Test func errorsDescribeThemselves() throws {
        let type = NominalType(name: "Failure", kind: .enum)
        type.cases = [.init(name: "a"), .init(name: "bad", payload: [.init(type: .unknown)]), .init(name: "c")]
        func text(_ index: Int, _ payload: [Value] = []) throws -> String {
            let error = Value.enumeration(EnumValue(type: type, caseIndex: index, payload: payload))
            return try library.text("Error", "var localizedDescription", on: error)
        }
        #expect(try text(0) == "The operation could not be completed. (main.Failure error 1.)")
        #expect(try text(1, [.int(1)]) == "The operation could not be completed. (main.Failure error 0.)")
        #expect(try text(2) == "The operation could not be completed. (main.Failure error 2.)")
    }

    @Test func uuidsFollowTheSeed() throws {
        let first = try library.text("UUID", "init()")
        #expect(try LibraryProbe.foundation().text("UUID", "init()") == first)
        #expect(try library.text("UUID", "init()") != first)
    }
}
