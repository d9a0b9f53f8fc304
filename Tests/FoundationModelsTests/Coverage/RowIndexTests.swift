import Foundation
import Testing

/// Each row of Apple's interface, and the tests that are about it.
@Suite struct RowIndexTests {
    /// `tests` are names of test functions; without any, `reason` says why.
    struct Row {
        var name: String
        var tests: [String] = []
        var reason: String?
    }

    static let rows: [Row] =
        systemModel + session + options + guided + schemas + content + prompts + errors + transcript + feedback

    private static let systemModel = [
        Row(
            name: "SystemLanguageModel, default, init(useCase:guardrails:)",
            tests: ["backend", "guardrails", "contentTagging"]),
        Row(name: "availability, isAvailable, reasons", tests: ["noBackend", "simulatedAvailability"]),
        Row(name: "supportedLanguages, supportsLocale", tests: ["locales"]),
        Row(name: "contextSize", tests: ["contextWindow"]),
        Row(name: "tokenCount, five overloads", tests: ["tokenCounts"]),
        Row(name: "variant, capabilities, Executor", tests: ["modelsSayWhatTheyCanDo", "capabilities"]),
        Row(name: "SystemLanguageModel.Error", tests: ["successors", "noBackend"]),
        Row(name: "Adapter, AssetError", tests: ["modelsSayWhatTheyCanDo"]),
    ]

    private static let session = [
        Row(name: "initialisers of 26", tests: ["noInstructions", "instructionsFirst", "restoring"]),
        Row(name: "initialisers of 27 with a model", tests: ["historyIsSent"]),
        Row(name: "init(profile:), init(dynamicInstructions:)", tests: ["properties", "historyTransform", "history"]),
        Row(name: "transcript, get and set", tests: ["settingTheTranscript"]),
        Row(name: "isResponding", tests: ["observation", "concurrency"]),
        Row(
            name: "usage, properties, transcriptErrorHandlingPolicy",
            tests: ["usage", "propertyFromTool", "preserving"]),
        Row(name: "prewarm(promptPrefix:)", tests: ["prewarming"]),
        Row(name: "respond, all forms of both versions", tests: ["spellings"]),
        Row(name: "streamResponse, all forms of both versions", tests: ["allForms"]),
        Row(name: "Response", tests: ["laterEntries", "usage"]),
        Row(name: "ResponseStream, Snapshot, collect", tests: ["wholeStates", "collecting", "toolsInStreams"]),
        Row(name: "ToolCallError", tests: ["throwingTool"]),
        Row(name: "Error", tests: ["concurrency", "settingTheTranscript"]),
        Row(name: "the betas' stream shape", tests: ["streamsOfPartialValues"]),
    ]

    private static let options = [
        Row(
            name: "GenerationOptions, SamplingMode, spellings of 27",
            tests: ["bothSpellingsOfOptions", "greedy", "temperatures"]),
        Row(name: "toolCallingMode", tests: ["disallowed", "requiredWithoutTools"]),
        Row(name: "ContextOptions", tests: ["spellings", "bothSpellingsOfOptions"]),
    ]

    private static let guided = [
        Row(
            name: "@Generable(description:)",
            tests: ["descriptionsStandAtTypesAndProperties", "allGuidesReachTheSchema"]),
        Row(name: "@Generable(representNilExplicitlyInGeneratedContent:)", tests: ["nilIsWrittenOnlyWhenAskedFor"]),
        Row(name: "@Generable(name:)", tests: ["aSchemaMayHaveAnotherName"]),
        Row(name: "@Guide in all forms", tests: ["allGuidesReachTheSchema", "textsAndGuidesMayBeAnyExpression"]),
        Row(name: "Generable and its two halves", tests: ["aWholeValueIsAPartialOneToo", "trips"]),
        Row(name: "built-in conformers", tests: ["writesEveryBuiltInType", "writesTheSchemasOfBuiltInTypes"]),
        Row(name: "guides of texts, numbers and arrays", tests: ["textGuides", "numberGuides", "arrayGuides"]),
        Row(name: "stacked guides", tests: ["stackedGuidesNarrow"]),
        Row(name: "PartiallyGenerated", tests: ["partsKeepTheirIdentityFromSnapshotToSnapshot", "arraysGrow"]),
        Row(name: "enums, with and without payloads", tests: ["casesAreTexts", "casesWithValuesAreObjects"]),
        Row(name: "nested and recursive types", tests: ["nestedTypesAndRawValues", "recursiveTypesRoundTrip"]),
        Row(name: "what cannot be generable", tests: ["saysWhatCannotBeExpandedAndWhatToDo"]),
    ]

    private static let schemas = [
        Row(
            name: "GenerationSchema, its initialisers and Property",
            tests: ["writesTheSchemaOfAType", "aUnionRefersToItsTypes"]),
        Row(name: "Codable both ways, debugDescription", tests: ["readsWhatItWrites", "refusesWhatItCannotKeep"]),
        Row(
            name: "SchemaError", tests: ["emptyChoicesAreRefused", "undefinedReferencesAreAllNamed", "dynamicSchemas"]),
        Row(
            name: "DynamicGenerationSchema",
            tests: ["putsAllFormsTogether", "rootsOfEveryForm", "nilIsWrittenWhenAskedFor"]),
    ]

    private static let content = [
        Row(
            name: "GeneratedContent, its initialisers",
            tests: ["keepsPropertiesInOrder", "asksForTheValueOfARepeatedName", "carriesAnIdentityWhenGivenOne"]),
        Row(name: "value(_:), value(_:forProperty:)", tests: ["readsValues", "namesThePlaceOfAMismatch"]),
        Row(
            name: "isComplete, kind, jsonString",
            tests: ["tellsForEachPartWhetherItIsComplete", "showsItsKind", "readsAndWritesWholeText"]),
        Row(name: "ParsingError", tests: ["saysWhatIsWrong"]),
        Row(name: "GenerationID", tests: ["identitiesOfPlacesDiffer"]),
    ]

    private static let prompts = [
        Row(
            name: "Prompt, Instructions, their builders and protocols",
            tests: ["pieces", "nesting", "builtIns", "example"]),
        Row(name: "the unavailable buildExpression", reason: "a message of the compiler, which no test can call"),
        Row(name: "Tool and its defaults", tests: ["readOnce", "shownTools", "outputs"]),
        Row(name: "arguments that are no structure", reason: "a message of the compiler, which no test can call"),
        Row(name: "ToolOutput of the betas", tests: ["toolOutput"]),
        Row(name: "system tools of 27", reason: "parts of Vision and Core Spotlight"),
    ]

    private static let errors = [
        Row(
            name: "GenerationError and its successors",
            tests: ["successors", "newErrors", "simulatedFailures", "bothFamilies"]),
        Row(name: "exceededContextWindowSize", tests: ["contextWindow"]),
        Row(name: "guardrailViolation", tests: ["guardrails", "answersAreFiltered"]),
        Row(name: "unsupportedGuide", tests: ["contradictoryGuides", "negativeCounts"]),
        Row(name: "unsupportedLanguageOrLocale", tests: ["unsupportedLanguage"]),
        Row(name: "decodingFailure", tests: ["truncatedStructure", "invalidStructures"]),
        Row(name: "concurrentRequests", tests: ["concurrency"]),
        Row(name: "refusal, Refusal", tests: ["structuredRefusal", "textRefusal", "emptyRefusal"]),
        Row(
            name: "unsupportedCapability, unsupportedTranscriptContent, timeout",
            tests: ["capabilities", "images", "newErrors"]),
    ]

    private static let transcript = [
        Row(
            name: "Transcript as a collection, history", tests: ["aTranscriptIsACollectionThatCanBeChanged", "history"]),
        Row(name: "Codable", tests: ["shapes", "roundTrips", "broken"]),
        Row(name: "Entry and its kinds", tests: ["sixEntries", "partsCanBeMadeAndChanged"]),
        Row(name: "Segment and its kinds", tests: ["structured", "images", "data"]),
        Row(name: "ResponseFormat, ToolDefinition, ToolCall, ToolOutput", tests: ["structured", "sixEntries"]),
        Row(name: "Reasoning", tests: ["roundTrips", "partsCanBeMadeAndChanged"]),
        Row(name: "descriptions", tests: ["descriptions"]),
    ]

    private static let feedback = [
        Row(name: "Sentiment, Issue, logFeedbackAttachment", tests: ["feedback", "feedbackInAllForms"])
    ]

    @Test func everyRowHasItsTests() throws {
        let sources = try TestSources.texts.joined(separator: "\n")
        for row in Self.rows {
            #expect(row.tests.isEmpty == (row.reason != nil), "\(row.name)")
            for test in row.tests {
                #expect(sources.contains("func \(test)("), "\(row.name): there is no test \(test)")
            }
        }
    }
}
