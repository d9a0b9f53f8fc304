enum SourceTextPlaceholder {}
