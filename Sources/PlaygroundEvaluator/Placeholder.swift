enum PlaygroundEvaluatorPlaceholder {}
