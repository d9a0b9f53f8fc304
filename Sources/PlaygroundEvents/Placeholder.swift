enum PlaygroundEventsPlaceholder {}
