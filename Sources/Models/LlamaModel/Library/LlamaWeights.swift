import CLlamaEngine

/// A model file mapped into memory, with its tokenizer.
///
/// Used by one thread at a time: the ``LlamaRuntime`` that loaded it.
final class LlamaWeights {
    let engine: easel_engine
    let handle: OpaquePointer
    let tokenCount: Int

    init(path: String, threads: Int, library: LlamaLibrary) throws(EngineError) {
        engine = library.functions
        var error = easel_error()
        guard let handle = engine.model_load(path, Int32(threads), &error) else { throw EngineError(error) }
        self.handle = handle
        tokenCount = Int(engine.vocabulary_size(handle))
    }

    deinit {
        engine.model_free(handle)
    }

    /// The longest context the model was trained for, in tokens.
    var trainedContextLength: Int { Int(engine.model_context_length(handle)) }

    /// Kind, size and quantization, such as "llama 135M Q4_1".
    var summary: String {
        String(decoding: Self.text { engine.model_description(handle, $0, $1) } ?? [], as: UTF8.self)
    }

    /// A scalar of the file's metadata, such as `general.name`.
    func metadata(_ key: String) -> String? {
        Self.text { engine.model_metadata(handle, key, $0, $1) }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// The text that lays out a conversation; nil when the file has none.
    var chatTemplate: String? {
        engine.chat_template(handle).map { String(cString: $0) }
    }

    /// Calls a function that fills a buffer, with a longer one when the first was too short.
    static func text(_ fill: (UnsafeMutablePointer<CChar>?, Int32) -> Int32) -> [UInt8]? {
        var capacity = 256
        while true {
            var length: Int32 = -1
            let bytes = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
                buffer.withMemoryRebound(to: CChar.self) { length = fill($0.baseAddress, Int32(capacity)) }
                count = length >= 0 && Int(length) <= capacity ? Int(length) : 0
            }
            if length < 0 { return nil }
            if Int(length) <= capacity { return bytes }
            capacity = Int(length)
        }
    }
}
