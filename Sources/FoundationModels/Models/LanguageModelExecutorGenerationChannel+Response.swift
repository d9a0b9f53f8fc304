import Foundation

extension LanguageModelExecutorGenerationChannel {
    /// A change to a response entry. API version 27.0.
    public struct Response: Sendable {
        /// The entry to change; nil means the current one.
        public var entryID: String?
        /// What to change.
        public var action: Action

        /// What can be done to a response entry. API version 27.0.
        public struct Action: Sendable {
            package enum Change: Sendable {
                case append(TextFragment)
                case replace(TextSegmentReplacement)
                case addAttachment(Transcript.AttachmentSegment)
                case removeAttachment(id: String)
                case metadata(Metadata)
                case usage(Usage)
            }

            package let change: Change

            /// Appends text to a segment.
            public static func appendText(_ text: String, segmentID: String? = nil, tokenCount: Int) -> Action {
                Action(change: .append(TextFragment(content: text, segmentID: segmentID, tokenCount: tokenCount)))
            }

            /// Replaces a segment's text, as a model that revises its answer does.
            public static func replaceTextSegment(
                _ text: String, segmentID: String? = nil, tokenCount: Int
            ) -> Action {
                Action(
                    change: .replace(
                        TextSegmentReplacement(content: text, segmentID: segmentID, tokenCount: tokenCount)))
            }

            /// Adds an attachment, such as an image the model made.
            public static func addAttachmentSegment(_ segment: Transcript.AttachmentSegment) -> Action {
                Action(change: .addAttachment(segment))
            }

            /// Removes an attachment added earlier.
            public static func removeAttachmentSegment(id: String) -> Action {
                Action(change: .removeAttachment(id: id))
            }

            /// Attaches values to the entry; values of the same name are replaced.
            public static func updateMetadata(_ values: [String: any ConvertibleToGeneratedContent]) -> Action {
                Action(change: .metadata(Metadata(stored: TranscriptMetadata(values))))
            }

            /// States the tokens used by this inference so far; the last statement counts.
            public static func updateUsage(
                input: Usage.Input, output: Usage.Output,
                metadata: [String: any ConvertibleToGeneratedContent] = [:]
            ) -> Action {
                Action(change: .usage(Usage(input: input, output: output, metadata: metadata)))
            }
        }
    }

    /// A change to a reasoning entry. API version 27.0.
    public struct Reasoning: Sendable {
        /// The entry to change; nil means the current one.
        public var entryID: String?
        /// What to change.
        public var action: Action

        /// What can be done to a reasoning entry. API version 27.0.
        public struct Action: Sendable {
            package enum Change: Sendable {
                case append(TextFragment)
                case replace(TextSegmentReplacement)
                case signature(ReasoningSignature)
                case metadata(Metadata)
                case usage(Usage)
            }

            package let change: Change

            /// Appends text to a segment.
            public static func appendText(_ text: String, segmentID: String? = nil, tokenCount: Int) -> Action {
                Action(change: .append(TextFragment(content: text, segmentID: segmentID, tokenCount: tokenCount)))
            }

            /// Replaces a segment's text.
            public static func replaceTextSegment(
                _ text: String, segmentID: String? = nil, tokenCount: Int
            ) -> Action {
                Action(
                    change: .replace(
                        TextSegmentReplacement(content: text, segmentID: segmentID, tokenCount: tokenCount)))
            }

            /// Sets the signature by which the provider recognises this reasoning.
            public static func updateSignature(_ signature: Data, tokenCount: Int) -> Action {
                Action(change: .signature(ReasoningSignature(signature: signature, tokenCount: tokenCount)))
            }

            /// Attaches values to the entry; values of the same name are replaced.
            public static func updateMetadata(_ values: [String: any ConvertibleToGeneratedContent]) -> Action {
                Action(change: .metadata(Metadata(stored: TranscriptMetadata(values))))
            }

            /// States the tokens used by this inference so far; the last statement counts.
            public static func updateUsage(
                input: Usage.Input, output: Usage.Output,
                metadata: [String: any ConvertibleToGeneratedContent] = [:]
            ) -> Action {
                Action(change: .usage(Usage(input: input, output: output, metadata: metadata)))
            }
        }
    }
}
