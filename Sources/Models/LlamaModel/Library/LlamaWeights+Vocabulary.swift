import CLlamaEngine

extension LlamaWeights {
    /// The bytes a token stands for; those of control tokens only on demand.
    func piece(_ token: Int, withControl: Bool = false) -> [UInt8] {
        Self.text { engine.token_piece(handle, Int32(token), withControl, $0, $1) } ?? []
    }

    func endsGeneration(_ token: Int) -> Bool {
        has(EASEL_TOKEN_ENDS_GENERATION, token)
    }

    /// Whether the token is markup of the chat template, which never is text.
    func isControl(_ token: Int) -> Bool {
        has(EASEL_TOKEN_CONTROL, token)
    }

    private func has(_ flag: easel_token_flags, _ token: Int) -> Bool {
        UInt32(bitPattern: engine.token_flags(handle, Int32(token))) & flag.rawValue != 0
    }

    /// Cuts a text into tokens.
    ///
    /// `isStart` adds what the model expects before every text. `parsesControl` reads the spelling of control tokens as
    /// those tokens; text that people wrote must be cut without it.
    func tokens(of text: some Collection<UInt8>, isStart: Bool, parsesControl: Bool) -> [Int] {
        let text = ContiguousArray(text)
        return text.withUnsafeBytes { bytes in
            let text = bytes.bindMemory(to: CChar.self)
            var capacity = text.count + 16
            while true {
                var needed = 0
                let tokens = [Int32](unsafeUninitializedCapacity: capacity) { buffer, count in
                    needed = Int(
                        engine.tokenize(
                            handle, text.baseAddress, Int32(text.count), isStart, parsesControl,
                            buffer.baseAddress, Int32(capacity)))
                    count = needed <= capacity ? needed : 0
                }
                if needed <= capacity { return tokens.map(Int.init) }
                capacity = needed
            }
        }
    }
}
