import Foundation

/// Apple's public symbols beside those of this library.
struct SymbolCoverage {
    struct Symbol {
        var version: String
        var path: String
        var isThere: Bool

        /// The path of the type around it, or its own at the top.
        var owner: String {
            guard let dot = Self.lastDot(of: path) else { return path }
            return String(path[..<dot])
        }

        /// The name without the type around it.
        var name: String {
            Self.lastDot(of: path).map { String(path[path.index(after: $0)...]) } ?? path
        }

        /// Operators such as `...` have dots of their own.
        private static func lastDot(of path: String) -> String.Index? {
            path.prefix { $0 != "(" }.lastIndex(of: ".")
        }
    }

    var symbols: [Symbol]

    /// Why symbols are not there; a reason holds for the path and for all paths that go on from it.
    static let reasons: [(path: String, reason: String)] = [
        ("Attachment.init(_:orientation:)", "takes a `CGImage`; `imageURL:` and data attachments are there"),
        ("LanguageModelExecutorGenerationChannel.Response.Action.updateCustomSegment(_:)", customSegments),
        ("SystemLanguageModel.Adapter.isCompatible(_:)", "takes an asset pack of Background Assets"),
        ("Transcript.CustomSegment", customSegments),
        ("Transcript.ImageAttachment.cgImage", "Core Graphics only"),
        ("Transcript.ImageAttachment.ciImage", "Core Image only"),
        ("Transcript.ImageAttachment.init(_:orientation:)", "takes a `CGImage`"),
        ("Transcript.ImageAttachment.pixelBuffer(resolution:pixelFormat:)", "Core Video only"),
        ("Transcript.Segment.custom(_:)", customSegments),
    ]

    private static let customSegments = "was taken back before 27 was released"

    init(graph: SymbolGraph, list: String) {
        let paths = Set(graph.symbols.map(\.path))
        symbols = list.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let words = line.split(separator: " ", maxSplits: 2).map(String.init)
            let isThere = paths.contains(words[2]) || graph.synthesizes(words[2])
            return Symbol(version: words[0], path: words[2], isThere: isThere)
        }
    }

    /// How many of a version's symbols there are, and how many the version has.
    func share(of version: String) -> (there: Int, all: Int) {
        let listed = symbols.filter { $0.version == version }
        return (listed.count { $0.isThere }, listed.count)
    }

    static func reason(for path: String) -> String? {
        reasons.first { path == $0.path || path.hasPrefix($0.path + ".") }?.reason
    }

    // MARK: The page

    /// The page of the documentation that lists everything.
    var page: String {
        """
        # Coverage of the interface

        Which of Apple's public symbols this library has, and why it lacks the others.

        ## Overview

        The test `SymbolCoverageTests` writes and checks this page; `Scripts/symbols` prints the shares.
        Members that Swift makes itself, such as `==` and `allCases`, count where the type conforms.

        | Version | There | All | Share |
        |---|---:|---:|---:|
        \(["26", "27"].map(shareRow).joined(separator: "\n"))

        Symbols of 27 are those of its fourth preview, of which the release took some back.

        ## What is not there

        | Symbol | Since | Reason |
        |---|---|---|
        \(symbols.filter { !$0.isThere }.map(missingRow).joined(separator: "\n"))

        ## What is there

        | Type | Since | Symbols |
        |---|---|---|
        \(typeRows.joined(separator: "\n"))

        """
    }

    func shareRow(_ version: String) -> String {
        let (there, all) = share(of: version)
        let perMille = (there * 1000) / max(all, 1)
        return "| \(version) | \(there) | \(all) | \(perMille / 10).\(perMille % 10) % |"
    }

    private func missingRow(_ symbol: Symbol) -> String {
        "| `\(symbol.path)` | \(symbol.version) | \(Self.reason(for: symbol.path) ?? "not known") |"
    }

    private var typeRows: [String] {
        var owners: [String] = []
        var rows: [String: [Symbol]] = [:]
        for symbol in symbols where symbol.isThere {
            let key = symbol.owner + "|" + symbol.version
            if rows[key] == nil { owners.append(key) }
            rows[key, default: []].append(symbol)
        }
        return owners.map { key in
            let symbols = rows[key] ?? []
            let names = symbols.map { $0.path == $0.owner ? "itself" : "`\($0.name)`" }.joined(separator: ", ")
            return "| `\(symbols[0].owner)` | \(symbols[0].version) | \(names) |"
        }
    }
}

extension SymbolGraph {
    /// True for members that the compiler writes for a conformance and leaves out of its graph.
    fileprivate func synthesizes(_ path: String) -> Bool {
        let members = ["==(lhs:rhs:)": "Equatable", "allCases": "CaseIterable"]
        return members.contains { member, conformance in
            guard path.hasSuffix("." + member) else { return false }
            return conformances[String(path.dropLast(member.count + 1))]?.contains(conformance) ?? false
        }
    }
}
