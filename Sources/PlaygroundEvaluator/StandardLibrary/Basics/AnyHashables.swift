/// `AnyHashable`: a hashable value of any type, as a key beside others.
struct HashableBox: HostRepresentable, Hashable, CustomStringConvertible, CustomDebugStringConvertible {
    package static var bridgedName: String { "AnyHashable" }
    let base: Value

    init(_ base: Value) {
        self.base = (base.hostPayload as? HashableBox)?.base ?? base
    }

    /// Numbers of different types are equal here when they stand for the same number.
    static func == (left: HashableBox, right: HashableBox) -> Bool {
        if let a = left.number, let b = right.number { return a == b }
        return ValueEquality.areEqual(left.base, right.base)
    }

    func hash(into hasher: inout Hasher) {
        if let number { return hasher.combine(number) }
        ValueEquality.hash(base, into: &hasher)
    }

    private var number: Double? {
        switch base {
        case .int(let number): Double(exactly: number)
        case .double(let number): number
        case .float(let number): Double(number)
        case .sized(let number): Double(exactly: number.wide)
        default: nil
        }
    }

    var description: String { (try? ValuePrinter.describe(base)) ?? "" }
    var debugDescription: String { "AnyHashable(\((try? ValuePrinter.debugDescribe(base)) ?? ""))" }
}

struct AnyHashableTable {
    let types: HostTypes

    var type: HostType {
        types.type("struct AnyHashable: Hashable", of: HashableBox.self) {
            HostMember("init(_ base: some Hashable)") { try HashableBox(try $0.given(0)).written(in: types) }
            HostMember("var base: Any") { try $0.bridgedReceiver(as: HashableBox.self).base }
        }
    }
}
