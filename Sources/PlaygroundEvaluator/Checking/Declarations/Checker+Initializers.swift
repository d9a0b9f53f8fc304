import PlaygroundSyntax
import SourceText

/// `self.init(…)` and `super.init(…)`.
extension Checker {
    func delegateInit(_ given: GivenArguments, _ range: SourceRange) -> Code {
        guard let variable = selfLookup(), let owner = scope.enclosingType else {
            error("'self.init' can only be used inside an initializer", range)
            return fault(range)
        }
        guard function.isInitializer else {
            // In a class, `self` may be the metatype of a subclass.
            let base = owner.kind == .class ? Code(.local(captured(variable)), variable.type, range) : nil
            return construct(types.selfType(of: owner), base, given, nil, range)
        }
        function.callsOwnInit = true
        if owner.kind == .class, !function.isConvenience {
            error(
                "designated initializer for '\(owner.name)' cannot delegate (with 'self.init'); did you mean this to be a convenience initializer?",
                function.range, hint: "write 'convenience' before 'init'")
        }
        let type = types.selfType(of: owner)
        let found = types.lookup("init", of: type, isStatic: true)
        if owner.kind == .class || owner.kind == .actor { return initializeSelf(found, given, isOwn: true, range) }
        // A struct's `self` is replaced by the value that the other initializer makes.
        let made = call(found, receiver: .metatype(type), name: "init", arguments: given, nil, range)
        let place = Place.local(captured(variable))
        if case .optional = made.type {
            if function.isFailableInit {
                return Code(.assign(place, Code(.initOrLeave(made), type, range)), .void, range)
            }
            error("a non-failable initializer cannot delegate to failable initializer", range)
        }
        return Code(.assign(place, made), .void, range)
    }

    /// Runs another initializer of the object being made.
    ///
    /// - Parameter isOwn: whether it is `self.init`, not `super.init`.
    func initializeSelf(_ found: [FoundMember], _ given: GivenArguments, isOwn: Bool = false, _ range: SourceRange)
        -> Code
    {
        guard let variable = selfLookup() else { return fault(range) }
        let made = call(found, receiver: .metatype(variable.type), name: "init", arguments: given, nil, range)
        guard case .makeObject(_, _, let function, var arguments) = made.kind else { return made }
        let this = Code(.local(captured(variable)), variable.type, range)
        let type: Type = function.isFailableInit ? .optional(variable.type) : .void
        let call: Code
        if isOwn, let chosen = found.first(where: { $0.member.isImplemented(by: function) }) {
            // A convenience initializer that a subclass inherits goes on in the subclass.
            call = Code(.dispatch(chosen.member, receiver: this, arguments), type, range)
        } else {
            arguments.values.insert(.value(this), at: 0)
            call = Code(.call(function, arguments), type, range)
        }
        return function.isFailableInit ? Code(.initOrLeave(call), .void, range) : call
    }
}
