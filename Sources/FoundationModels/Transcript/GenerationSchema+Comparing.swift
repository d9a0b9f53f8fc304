extension GenerationSchema {
    /// Whether both schemas describe the same content; transcripts are compared by this.
    func hasSameShape(as other: GenerationSchema) -> Bool {
        // The keys of types change when a schema is written and read back; its text does not.
        jsonString == other.jsonString
    }
}
