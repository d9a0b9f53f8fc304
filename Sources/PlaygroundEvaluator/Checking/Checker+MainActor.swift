import PlaygroundSyntax
import SourceText

/// What belongs to the main actor, and who may use it without waiting.
///
/// Statements at file scope, playgrounds and closures may be the main actor's, so only named functions are judged.
extension Checker {
    /// Reports a call that has to wait for the main actor and does not.
    func noteMainActorCall(_ member: Member, _ range: SourceRange) {
        guard needsMainActor(member) else { return }
        let what = "main actor-isolated \(describe(member))"
        markAwaiting()
        error(
            function.isAsync
                ? "\(what) cannot be called from outside of the actor"
                : "call to \(what) in a synchronous nonisolated context", range,
            hint: function.isAsync ? "write 'await' before the call" : "mark the function '@MainActor'")
    }

    /// The same for a property.
    func noteMainActorProperty(_ member: Member, _ range: SourceRange) {
        guard !member.isLet, needsMainActor(member) else { return }
        markAwaiting()
        error(
            function.isAsync
                ? "main actor-isolated property '\(member.name)' cannot be accessed from outside of the actor"
                : "main actor-isolated property '\(member.name)' can not be referenced from a nonisolated context",
            range,
            hint: function.isAsync ? "write 'await' before the expression" : "mark the function '@MainActor'")
    }

    private func needsMainActor(_ member: Member) -> Bool {
        guard member.isOnMainActor, !(flow.isInAwait && function.isAsync) else { return false }
        return isSurelyNonisolated
    }

    /// Whether the code being read is that of a function that nothing puts on the main actor.
    private var isSurelyNonisolated: Bool {
        guard function.parent == nil, function.isClosed, !function.isOnMainActor, function.kind != "deinitializer"
        else {
            return false
        }
        guard let owner = scope.enclosingType else { return true }
        let related = types.superclasses(of: owner) + types.allProtocols(of: owner).filter { !$0.isFromHost }
        return !owner.isFromHost && !related.contains(where: \.isOnMainActor)
    }
}

extension Member {
    /// Declared `@MainActor`, itself or by its type.
    fileprivate var isOnMainActor: Bool {
        guard let declaration, !declaration.modifiers.isNonisolated else { return false }
        return declaration.attributes.nameMainActor || owner?.isOnMainActor ?? false
    }
}

extension NominalType {
    fileprivate var isOnMainActor: Bool { attributes.nameMainActor }
}

extension [Attribute] {
    var nameMainActor: Bool { contains { $0.name.text == "MainActor" } }
}
