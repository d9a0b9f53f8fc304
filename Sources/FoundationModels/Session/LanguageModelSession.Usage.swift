extension LanguageModelSession {
    /// The tokens that requests used. API version 27.0.
    public struct Usage: Sendable {
        /// Tokens read.
        public var input: Input
        /// Tokens written.
        public var output: Output
        var storedMetadata: TranscriptMetadata

        /// Further numbers from the model.
        public var metadata: [String: any ConvertibleToGeneratedContent] {
            get { storedMetadata.values }
            set { storedMetadata = TranscriptMetadata(newValue) }
        }

        /// Tokens read and written.
        public var totalTokenCount: Int { input.totalTokenCount + output.totalTokenCount }

        /// Creates a usage value with the given token counts.
        public init(input: Input, output: Output, metadata: [String: any ConvertibleToGeneratedContent] = [:]) {
            self.input = input
            self.output = output
            self.storedMetadata = TranscriptMetadata(metadata)
        }

        /// Tokens read. API version 27.0.
        public struct Input: Sendable {
            /// All tokens of the prompts, cached ones included.
            public var totalTokenCount: Int
            /// Tokens that did not have to be processed again.
            public var cachedTokenCount: Int

            /// Creates a count of tokens read.
            public init(totalTokenCount: Int, cachedTokenCount: Int) {
                self.totalTokenCount = totalTokenCount
                self.cachedTokenCount = cachedTokenCount
            }
        }

        /// Tokens written. API version 27.0.
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
}

extension LanguageModelSession.Usage {
    /// What a model's metadata says of an answer that ended at its limit, or was pressed to end before it.
    package static let truncationKey = "isTruncated"

    /// Whether an answer ended for want of room and not as the model wished.
    package var isTruncated: Bool { storedMetadata.contents[Self.truncationKey]?.kind == .bool(true) }

    static var zero: Self {
        Self(
            input: Input(totalTokenCount: 0, cachedTokenCount: 0),
            output: Output(totalTokenCount: 0, reasoningTokenCount: 0))
    }

    init(_ usage: LanguageModelExecutorGenerationChannel.Usage) {
        input = Input(
            totalTokenCount: usage.input.totalTokenCount, cachedTokenCount: usage.input.cachedTokenCount)
        output = Output(
            totalTokenCount: usage.output.totalTokenCount, reasoningTokenCount: usage.output.reasoningTokenCount)
        storedMetadata = usage.stored
    }

    mutating func add(_ other: Self) {
        input.totalTokenCount += other.input.totalTokenCount
        input.cachedTokenCount += other.input.cachedTokenCount
        output.totalTokenCount += other.output.totalTokenCount
        output.reasoningTokenCount += other.output.reasoningTokenCount
        storedMetadata.merge(other.storedMetadata)
    }
}
