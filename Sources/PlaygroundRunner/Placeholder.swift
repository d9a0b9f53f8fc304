enum PlaygroundRunnerPlaceholder {}
