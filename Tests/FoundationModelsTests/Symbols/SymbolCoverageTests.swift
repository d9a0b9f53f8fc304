import Foundation
import Testing

/// The library beside Apple's interface, symbol by symbol.
@Suite struct SymbolCoverageTests {
    private let coverage: SymbolCoverage

    init() throws {
        let list = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "symbols.txt")
        coverage = SymbolCoverage(
            graph: try SymbolGraph.extract(), list: try String(contentsOf: list, encoding: .utf8))
    }

    @Test("At least 97 % of the symbols of 26 are there, and 95 % of those of 27")
    func shares() {
        for (version, least) in [("26", 97), ("27", 95)] {
            let (there, all) = coverage.share(of: version)
            print("FoundationModels \(version): \(there) of \(all) symbols (\(100 * there / all) %)")
            #expect(there * 100 >= all * least)
        }
    }

    @Test("What is missing has a reason, and no reason outlives what it explains")
    func reasons() {
        let missing = coverage.symbols.filter { !$0.isThere }.map(\.path)
        #expect(missing.filter { SymbolCoverage.reason(for: $0) == nil } == [])
        #expect(SymbolCoverage.reasons.map(\.path).filter { !missing.contains($0) } == [])
    }

    /// With `EASEL_UPDATE_PAGES=1` the page is written instead.
    @Test("The page of the documentation says what is there")
    func page() throws {
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appending(path: "../../../Sources/FoundationModels/FoundationModels.docc/Coverage.md").standardizedFileURL
        if ProcessInfo.processInfo.environment["EASEL_UPDATE_PAGES"] == "1" {
            try coverage.page.write(to: page, atomically: true, encoding: .utf8)
        }
        let written = try String(contentsOf: page, encoding: .utf8)
        #expect(written == coverage.page, "Scripts/symbols --update writes the page again")
    }
}
