extension GenerationSchema {
    /// Whether both schemas describe the same content; transcripts are compared by this.
    func hasSameShape(as other: GenerationSchema) -> Bool {
        root == other.root && rootKey == other.rootKey && definitions == other.definitions
    }
}
