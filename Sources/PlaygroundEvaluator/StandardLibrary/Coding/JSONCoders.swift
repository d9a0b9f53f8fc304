import Foundation

extension JSONEncoder: HostRepresentable { package static var bridgedName: String { "JSONEncoder" } }
extension JSONDecoder: HostRepresentable { package static var bridgedName: String { "JSONDecoder" } }
extension JSONEncoder.OutputFormatting: HostRepresentable {
    package static var bridgedName: String { "JSONEncoder.OutputFormatting" }
}

/// A strategy of an encoder or decoder, whatever it is for.
struct StrategyValue<Strategy>: HostRepresentable {
    package static var bridgedName: String {
        // The reflected name is slow to make and is needed at every start.
        switch Strategy.self {
        case is JSONEncoder.DateEncodingStrategy.Type: "JSONEncoder.DateEncodingStrategy"
        case is JSONEncoder.DataEncodingStrategy.Type: "JSONEncoder.DataEncodingStrategy"
        case is JSONEncoder.KeyEncodingStrategy.Type: "JSONEncoder.KeyEncodingStrategy"
        case is JSONDecoder.DateDecodingStrategy.Type: "JSONDecoder.DateDecodingStrategy"
        case is JSONDecoder.DataDecodingStrategy.Type: "JSONDecoder.DataDecodingStrategy"
        case is JSONDecoder.KeyDecodingStrategy.Type: "JSONDecoder.KeyDecodingStrategy"
        case is JSONEncoder.NonConformingFloatEncodingStrategy.Type: "JSONEncoder.NonConformingFloatEncodingStrategy"
        case is JSONDecoder.NonConformingFloatDecodingStrategy.Type: "JSONDecoder.NonConformingFloatDecodingStrategy"
        default: String(reflecting: Strategy.self).split(separator: ".").suffix(2).joined(separator: ".")
        }
    }
    let strategy: Strategy
}

/// `JSONEncoder` and `JSONDecoder`: Foundation's own, over values of the program.
struct JSONCoderTables {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        types.type("class JSONEncoder: Sendable", of: JSONEncoder.self) { encoder }
        types.type("class JSONDecoder: Sendable", of: JSONDecoder.self) { decoder }
        types.type("struct JSONEncoder.OutputFormatting: OptionSet, Sendable", of: JSONEncoder.OutputFormatting.self) {
            types.optionSet(JSONEncoder.OutputFormatting.self)
            types.constants([
                ("prettyPrinted", JSONEncoder.OutputFormatting.prettyPrinted), ("sortedKeys", .sortedKeys),
                ("withoutEscapingSlashes", .withoutEscapingSlashes),
            ])
        }
        strategies
    }

    @RowBuilder private var encoder: [HostMember] {
        types.make("init()") { JSONEncoder() }
        types.property("var outputFormatting: JSONEncoder.OutputFormatting", \JSONEncoder.outputFormatting)
        strategy("keyEncodingStrategy", \JSONEncoder.keyEncodingStrategy)
        strategy("dateEncodingStrategy", \JSONEncoder.dateEncodingStrategy)
        strategy("dataEncodingStrategy", \JSONEncoder.dataEncodingStrategy)
        strategy("nonConformingFloatEncodingStrategy", \JSONEncoder.nonConformingFloatEncodingStrategy)
        HostMember("func encode<T: Encodable>(_ value: T) throws -> Data") { arguments in
            let original: JSONEncoder = try arguments.bridgedReceiver()
            let value = EncodableValue(value: try arguments.given(0), context: arguments.context)
            do {
                let encoder = Self.ordered(original)
                EncodingTask(context: arguments.context).attach(to: encoder)
                return try encoder.encode(value).written(in: types)
            } catch let error as EncodingError {
                throw try CodingErrorTables(types: types).thrown(error, in: arguments.context)
            } catch {
                throw try NativeError.thrown(error, in: arguments.context)
            }
        }
    }

    /// The order of keys that Foundation leaves to chance is the alphabet's here, so that every run shows the same.
    private static func ordered(_ original: JSONEncoder) -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = original.outputFormatting.union(.sortedKeys)
        encoder.keyEncodingStrategy = original.keyEncodingStrategy
        encoder.dateEncodingStrategy = original.dateEncodingStrategy
        encoder.dataEncodingStrategy = original.dataEncodingStrategy
        encoder.nonConformingFloatEncodingStrategy = original.nonConformingFloatEncodingStrategy
        return encoder
    }

    @RowBuilder private var decoder: [HostMember] {
        types.make("init()") { JSONDecoder() }
        strategy("keyDecodingStrategy", \JSONDecoder.keyDecodingStrategy)
        strategy("dateDecodingStrategy", \JSONDecoder.dateDecodingStrategy)
        strategy("dataDecodingStrategy", \JSONDecoder.dataDecodingStrategy)
        strategy("nonConformingFloatDecodingStrategy", \JSONDecoder.nonConformingFloatDecodingStrategy)
        types.property("var allowsJSON5: Bool", \JSONDecoder.allowsJSON5)
        HostMember("func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T") { arguments in
            guard case .type(let type) = try arguments.given(0), let data = Data.read(try arguments.given(1)) else {
                throw HostRefusal("decode needs a type and Data")
            }
            return try decode(type, from: data, with: try arguments.bridgedReceiver(), arguments.context)
        }
    }

    private func decode(
        _ type: Type, from data: Data, with decoder: JSONDecoder, _ context: any HostContext
    ) throws -> Value {
        guard let key = DecodingTask.key else { throw HostRefusal("no key for the decoder") }
        decoder.userInfo[key] = DecodingTask(type: type, context: context)
        defer { decoder.userInfo[key] = nil }
        do {
            return try decoder.decode(DecodedValue.self, from: data).value
        } catch let error as DecodingError {
            throw try CodingErrorTables(types: types).thrown(error, in: context)
        } catch {
            throw try NativeError.thrown(error, in: context)
        }
    }

    private func strategy<Coder: HostRepresentable, Strategy>(
        _ name: String, _ path: ReferenceWritableKeyPath<Coder, Strategy>
    ) -> HostMember {
        types.property(
            "var \(name): \(StrategyValue<Strategy>.bridgedName)",
            get: { (coder: Coder) in StrategyValue(strategy: coder[keyPath: path]) },
            set: { (coder: inout Coder, value: StrategyValue<Strategy>) in coder[keyPath: path] = value.strategy })
    }
}

/// The strategies by name.
extension JSONCoderTables {
    @ListBuilder<HostType> private var strategies: [HostType] {
        list(JSONEncoder.KeyEncodingStrategy.self) {
            [("useDefaultKeys", .useDefaultKeys), ("convertToSnakeCase", .convertToSnakeCase)]
        }
        list(JSONDecoder.KeyDecodingStrategy.self) {
            [("useDefaultKeys", .useDefaultKeys), ("convertFromSnakeCase", .convertFromSnakeCase)]
        }
        list(JSONEncoder.DataEncodingStrategy.self) { [("base64", .base64), ("deferredToData", .deferredToData)] }
        list(JSONDecoder.DataDecodingStrategy.self) { [("base64", .base64), ("deferredToData", .deferredToData)] }
        list(JSONEncoder.NonConformingFloatEncodingStrategy.self) {
            [("throw", .throw)]
        } _: {
            types.make(
                "static func convertToString(\(Self.floatTexts)) -> JSONEncoder.NonConformingFloatEncodingStrategy"
            ) {
                (positive: String, negative: String, nan: String) in
                StrategyValue(
                    strategy: JSONEncoder.NonConformingFloatEncodingStrategy.convertToString(
                        positiveInfinity: positive, negativeInfinity: negative, nan: nan))
            }
        }
        list(JSONDecoder.NonConformingFloatDecodingStrategy.self) {
            [("throw", .throw)]
        } _: {
            types.make(
                "static func convertFromString(\(Self.floatTexts)) -> JSONDecoder.NonConformingFloatDecodingStrategy"
            ) { (positive: String, negative: String, nan: String) in
                StrategyValue(
                    strategy: JSONDecoder.NonConformingFloatDecodingStrategy.convertFromString(
                        positiveInfinity: positive, negativeInfinity: negative, nan: nan))
            }
        }
        list(JSONEncoder.DateEncodingStrategy.self) {
            [
                ("deferredToDate", .deferredToDate), ("iso8601", .iso8601), ("secondsSince1970", .secondsSince1970),
                ("millisecondsSince1970", .millisecondsSince1970),
            ]
        } _: {
            types.make("static func formatted(_ formatter: DateFormatter) -> JSONEncoder.DateEncodingStrategy") {
                (formatter: DateFormatter) in
                StrategyValue(strategy: JSONEncoder.DateEncodingStrategy.formatted(formatter))
            }
            HostMember(
                "static func custom(_ encode: @escaping (Date, any Encoder) throws -> Void) -> "
                    + "JSONEncoder.DateEncodingStrategy"
            ) { arguments in try customEncoding(try arguments.given(0), arguments.context) }
        }
        list(JSONDecoder.DateDecodingStrategy.self) {
            [
                ("deferredToDate", .deferredToDate), ("iso8601", .iso8601), ("secondsSince1970", .secondsSince1970),
                ("millisecondsSince1970", .millisecondsSince1970),
            ]
        } _: {
            types.make("static func formatted(_ formatter: DateFormatter) -> JSONDecoder.DateDecodingStrategy") {
                (formatter: DateFormatter) in
                StrategyValue(strategy: JSONDecoder.DateDecodingStrategy.formatted(formatter))
            }
            HostMember(
                "static func custom(_ decode: @escaping (any Decoder) throws -> Date) -> JSONDecoder.DateDecodingStrategy"
            ) { arguments in try customDecoding(try arguments.given(0), arguments.context) }
        }
    }

    private static let floatTexts = "positiveInfinity: String, negativeInfinity: String, nan: String"

    private func customEncoding(_ encode: Value, _ context: any HostContext) throws -> Value {
        let encode = Confined((encode, types), in: context)
        return try StrategyValue(
            strategy: JSONEncoder.DateEncodingStrategy.custom { date, encoder in
                let context = try EncodingTask.context(of: encoder)
                let (encode, types) = encode.open(in: context)
                _ = try encode.call(
                    [try date.written(in: types), try types.value(encoder, ofType: "Encoder")], in: context)
            }
        ).written(in: types)
    }

    private func customDecoding(_ decode: Value, _ context: any HostContext) throws -> Value {
        let decode = Confined((decode, types), in: context)
        return try StrategyValue(
            strategy: JSONDecoder.DateDecodingStrategy.custom { decoder in
                let task = try DecodingTask.of(decoder)
                let (decode, types) = decode.open(in: task.context)
                let box = try types.value(DecoderBox(decoder: decoder, task: task), ofType: "Decoder")
                guard let date = Date.read(try decode.call([box], in: task.context)) else {
                    throw HostRefusal("the strategy gave no Date")
                }
                return date
            }
        ).written(in: types)
    }

    private func list<Strategy>(
        _ type: Strategy.Type, _ constants: () -> [(String, Strategy)],
        @RowBuilder _ rows: @escaping () -> [HostMember] = { [] }
    ) -> HostType {
        let name = StrategyValue<Strategy>.bridgedName
        let values = constants().map { (name: $0.0, value: StrategyValue(strategy: $0.1)) }
        return types.type("enum \(name): Sendable", of: StrategyValue<Strategy>.self) { [types] in
            for constant in values {
                types.constant("static let `\(constant.name)`: \(name)", constant.value)
            }
            rows()
        }
    }
}
