import Foundation
import SourceText
import Testing

/// Random programs do what their compiled forms do.
///
/// A small share always runs; `EASEL_RANDOM_PROGRAMS=2000` tries more of them, `EASEL_RANDOM_SEED=…` others.
@Suite struct RandomProgramTests {
    private static let count = setting("EASEL_RANDOM_PROGRAMS") ?? 25
    private static let seed = UInt64(setting("EASEL_RANDOM_SEED") ?? 1)
    private static let packSize = 25

    private static func setting(_ name: String) -> Int? {
        ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
    }

    @Test(
        "Random programs print what their compiled forms print",
        arguments: Array(stride(from: 0, to: count, by: packSize)))
    func programs(from first: Int) async throws {
        let programs = (first..<min(first + Self.packSize, Self.count)).map {
            RandomProgram(seed: Self.seed &+ UInt64($0), number: $0)
        }
        for (program, compiled) in zip(programs, try CompiledPrograms.answers(for: programs)) {
            let text = program.text(inFunction: program.number % 2 == 0)
            let comment = Comment(rawValue: "EASEL_RANDOM_SEED=\(Self.seed), program \(program.number):\n\(text)")
            let interpreted = await InterpretedProgram(text)
            #expect(interpreted.errors.map { DiagnosticRenderer().render($0) } == [], comment)
            #expect(interpreted.output == compiled.output, comment)
            #expect((interpreted.failure == nil) == (compiled.failure == nil), comment)
            if let failure = compiled.failure, !failure.isEmpty {
                #expect(interpreted.failure?.diagnostic.message == failure, comment)
            }
        }
    }

    @Test("The same seed makes the same program")
    func repeatable() {
        let texts = (0..<2).map { _ in RandomProgram(seed: 7, number: 3).text(inFunction: true) }
        #expect(texts[0] == texts[1])
        #expect(texts[0] != RandomProgram(seed: 8, number: 3).text(inFunction: true))
    }
}
