enum PlaygroundDocumentPlaceholder {}
