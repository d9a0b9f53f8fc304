/// Making integers of other values.
extension IntegerTable {
    @RowBuilder var conversions: [HostMember] {
        types.make("init()") { Number.zero }
        HostMember("init(_ source: some BinaryInteger)") { arguments in
            try Self.converted(try Self.integer(arguments)).written(in: types)
        }
        HostMember("init(_ source: some BinaryFloatingPoint)") { arguments in
            try converted(try arguments.given(0)).written(in: types)
        }
        HostMember("init?(exactly source: some BinaryInteger)") { arguments in
            try Number(exactly: try Self.integer(arguments)).written(in: types)
        }
        HostMember("init?(exactly source: some BinaryFloatingPoint)") { arguments in
            try arguments.given(0).floatingPoint.flatMap { Number(exactly: $0) }.written(in: types)
        }
        HostMember("init(truncatingIfNeeded source: some BinaryInteger)") { arguments in
            try Number(truncatingIfNeeded: try Self.integer(arguments)).written(in: types)
        }
        HostMember("init(clamping source: some BinaryInteger)") { arguments in
            try Number(clamping: try Self.integer(arguments)).written(in: types)
        }
        HostMember("init?(_ text: some StringProtocol, radix: Int = 10)") { arguments in
            let radix = try arguments.int(1, or: 10)
            guard (2...36).contains(radix) else { throw Trap.fatal("Radix not in range 2...36") }
            return try Number(try arguments.string(0), radix: radix).written(in: types)
        }
        if Number.isSigned == false || Number.bitWidth < 64 || Number.name == "Int64" {
            HostMember("init(bitPattern x: \(counterpart))") { arguments in
                try Number(truncatingIfNeeded: try Self.integer(arguments)).written(in: types)
            }
        }
        if Number.name == "Int" {
            HostMember("init(bitPattern x: UInt)") { arguments in
                try Number(truncatingIfNeeded: try Self.integer(arguments)).written(in: types)
            }
        }
        if Number.name == "UInt8" {
            HostMember("init(ascii v: Unicode.Scalar)") { arguments in
                guard let scalar = Unicode.Scalar.read(try arguments.given(0)), scalar.isASCII else {
                    throw Trap.fatal("Code point value does not fit into ASCII")
                }
                return UInt8(ascii: scalar).written(in: types)
            }
        }
    }

    /// The type of the same width and the other signedness.
    private var counterpart: String {
        Number.isSigned ? "U" + Number.name : String(Number.name.dropFirst())
    }

    static func integer(_ arguments: HostArguments) throws -> Int128 {
        guard let number = try arguments.given(0).wideInteger else { throw HostRefusal("argument 1 is not an integer") }
        return number
    }

    static func converted(_ number: Int128) throws -> Number {
        if let exact = Number(exactly: number) { return exact }
        if number < 0, !Number.isSigned { throw Trap.fatal("Negative value is not representable") }
        if number < 0 { throw Trap.fatal("Not enough bits to represent a signed value") }
        throw Trap.fatal("Not enough bits to represent the passed value")
    }

    private func converted(_ value: Value) throws -> Number {
        guard let number = value.floatingPoint else { throw HostRefusal("argument 1 is not a number") }
        if let exact = Number(exactly: number.rounded(.towardZero)) { return exact }
        let source = TypeNaming.name(ofTypeOf: value)
        let reason =
            number.isFinite
            ? "the result would be " + (number < 0 ? "less than \(Number.name).min" : "greater than \(Number.name).max")
            : "it is either infinite or NaN"
        throw Trap.fatal("\(source) value cannot be converted to \(Number.name) because \(reason)")
    }
}

extension Unicode.Scalar: HostRepresentable {
    package static var bridgedName: String { "Unicode.Scalar" }
}
