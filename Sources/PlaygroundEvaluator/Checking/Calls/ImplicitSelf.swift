import SourceText

/// Looks in a closure's body for members that are used without `self.`.
struct ImplicitSelfFinder {
    /// The `self` of the method around.
    let this: LocalVariable
    /// The first use: what stands there, and whether it is a call.
    private(set) var found: (range: SourceRange, name: String, isCall: Bool)?

    init(_ this: LocalVariable) { self.this = this }

    mutating func visit(_ block: Block) {
        for step in block.steps { visit(step.parts, SourceRange(0, 0), nil) }
        for (function, _) in block.localFunctions { visit(function.body) }
    }

    private mutating func visit(_ parts: [CodePart], _ range: SourceRange, _ member: (name: String, isCall: Bool)?) {
        for part in parts where found == nil {
            switch part {
            case .code(let code), .perhaps(let code): visit(code, range, member)
            case .place(let place), .changed(let place): visit(place, range)
            case .block(let block): visit(block)
            }
        }
    }

    private mutating func visit(_ code: Code, _ range: SourceRange, _ member: (name: String, isCall: Bool)?) {
        switch code.kind {
        case .local(let variable):
            // What the program does not write stands nowhere.
            guard (variable.origin ?? variable) === this, code.range == SourceRange(0, 0), let member else { return }
            found = (range, member.name, member.isCall)
        case .closure(let inner): visit(inner.body)
        default: visit(code.parts, code.range, code.member)
        }
    }

    private mutating func visit(_ place: Place, _ range: SourceRange) {
        visit(place.parts, range, place.member)
    }
}

extension Code {
    /// The member of its first part that the code uses.
    fileprivate var member: (name: String, isCall: Bool)? {
        switch kind {
        case .objectField(let base, let index): base.fieldName(index).map { ($0, false) }
        case .dispatch(let member, _, _), .callHost(let member, _, _): (member.name, member.kind == .function)
        case .call(let callee, _): (callee.baseName, true)
        case .functionValue(let name, _): (String(name.prefix { $0 != "(" }), false)
        default: nil
        }
    }

    /// The name of a stored property of this object.
    fileprivate func fieldName(_ index: Int) -> String? {
        guard case .nominal(let owner, _) = type else { return nil }
        var fields = owner.storedProperties
        var current = owner.superclass
        while case .nominal(let superclass, _) = current {
            fields = superclass.storedProperties + fields
            current = superclass.superclass
        }
        return fields.indices.contains(index) ? fields[index].name : nil
    }
}

extension Place {
    fileprivate var member: (name: String, isCall: Bool)? {
        switch self {
        case .objectField(let base, let index): base.fieldName(index).map { ($0, false) }
        case .computed(_, let member, _), .dispatched(_, let member), .host(_, let member, _): (member.name, false)
        default: nil
        }
    }
}

extension Function {
    /// `greet` of `Person.greet(name:)`.
    var baseName: String {
        let path = name.prefix { $0 != "(" }
        return String(path.split(separator: ".").last ?? path)
    }
}
