enum PlaygroundCanvasPlaceholder {}
