import Testing

/// The rules of CONTRIBUTING that a script can check.
struct HouseRuleTests {
    /// Files over the limit, each with the reason why it has no smaller parts.
    static let longFiles: [String: String] = [:]

    @Test func sourceFilesStayReadable() throws {
        for file in try SourceTree.swiftFiles(below: "Sources") where Self.longFiles[file.path] == nil {
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).count
            #expect(lines <= 401, "\(file.path) has \(lines) lines: is there a concept that wants its own file?")
        }
    }

    /// What may crash or race stands only beside a comment that proves it right.
    @Test(arguments: ["try!", "as! ", "fatalError(", "@unchecked Sendable", "nonisolated(unsafe)", "unowned(unsafe)"])
    func dangerIsExplained(danger: String) throws {
        for file in try SourceTree.swiftFiles(below: "Sources") {
            let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated() where line.contains(danger) {
                if line.drop(while: \.isWhitespace).hasPrefix("//") || line.contains("\"\(danger)")
                    || line.contains("'\(danger)")
                {
                    continue
                }
                let before = lines[max(0, index - 12)...index]
                #expect(
                    before.contains { $0.contains("//") }, "\(file.path):\(index + 1) has no comment for \(danger)")
            }
        }
    }
}
