import Foundation
import ScriptedModel
import SourceText

@testable import PlaygroundRunner
import TestSupport

/// Gives the model that checks run with, and no other.
struct SampleOnly: ModelProvider {
    func model(named name: String?) async throws -> ProvidedModel {
        guard name == "sample" else { throw ModelFault("a check asked for the model '\(name ?? "default")'") }
        return ProvidedModel(name: "sample", identity: "sample", model: ScriptedModel.sample)
    }
}

extension Course {
    /// The course of this package.
    static func shipped() throws -> Course {
        let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let package = tests.deletingLastPathComponent().deletingLastPathComponent()
        return try Course(folder: package.appendingPathComponent("Playgrounds/CodeAlong").path)
    }

    /// A course of one chapter.
    static func small(guide: String = smallGuide, answers: String = smallAnswers, in folder: TemporaryFolder) throws
        -> Course
    {
        try folder.write(guide, to: "1-numbers/guide.md")
        try folder.write(answers, to: "1-numbers/answers.md")
        return try Course(folder: folder.path)
    }

    static let smallGuide = """
        # Numbers

        ## Two

        ```swift step=two
        // MARK: - Code Along 1.1
        let two = 1
        ```

        ```swift check
        #expect(two == 2, "two is not 2")
        ```

        """

    static let smallAnswers = """
        # Answers

        ## two

        1. It comes after one.
        2. Write `2`.

        ```swift
        // MARK: - Code Along 1.1
        let two = 2
        ```

        """
}
