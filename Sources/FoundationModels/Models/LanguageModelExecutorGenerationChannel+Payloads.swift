import Foundation

extension LanguageModelExecutorGenerationChannel {
    /// Values an executor attaches to an entry. API version 27.0.
    public struct Metadata: Sendable {
        var stored: TranscriptMetadata

        /// The values by name.
        public var values: [String: any ConvertibleToGeneratedContent] {
            get { stored.values }
            set { stored = TranscriptMetadata(newValue) }
        }
    }

    /// The tokens an inference has used so far. API version 27.0.
    public struct Usage: Sendable {
        /// Tokens read.
        public var input: Input
        /// Tokens written.
        public var output: Output
        var stored: TranscriptMetadata

        /// Further numbers from the model.
        public var metadata: [String: any ConvertibleToGeneratedContent] {
            get { stored.values }
            set { stored = TranscriptMetadata(newValue) }
        }

        /// Creates a usage update.
        public init(input: Input, output: Output, metadata: [String: any ConvertibleToGeneratedContent] = [:]) {
            self.input = input
            self.output = output
            self.stored = TranscriptMetadata(metadata)
        }

        /// Tokens read by an inference. API version 27.0.
        public struct Input: Sendable {
            /// All tokens of the prompt, cached ones included.
            public var totalTokenCount: Int
            /// Tokens that did not have to be processed again.
            public var cachedTokenCount: Int

            /// Creates a count of tokens read.
            public init(totalTokenCount: Int, cachedTokenCount: Int) {
                self.totalTokenCount = totalTokenCount
                self.cachedTokenCount = cachedTokenCount
            }
        }

        /// Tokens written by an inference. API version 27.0.
        public struct Output: Sendable {
            /// All tokens generated, reasoning included.
            public var totalTokenCount: Int
            /// Tokens spent on reasoning.
            public var reasoningTokenCount: Int

            /// Creates a count of tokens written.
            public init(totalTokenCount: Int, reasoningTokenCount: Int) {
                self.totalTokenCount = totalTokenCount
                self.reasoningTokenCount = reasoningTokenCount
            }
        }
    }

    /// Text to append to a segment. API version 27.0.
    public struct TextFragment: Sendable {
        /// The text to append.
        public var content: String
        /// The segment to append to; nil means the current one.
        public var segmentID: String?
        /// How many tokens the text took.
        public var tokenCount: Int
    }

    /// Text that takes the place of a segment's text. API version 27.0.
    public struct TextSegmentReplacement: Sendable {
        /// The segment's new text.
        public var content: String
        /// The segment to change; nil means the current one.
        public var segmentID: String?
        /// How many tokens the text took.
        public var tokenCount: Int
    }

    /// A signature by which a provider recognises its own reasoning. API version 27.0.
    public struct ReasoningSignature: Sendable {
        /// The provider's opaque bytes.
        public var signature: Data
        /// How many tokens the signature stands for.
        public var tokenCount: Int
    }
}
