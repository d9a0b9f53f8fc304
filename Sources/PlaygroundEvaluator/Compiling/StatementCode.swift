/// A statement as code: one that always reaches its end gives nothing, the others say how they ended.
enum StatementCode {
    case effect(EffectCode)
    case step(StepCode)

    var asStep: StepCode {
        switch self {
        case .step(let step): step
        case .effect(let effect):
            { frame in
                try effect(frame)
                return .normal
            }
        }
    }

    /// One piece of code for several statements, nested no deeper than it must be.
    static func sequence(_ list: ArraySlice<StatementCode>) -> StatementCode {
        if list.isEmpty { return .effect { _ in } }
        if list.count == 1 { return list[list.startIndex] }
        let effects = list.compactMap { if case .effect(let effect) = $0 { EffectPart(run: effect) } else { nil } }
        if effects.count == 3, list.count == 3 { return sequence(effects[0].run, effects[1].run, effects[2].run) }
        let middle = list.startIndex + list.count / 2
        return sequence(list[..<middle]).followed(by: sequence(list[middle...]))
    }

    private static func sequence(
        _ a: @escaping EffectCode, _ b: @escaping EffectCode, _ c: @escaping EffectCode
    ) -> StatementCode {
        .effect { frame in
            try a(frame)
            try b(frame)
            try c(frame)
        }
    }

    private func followed(by next: StatementCode) -> StatementCode {
        switch (self, next) {
        case (.effect(let a), .effect(let b)):
            .effect { frame in
                try a(frame)
                try b(frame)
            }
        case (.effect(let a), .step(let b)):
            .step { frame in
                try a(frame)
                return try b(frame)
            }
        case (.step(let a), .effect(let b)):
            .step { frame in
                let completion = try a(frame)
                if completion == .normal { try b(frame) }
                return completion
            }
        case (.step(let a), .step(let b)):
            .step { frame in
                let completion = try a(frame)
                return completion == .normal ? try b(frame) : completion
            }
        }
    }
}
