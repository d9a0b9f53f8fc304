enum LlamaModelPlaceholder {}
