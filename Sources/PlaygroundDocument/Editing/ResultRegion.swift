import SourceText

/// What an earlier run wrote into a document: marker, fenced text, marker.
package struct ResultRegion: Sendable {
    package var marker: RegionMarker
    /// From the end of the line before the region and its blank line to the end of the region's last line.
    ///
    /// Taking these bytes away undoes exactly what putting the region in did.
    package var range: SourceRange
    /// The opening marker, for messages.
    package var opening: SourceRange
    /// The lines between the markers, container prefixes left out.
    package var body: [String]
    /// The block right above the region; nil when there is none, because it was moved or taken away.
    package var codeBlock: CodeBlock.ID?

    /// Whether the text between the markers is still what was written.
    package var isIntact: Bool { marker.output == Self.hash(body) }

    /// The hash of the text between the markers, the same for every line ending and container.
    package static func hash(_ body: [String]) -> String {
        SHA256.hex(body.joined(separator: "\n").utf8, digits: 16)
    }
}
