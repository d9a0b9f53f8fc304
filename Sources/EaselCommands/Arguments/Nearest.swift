import SourceText

extension [String] {
    /// The element that was probably meant.
    func nearest(to name: String) -> String? { Suggestion.nearest(to: name, in: self) }
}
