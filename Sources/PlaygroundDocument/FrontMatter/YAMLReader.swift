import CYAML
import SourceText

/// YAML text → values. The only file that knows libyaml.
struct YAMLReader {
    /// What is wrong with a text, as byte offsets into it.
    struct Fault: Error, Equatable {
        var message: String
        var offset: Int
    }

    private static let depthLimit = 50

    private let parser: UnsafeMutablePointer<yaml_parser_t>
    /// The byte offset of each character, since libyaml counts characters.
    private let offsets: [Int]

    /// Reads the one value of a text; ranges are byte offsets into it. An empty text gives an empty mapping.
    static func read(_ text: ArraySlice<UInt8>) throws(Fault) -> YAMLValue {
        if let invalid = text.firstInvalidUTF8 {
            throw Fault(message: "this is not valid UTF-8", offset: invalid - text.startIndex)
        }
        let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
        defer { parser.deallocate() }
        guard yaml_parser_initialize(parser) == 1 else { throw Fault(message: "there is no memory left", offset: 0) }
        defer { yaml_parser_delete(parser) }
        // libyaml keeps a pointer to its input, so the copy must live until the parser is deleted.
        let input = UnsafeMutablePointer<UInt8>.allocate(capacity: text.count + 1)
        defer { input.deallocate() }
        input.initialize(repeating: 0, count: text.count + 1)
        for (index, byte) in text.enumerated() { input[index] = byte }
        yaml_parser_set_input_string(parser, input, text.count)
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        let offsets = text.indices.filter { text[$0] & 0xC0 != 0x80 }.map { $0 - text.startIndex } + [text.count]
        return try YAMLReader(parser: parser, offsets: offsets).document()
    }

    private enum Event {
        case scalar(String, isQuoted: Bool)
        case sequenceStart
        case mappingStart
        case end
        case alias
        case other
        case streamEnd
    }

    private func document() throws(Fault) -> YAMLValue {
        while true {
            let (event, range) = try next()
            switch event {
            case .other: continue
            case .streamEnd, .end: return YAMLValue(content: .mapping([]), range: range)
            case .scalar, .sequenceStart, .mappingStart, .alias:
                let value = try self.value(event, range, depth: 0)
                try expectEnd()
                return value
            }
        }
    }

    private func expectEnd() throws(Fault) {
        while true {
            let (event, range) = try next()
            switch event {
            case .other: continue
            case .streamEnd: return
            case .scalar, .sequenceStart, .mappingStart, .alias, .end:
                throw Fault(message: "a second document begins here", offset: range.lowerBound)
            }
        }
    }

    private func value(_ event: Event, _ range: SourceRange, depth: Int) throws(Fault) -> YAMLValue {
        guard depth < Self.depthLimit else {
            throw Fault(message: "values are nested deeper than \(Self.depthLimit) levels", offset: range.lowerBound)
        }
        switch event {
        case .scalar(let text, let isQuoted): return YAMLValue(content: .scalar(text, isQuoted: isQuoted), range: range)
        case .sequenceStart: return try sequence(from: range, depth: depth)
        case .mappingStart: return try mapping(from: range, depth: depth)
        case .alias: throw Fault(message: "aliases ('*name') are not supported here", offset: range.lowerBound)
        case .end, .other, .streamEnd: throw Fault(message: "a value is missing", offset: range.lowerBound)
        }
    }

    private func sequence(from start: SourceRange, depth: Int) throws(Fault) -> YAMLValue {
        var values: [YAMLValue] = []
        while true {
            let (event, range) = try next()
            if case .end = event { return YAMLValue(content: .sequence(values), range: start.union(range)) }
            values.append(try value(event, range, depth: depth + 1))
        }
    }

    private func mapping(from start: SourceRange, depth: Int) throws(Fault) -> YAMLValue {
        var entries: [YAMLEntry] = []
        while true {
            let (event, range) = try next()
            if case .end = event { return YAMLValue(content: .mapping(entries), range: start.union(range)) }
            guard case .scalar(let key, _) = event else {
                throw Fault(message: "a key must be a plain word", offset: range.lowerBound)
            }
            let (valueEvent, valueRange) = try next()
            let value = try value(valueEvent, valueRange, depth: depth + 1)
            entries.append(YAMLEntry(key: key, keyRange: range, value: value))
        }
    }

    private func next() throws(Fault) -> (Event, SourceRange) {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw fault() }
        defer { yaml_event_delete(&event) }
        let range = SourceRange(offset(event.start_mark.index), offset(event.end_mark.index))
        return (Self.kind(of: event), range)
    }

    private static func kind(of event: yaml_event_t) -> Event {
        switch event.type {
        case YAML_SCALAR_EVENT: scalar(of: event)
        case YAML_SEQUENCE_START_EVENT: .sequenceStart
        case YAML_MAPPING_START_EVENT: .mappingStart
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: .end
        case YAML_ALIAS_EVENT: .alias
        case YAML_STREAM_END_EVENT, YAML_NO_EVENT: .streamEnd
        default: .other
        }
    }

    private static func scalar(of event: yaml_event_t) -> Event {
        let scalar = event.data.scalar
        let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
        return .scalar(text, isQuoted: scalar.style != YAML_PLAIN_SCALAR_STYLE)
    }

    private func fault() -> Fault {
        let message = parser.pointee.problem.map { String(cString: $0) } ?? "this is no YAML"
        guard parser.pointee.error == YAML_READER_ERROR else {
            return Fault(message: message, offset: offset(parser.pointee.problem_mark.index))
        }
        return Fault(message: message, offset: min(Int(parser.pointee.problem_offset), offsets.last ?? 0))
    }

    private func offset(_ character: Int) -> Int {
        offsets[min(max(character, 0), offsets.count - 1)]
    }
}
