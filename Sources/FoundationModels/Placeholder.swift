enum FoundationModelsPlaceholder {}
