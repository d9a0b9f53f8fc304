/// `stride(from:to:by:)` and `stride(from:through:by:)`.
struct StrideTables {
    let types: HostTypes

    @ListBuilder<HostType> var list: [HostType] {
        strideType("StrideTo")
        strideType("StrideThrough")
    }

    private func strideType(_ name: String) -> HostType {
        types.declare("struct \(name)<Element>: Sequence<Element>") {
        } configure: { type in
            type.hooks.makeIterator = { value, _ in
                guard let stride = value.hostPayload as? StrideValue else { throw HostRefusal("not a stride") }
                return try stride.reader().next
            }
            type.hooks.describe = { value in
                guard let stride = value.hostPayload as? StrideValue else { return name }
                return TypeNaming.swift(
                    name, [TypeNaming.name(ofTypeOf: stride.start, qualified: true)], qualified: true)
            }
        }
    }

    @RowBuilder var globals: [HostMember] {
        row("<T: Strideable>", over: "T", by: "T", includesEnd: false)
        row("<T: Strideable>", over: "T", by: "T", includesEnd: true)
    }

    /// - Parameter generics: the function's generic parameters; none for one type that has steps of another.
    func row(_ generics: String = "", over element: String, by step: String, includesEnd: Bool) -> HostMember {
        let label = includesEnd ? "through" : "to"
        let type = includesEnd ? "StrideThrough" : "StrideTo"
        let parameters = "from start: \(element), \(label) end: \(element), by stride: \(step)"
        return HostMember("func stride\(generics)(\(parameters)) -> \(type)<\(element)>") { arguments in
            let stride = StrideValue(
                start: try arguments.given(0), end: try arguments.given(1), step: try arguments.given(2),
                includesEnd: includesEnd)
            if stride.hasNoStep { throw Trap.zeroStride }
            return try types.value(stride, ofType: type)
        }
    }
}

struct StrideValue {
    let start: Value
    let end: Value
    let step: Value
    let includesEnd: Bool

    fileprivate var hasNoStep: Bool { step.wideInteger == 0 || step.floatingPoint == 0 }

    fileprivate func reader() throws -> ElementReader {
        if let start = start.wideInteger, let end = end.wideInteger, let step = step.wideInteger,
            let kind = self.start.integerKind
        {
            return reader(integers: start, end, step, kind)
        }
        if let start = start.floatingPoint, let end = end.floatingPoint, let step = step.floatingPoint {
            return reader(floatingPoint: start, end, step)
        }
        if case .host(let host) = start, let first = host.payload as? any Strideable {
            return try reader(over: first, host.type)
        }
        throw HostRefusal("stride goes over numbers, not over \(TypeNaming.name(ofTypeOf: start))")
    }

    /// Over values of a library that are some way apart: dates.
    private func reader<Element: Strideable>(over start: Element, _ type: NominalType) throws -> ElementReader {
        guard let end = end.hostPayload as? Element, let step = step.floatingPoint as? Element.Stride else {
            throw HostRefusal("the end or the step is of another type than '\(type.name)' needs")
        }
        var current = start
        return ElementReader {
            guard isBeforeEnd(current, end, isRising: step > 0) else { return nil }
            defer { current = current.advanced(by: step) }
            return .host(HostBox(current, type: type))
        }
    }

    private func isBeforeEnd<Number: Comparable>(_ current: Number, _ end: Number, isRising: Bool) -> Bool {
        if includesEnd { return isRising ? current <= end : current >= end }
        return isRising ? current < end : current > end
    }

    private func reader(integers start: Int128, _ end: Int128, _ step: Int128, _ kind: IntegerKind) -> ElementReader {
        var current = start
        return ElementReader {
            guard isBeforeEnd(current, end, isRising: step > 0) else { return nil }
            defer { current += step }
            return try kind.value(current)
        }
    }

    /// Each element is computed from the start, as Swift does, so that rounding errors do not add up.
    private func reader(floatingPoint start: Double, _ end: Double, _ step: Double) -> ElementReader {
        let isFloat: Bool = if case .float = self.start { true } else { false }
        var count = 0.0
        return ElementReader {
            let current =
                isFloat
                ? Double(Float(start).addingProduct(Float(count), Float(step))) : start.addingProduct(count, step)
            guard isBeforeEnd(current, end, isRising: step > 0) else { return nil }
            count += 1
            return isFloat ? .float(Float(current)) : .double(current)
        }
    }
}
