extension Transcript: Codable {
    /// Writes the transcript in the format of Apple's framework.
    ///
    /// - Throws: What the encoder throws.
    public func encode(to encoder: any Encoder) throws {
        try GeneratedContent.Coded(TranscriptWriter.content(self)).encode(to: encoder)
    }

    /// Reads a transcript in the format of Apple's framework; throws `DecodingError` with the place of the fault.
    public init(from decoder: any Decoder) throws {
        let content = try GeneratedContent.Coded(from: decoder).content
        do {
            self = try TranscriptReader.transcript(content, keepsOrder: false)
        } catch {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath, debugDescription: "This is not a transcript. \(error)",
                    underlyingError: error))
        }
    }
}

extension Transcript {
    /// The transcript as JSON text in Apple's format, with every property in its order; coders lose that.
    package var jsonString: String {
        TranscriptWriter.content(self).jsonString
    }

    /// The same text with a property a line.
    package var indentedJSON: String {
        TranscriptWriter.content(self).indentedJSON
    }

    /// Reads a transcript from JSON text in Apple's format; throws a `ContentReader.Problem` or a parsing error.
    package init(json: String) throws {
        let content = try GeneratedContent(json: json)
        guard content.isComplete else {
            throw GeneratedContent.ParsingError(rawContent: json, debugDescription: "The transcript ends too early.")
        }
        self = try TranscriptReader.transcript(content, keepsOrder: true)
    }
}
