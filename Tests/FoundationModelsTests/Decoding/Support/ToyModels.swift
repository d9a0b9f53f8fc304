@testable import FoundationModels

/// A model whose logits come from a closure over all tokens so far, prompt included.
struct ToyModel: TokenSource {
    var room: Int
    private(set) var context: [Int] = []
    /// The sizes of the batches evaluated.
    private(set) var batches: [Int] = []
    private(set) var rewinds = 0
    private var rows: [[Float]] = []
    private let logits: ([Int]) -> [Float]

    init(room: Int = 10_000, logits: @escaping ([Int]) -> [Float]) {
        self.room = room
        self.logits = logits
    }

    mutating func evaluate(_ tokens: [Int], rows count: Int) throws {
        room -= tokens.count
        batches.append(tokens.count)
        context += tokens
        rows = (0..<count).map { row in logits(Array(context.dropLast(count - 1 - row))) }
    }

    mutating func rewind(_ count: Int) throws {
        room += count
        rewinds += 1
        context.removeLast(count)
    }

    /// What the model thinks after these tokens.
    func logits(after context: [Int]) -> [Float] { logits(context) }

    func withLogits<Result>(row: Int, _ body: (UnsafeBufferPointer<Float>) throws -> Result) rethrows -> Result {
        try rows[row].withUnsafeBufferPointer(body)
    }
}

extension ToyModel {
    /// Has no preference.
    static func indifferent(_ vocabulary: TokenVocabulary, room: Int = 10_000) -> ToyModel {
        ToyModel(room: room) { _ in [Float](repeating: 0, count: vocabulary.count) }
    }

    /// Says something else each time, the same for the same seed and context length.
    static func random(_ vocabulary: TokenVocabulary, seed: UInt64, room: Int = 10_000) -> ToyModel {
        ToyModel(room: room) { context in
            var random = RandomSource(seed: seed &+ UInt64(context.count) &* 977)
            return (0..<vocabulary.count).map { _ in Float(random.unit() * 12 - 6) }
        }
    }

    /// Wants to write `text`, in the longest tokens, and then to end.
    static func writer(_ text: String, _ vocabulary: TokenVocabulary, prompt: Int = 1, room: Int = 10_000) -> ToyModel {
        let goal = Array(text.utf8)
        return ToyModel(room: room) { context in
            let written = vocabulary.text(of: context.dropFirst(prompt)).count
            let rest = goal.dropFirst(written)
            return (0..<vocabulary.count).map { token in
                if vocabulary.endOfGeneration.contains(token) { return rest.isEmpty ? 100 : -100 }
                let piece = vocabulary.piece(token)
                return rest.starts(with: piece) ? Float(piece.count) : -10
            }
        }
    }
}

extension TokenVocabulary {
    /// Tokens of these texts; the last one more token ends generation.
    init(texts: [String]) {
        self.init(pieces: texts.map { Array($0.utf8) } + [[]], endOfGeneration: [texts.count])
    }

    /// All single bytes, some longer texts, and a token that ends generation.
    static func bytes(and texts: [String] = []) -> TokenVocabulary {
        let pieces = (0...255).map { [UInt8($0)] } + texts.map { Array($0.utf8) }
        return TokenVocabulary(pieces: pieces + [[]], endOfGeneration: [pieces.count])
    }

    /// All single bytes and random byte strings: pieces of JSON, of words, of characters, and plain noise.
    static func random(_ random: inout RandomSource, count: Int = 300) -> TokenVocabulary {
        let material = Array("{}[]\":, \\0123456789-.eEtruefalsn aäß€😀xyzABC".utf8)
        var pieces = (0...255).map { [UInt8($0)] }
        for _ in 0..<count {
            let length = Int.random(in: 2...7, using: &random)
            let isNoise = Int.random(in: 0..<8, using: &random) == 0
            let start = Int.random(in: 0..<material.count, using: &random)
            let isSlice = Bool.random(using: &random)
            pieces.append(
                (0..<length).map { offset in
                    if isNoise { return UInt8.random(in: 0...255, using: &random) }
                    let index = isSlice ? start + offset : Int.random(in: 0..<material.count, using: &random)
                    return material[index % material.count]
                })
        }
        pieces.append(
            contentsOf: ["\": ", ", \"", "\"}", "\"}, {\"", "\"]", "}]", "true", "null"].map { Array($0.utf8) })
        return TokenVocabulary(pieces: pieces + [[]], endOfGeneration: [pieces.count])
    }
}

extension GuidedRequest {
    /// Without guards, which toy models would trip over.
    init(_ constraint: SchemaConstraint?, temperature: Double = 0, seed: UInt64 = 1, budget: Int? = 2000) {
        self.init(
            constraint: constraint,
            plan: SamplingPlan(temperature: temperature, seed: seed, repetition: nil, length: nil),
            pending: [0], budget: budget)
    }
}

/// Runs a request and returns its output and what the model saw.
func generate(_ model: ToyModel, _ vocabulary: TokenVocabulary, _ request: GuidedRequest) throws -> (
    output: GuidedOutput, model: ToyModel
) {
    var generation = GuidedGeneration(source: model, vocabulary: vocabulary, request: request)
    let output = try generation.run()
    return (output, generation.source)
}
