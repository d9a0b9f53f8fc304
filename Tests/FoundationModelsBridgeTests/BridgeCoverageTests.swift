import Testing

/// What interpreted code reaches of Apple's interface.
struct BridgeCoverageTests {
    /// What it does not reach, and why; a reason holds for the path and for all paths that go on from it.
    static let exceptions: [(path: String, reason: String)] =
        [
            "LanguageModel.Executor", "LanguageModel.executorConfiguration", "LanguageModelExecutor",
            "LanguageModelExecutorGenerationChannel", "LanguageModelExecutorGenerationRequest",
            "PrivateCloudComputeLanguageModel.Executor", "PrivateCloudComputeLanguageModel.executorConfiguration",
            "SystemLanguageModel.Executor", "SystemLanguageModel.executorConfiguration",
        ].map { ($0, "documents do not bring models of their own: a run chooses one") }
        + [
            "AnyDynamicInstructions", "ConditionalDynamicInstructions", "DynamicInstructionsForEach",
            "EmptyDynamicInstructions", "TupleDynamicInstructions", "LanguageModelSession.ConditionalDynamicProfile",
            "LanguageModelSession.DynamicProfileModifierContent", "LanguageModelSession.ModifiedDynamicProfile",
        ].map { ($0, "a type that builders and modifiers make, which programs do not name") }
        + [
            "Instructions.body", "Never.body", "Optional.body", "LanguageModelSession.AnyDynamicProfile.body",
            "LanguageModelSession.Profile.body",
        ].map { ($0, "a primitive is never asked for its body") }
        + [("DynamicInstructionsBuilder.buildBlock()", "the row of any number of parts serves it")]
        + [("SessionPropertyEntry()", "an attribute, not a row")]
        + ["Array", "Bool", "Double", "Float", "Int", "Never", "String"].map {
            ($0, "the rows of Generable hold for every conforming type")
        }
        + ["==(lhs:rhs:)"].map { ($0, "the evaluator makes it for conforming types") }
        + [
            "Attachment.init(_:orientation:)", "Transcript.CustomSegment", "Transcript.ImageAttachment.cgImage",
            "Transcript.ImageAttachment.ciImage", "Transcript.ImageAttachment.init(_:orientation:)",
            "Transcript.ImageAttachment.pixelBuffer(resolution:pixelFormat:)", "Transcript.Segment.custom(_:)",
            "SystemLanguageModel.Adapter.isCompatible(_:)",
        ].map { ($0, "the compiled library has it neither") }
        + [
            "Generable(description:)", "Generable(description:representNilExplicitlyInGeneratedContent:)",
            "Generable(name:description:representNilExplicitlyInGeneratedContent:)", "Guide(description:)",
            "Guide(description:_:)",
        ].map { ($0, "an attribute, not a row") }
        + [
            "ConvertibleFromGeneratedContent.init(_:)", "Generable.PartiallyGenerated",
            "Generable.asPartiallyGenerated()", "Generable.generationSchema", "Generable.instructionsRepresentation",
            "Generable.promptRepresentation", "GeneratedContent.generationSchema",
        ].map { ($0, "made for each generable type") }
        + [
            "GenerationOptions.init(sampling:temperature:maximumResponseTokens:)",
            "GenerationOptions.init(samplingMode:temperature:maximumResponseTokens:)",
        ].map { ($0, "one row with a default serves both") }
        + [
            "LanguageModelSession.ResponseStream.AsyncIterator.next(isolation:)",
            "LanguageModelSession.ResponseStream.makeAsyncIterator()",
        ].map { ($0, "loops ask the stream itself") }
        + ["SessionPropertyKey.Value", "Tool.Arguments", "Tool.Output"].map { ($0, "an associated type") }

    @Test func everythingElseIsReached() throws {
        let coverage = BridgeCoverage()
        let missing = try BridgeCoverage.symbols.filter { !coverage.paths.contains($0) }
        func excuse(_ symbol: String) -> String? {
            Self.exceptions.first {
                symbol == $0.path || symbol.hasPrefix($0.path + ".") || symbol.hasSuffix("." + $0.path)
            }?
            .path
        }
        let symbols = try BridgeCoverage.symbols
        print("interpreted code reaches \(symbols.count - missing.count) of \(symbols.count) symbols by rows")
        #expect(missing.filter { excuse($0) == nil } == [])
        let used = Set(missing.compactMap(excuse))
        #expect(Self.exceptions.map(\.path).filter { !used.contains($0) } == [], "no longer missing")
    }
}
