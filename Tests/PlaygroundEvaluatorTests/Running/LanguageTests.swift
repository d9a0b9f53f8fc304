import Foundation
import SourceText
import Testing

/// Programs that must do what the compiler's do. `Language` holds programs that run; `Rejected` holds, separated by lines of
/// dashes, programs that the compiler refuses.
@Suite struct LanguageTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

    private static func programs(_ name: String) -> [String] {
        let folder = folder.appendingPathComponent(name)
        guard let found = FileManager.default.enumerator(atPath: folder.path) else { return [] }
        return found.compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    }

    @Test("A program prints what its compiled form prints", arguments: programs("Language"))
    func program(_ name: String) async throws {
        let source = try String(contentsOf: Self.folder.appendingPathComponent("Language/" + name), encoding: .utf8)
        let compiled = try CompiledProgram.answer(for: source)
        try #require(compiled.isAccepted, "\(name): \(compiled.compileError)")
        let interpreted = await InterpretedProgram(source)
        let problems = interpreted.errors.map { DiagnosticRenderer().render($0) }
        #expect(problems.isEmpty, "\(name)")
        #expect(interpreted.output == compiled.output, "\(name)")
        #expect((interpreted.failure == nil) == (compiled.failure == nil), "\(name)")
        if let failure = compiled.failure, !failure.isEmpty {
            #expect(interpreted.failure?.diagnostic.message == failure, "\(name)")
        }
    }

    private static func mistakes() -> [Mistake] {
        programs("Rejected").flatMap { name -> [Mistake] in
            let text =
                (try? String(contentsOf: folder.appendingPathComponent("Rejected/" + name), encoding: .utf8)) ?? ""
            return text.components(separatedBy: "\n// ---\n").enumerated().map {
                Mistake(name: "\(name) \($0.offset + 1)", source: $0.element)
            }
        }
    }

    struct Mistake: CustomTestStringConvertible, Sendable {
        var name: String
        var source: String
        var testDescription: String { name }
    }

    @Test("What the compiler refuses is refused, or traps", arguments: mistakes())
    func mistake(_ mistake: Mistake) async throws {
        let compiled = try CompiledProgram.answer(for: mistake.source)
        try #require(!compiled.isAccepted, "the compiler takes: \(mistake.source)")
        let interpreted = await InterpretedProgram(mistake.source)
        #expect(!interpreted.errors.isEmpty || interpreted.failure != nil, "accepted: \(mistake.source)")
    }
}
