import Foundation
import Testing

@Suite struct SupportTableTests {
    private let table: SupportTable

    init() throws { table = SupportTable(programs: try LanguageProgram.all()) }

    @Test func everythingListedHasAProgramOrAReason() throws {
        #expect(try table.gaps() == [])
    }

    /// The page may name fewer programs than there are, but each must exist and use what its line says.
    @Test func thePageIsTrue() throws {
        let older = (try? String(contentsOf: SupportTable.page, encoding: .utf8)) ?? ""
        if ProcessInfo.processInfo.environment["EASEL_WRITE_SUPPORT_TABLE"] != nil {
            try table.text(keeping: older).write(to: SupportTable.page, atomically: true, encoding: .utf8)
        } else {
            #expect(
                try table.text(keeping: older) == older,
                "write it again: EASEL_WRITE_SUPPORT_TABLE=1 swift test --filter SupportTableTests")
        }
    }

    @Test func callsAreReadWithTheirLabels() {
        var scanner = NameScanner(#"a.split(separator: ",", maxSplits: 1).map { f($0, x: (1, 2)) }; Set<Int>()"#)
        scanner.scan()
        #expect(
            scanner.calls == [
                WrittenCall(isMember: true, name: "split", labels: ["separator", "maxSplits"]),
                WrittenCall(isMember: true, name: "map", labels: ["{}"]),
                WrittenCall(isMember: false, name: "f", labels: ["_", "x"]),
                WrittenCall(isMember: false, name: "Set", labels: []),
            ])
    }
}
