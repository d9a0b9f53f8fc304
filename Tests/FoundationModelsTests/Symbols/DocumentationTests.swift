import Testing

/// What everyone can call is explained where it is declared.
@Suite struct DocumentationTests {
    private let documented: [SymbolGraph.Symbol]

    init() throws {
        documented = try SymbolGraph.extract().symbols.filter { symbol in
            // A module's extension of another module's type is no symbol of its own, and `$name` is made by a wrapper.
            !symbol.isInherited && symbol.kind != "swift.extension" && !symbol.path.contains(".$")
        }
    }

    @Test("Every public symbol has a comment that begins with one sentence")
    func sentences() {
        #expect(documented.filter { $0.documentation == nil }.map(\.path) == [])
        for symbol in documented {
            let first = symbol.documentation?.first ?? ""
            #expect(first.count <= 150, "\(symbol.path): \(first)")
            #expect(first.last.map { ".)".contains($0) } ?? true, "\(symbol.path): \(first)")
        }
    }

    @Test("Every public type says which version of Apple's it follows, or that it is ours")
    func versions() {
        let kinds: Set = ["swift.class", "swift.struct", "swift.enum", "swift.protocol", "swift.macro"]
        let silent = documented.filter { symbol in
            guard kinds.contains(symbol.kind) else { return false }
            let text = (symbol.documentation ?? []).joined(separator: "\n")
            return !["26", "27", "Easel", "betas"].contains { text.contains($0) }
        }
        #expect(silent.map(\.path) == [])
    }

    @Test("What throws says what")
    func errors() {
        let silent = documented.filter { symbol in
            guard symbol.declaration.contains(" throws"), !symbol.declaration.contains("rethrows") else { return false }
            let text = (symbol.documentation ?? []).joined(separator: "\n").lowercased()
            return !["throw", "error", "fail"].contains { text.contains($0) }
        }
        #expect(Set(silent.map(\.path)).sorted() == [])
    }
}
