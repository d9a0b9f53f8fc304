/// Finds spellings of a model's control tokens in text that people wrote.
struct MarkupFinder {
    /// The spellings by their first byte.
    private let spellings: [[[UInt8]]]

    init(spellings: some Sequence<[UInt8]>) {
        var table = [[[UInt8]]](repeating: [], count: 256)
        for spelling in spellings {
            guard let first = spelling.first else { continue }
            table[Int(first)].append(spelling)
        }
        self.spellings = table
    }

    func occurs(in text: String) -> Bool {
        let bytes = Array(text.utf8)
        return bytes.indices.contains { index in
            spellings[Int(bytes[index])].contains { bytes[index...].starts(with: $0) }
        }
    }
}
