enum FoundationModelsBridgePlaceholder {}
