enum PlaygroundSyntaxPlaceholder {}
