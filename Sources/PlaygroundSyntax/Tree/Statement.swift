import SourceText

package struct Statement: Sendable {
    package var kind: Kind
    package var range: SourceRange

    package init(_ kind: Kind, _ range: SourceRange) {
        self.kind = kind
        self.range = range
    }

    package indirect enum Kind: Sendable {
        case expression(Expression)
        case declaration(Declaration)
        case `if`(IfStatement)
        case `guard`(conditions: [Condition], body: [Statement])
        case `switch`(SwitchStatement)
        case `for`(ForStatement)
        case `while`(label: Identifier?, conditions: [Condition], body: [Statement])
        case repeatWhile(label: Identifier?, body: [Statement], condition: Expression)
        case `do`(DoStatement)
        case `return`(Expression?)
        case `break`(label: Identifier?)
        case `continue`(label: Identifier?)
        case `fallthrough`
        case `throw`(Expression)
        case `defer`([Statement])
    }
}

package struct IfStatement: Sendable {
    package enum Else: Sendable {
        case block([Statement])
        case elseIf(Statement)
    }

    package var label: Identifier?
    package var conditions: [Condition]
    package var body: [Statement]
    package var `else`: Else?

    package init(label: Identifier? = nil, conditions: [Condition], body: [Statement], `else`: Else?) {
        self.label = label
        self.conditions = conditions
        self.body = body
        self.else = `else`
    }
}

/// One of the comma-separated conditions of `if`, `guard` and `while`.
package enum Condition: Sendable {
    case expression(Expression)
    /// `let name = value` or `let name`; the pattern is matched against the unwrapped value.
    case optionalBinding(Pattern, value: Expression)
    /// `case pattern = value`
    case matching(Pattern, value: Expression)
    /// `#available(…)`, always true here; `#unavailable`, always false.
    case availability(Bool)
}

package struct SwitchStatement: Sendable {
    package struct Case: Sendable {
        /// Empty for `default`.
        package var items: [Item]
        package var isDefault: Bool
        package var body: [Statement]
        package var range: SourceRange

        package init(items: [Item], isDefault: Bool, body: [Statement], range: SourceRange) {
            self.items = items
            self.isDefault = isDefault
            self.body = body
            self.range = range
        }
    }

    package struct Item: Sendable {
        package var pattern: Pattern
        package var condition: Expression?

        package init(pattern: Pattern, condition: Expression?) {
            self.pattern = pattern
            self.condition = condition
        }
    }

    package var label: Identifier?
    package var subject: Expression
    package var cases: [Case]

    package init(label: Identifier? = nil, subject: Expression, cases: [Case]) {
        self.label = label
        self.subject = subject
        self.cases = cases
    }
}

package struct ForStatement: Sendable {
    package var label: Identifier?
    package var pattern: Pattern
    package var sequence: Expression
    package var condition: Expression?
    package var isAwait: Bool
    package var isTry: Bool
    package var body: [Statement]

    package init(
        label: Identifier? = nil, pattern: Pattern, sequence: Expression, condition: Expression?, isAwait: Bool,
        isTry: Bool, body: [Statement]
    ) {
        self.label = label
        self.pattern = pattern
        self.sequence = sequence
        self.condition = condition
        self.isAwait = isAwait
        self.isTry = isTry
        self.body = body
    }
}

package struct DoStatement: Sendable {
    package struct Catch: Sendable {
        /// Empty for a bare `catch`, which binds `error`.
        package var items: [SwitchStatement.Item]
        package var body: [Statement]
        package var range: SourceRange

        package init(items: [SwitchStatement.Item], body: [Statement], range: SourceRange) {
            self.items = items
            self.body = body
            self.range = range
        }
    }

    package var label: Identifier?
    /// `do throws(Error)`
    package var thrown: TypeName?
    package var body: [Statement]
    package var catches: [Catch]

    package init(label: Identifier? = nil, body: [Statement], catches: [Catch]) {
        self.label = label
        self.body = body
        self.catches = catches
    }
}
