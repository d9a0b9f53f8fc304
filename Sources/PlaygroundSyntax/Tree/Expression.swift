import SourceText

/// An expression; operators are folded by precedence, parentheses are gone (a tuple of one is its element).
package struct Expression: Sendable {
    package var kind: Kind
    package var range: SourceRange

    package init(_ kind: Kind, _ range: SourceRange) {
        self.kind = kind
        self.range = range
    }

    package indirect enum Kind: Sendable {
        // Literals
        case integer(IntegerLiteral)
        case float(Double, text: String)
        case boolean(Bool)
        case string(StringLiteral)
        case regex(pattern: String)
        case nilLiteral
        case array([Expression])
        case dictionary([(key: Expression, value: Expression)])
        case tuple([Argument])
        /// `#file`, `#line`, `#function`, …: the name without `#`.
        case magic(String)

        // Names
        case name(NameReference)
        /// `.member` without a base.
        case implicitMember(NameReference)
        case member(base: Expression, NameReference)
        case superMember(NameReference)
        /// `$0`
        case closureParameter(Int)
        /// `Type.self`, `[Type].self`: the base as a type.
        case typeExpression(TypeName)
        /// `\Root.path` or `\.path`.
        case keyPath(KeyPathLiteral)

        // Calls
        case call(Call)
        case `subscript`(base: Expression, arguments: [Argument])
        /// `#expect(…)`, `#require(…)` and other freestanding macros but `#Playground`.
        case macro(MacroUse)
        case closure(Closure)

        // Operators
        case prefix(Identifier, Expression)
        case postfix(Expression, Identifier)
        case binary(Expression, Identifier, Expression)
        case ternary(condition: Expression, Expression, Expression)
        /// `=`; compound assignments are `binary` with the operator's spelling (`+=`).
        case assignment(target: Expression, value: Expression)
        /// `_` at the left of `=`.
        case discard
        /// `&value`
        case inoutArgument(Expression)
        case cast(Expression, CastKind, TypeName)
        case isType(Expression, TypeName)

        // Optionals
        /// `base?`, only below a `chain`.
        case optionalUnwrap(Expression)
        /// The whole of an optional chain: nil as soon as an `optionalUnwrap` inside is nil.
        case chain(Expression)
        case forceUnwrap(Expression)

        // Effects
        case `try`(TryKind, Expression)
        case await(Expression)

        // Statements used as expressions
        case ifExpression(IfStatement)
        case switchExpression(SwitchStatement)
    }

    package enum CastKind: Sendable { case coercion, conditional, forced }
    package enum TryKind: Sendable { case plain, optional, forced }
}

/// An integer literal; values above `UInt64.max` are refused when lowering.
package struct IntegerLiteral: Sendable {
    package var magnitude: UInt64
    /// The literal as written, for messages.
    package var text: String

    package init(magnitude: UInt64, text: String) {
        self.magnitude = magnitude
        self.text = text
    }
}

/// A string literal with escapes resolved, indentation of multi-line forms removed, and interpolations apart.
package struct StringLiteral: Sendable {
    package enum Segment: Sendable {
        case text(String)
        /// `\(value)` or `\(value, label: argument)`.
        case interpolation([Argument], SourceRange)
    }

    package var segments: [Segment]

    package init(segments: [Segment]) {
        self.segments = segments
    }

    /// The text when nothing is interpolated.
    package var plainText: String? {
        var text = ""
        for segment in segments {
            guard case .text(let piece) = segment else { return nil }
            text += piece
        }
        return text
    }
}

/// A name used in an expression, with generic arguments (`AsyncStream<Int>`) and argument labels (`move(to:by:)`) if written.
package struct NameReference: Sendable {
    package var name: Identifier
    package var genericArguments: [TypeName]
    /// Labels of a compound name; nil when not written.
    package var labels: [String?]?

    package init(_ name: Identifier, genericArguments: [TypeName] = [], labels: [String?]? = nil) {
        self.name = name
        self.genericArguments = genericArguments
        self.labels = labels
    }
}

/// An argument of a call, subscript, tuple or macro.
package struct Argument: Sendable {
    package var label: Identifier?
    package var value: Expression

    package init(label: Identifier? = nil, value: Expression) {
        self.label = label
        self.value = value
    }
}

/// A call; `arguments` are those in parentheses, `trailing` the closures after them, the first without a label.
package struct Call: Sendable {
    package var callee: Expression
    package var arguments: [Argument]
    package var trailing: [Argument]

    package init(callee: Expression, arguments: [Argument], trailing: [Argument] = []) {
        self.callee = callee
        self.arguments = arguments
        self.trailing = trailing
    }
}

package struct MacroUse: Sendable {
    package var name: Identifier
    package var arguments: [Argument]
    package var trailing: [Argument]

    package init(name: Identifier, arguments: [Argument], trailing: [Argument] = []) {
        self.name = name
        self.arguments = arguments
        self.trailing = trailing
    }
}

package struct KeyPathLiteral: Sendable {
    package enum Component: Sendable {
        case property(Identifier)
        case `subscript`([Argument])
        case optionalUnwrap
        case forceUnwrap
    }

    package var root: TypeName?
    package var components: [Component]

    package init(root: TypeName?, components: [Component]) {
        self.root = root
        self.components = components
    }
}

package struct Closure: Sendable {
    /// What a capture list says of one name: `[weak self]`, `[count]`, `[total = sum]`.
    package struct Capture: Sendable {
        package enum Strength: Sendable { case strong, weak, unowned }
        package var name: Identifier
        package var strength: Strength
        package var value: Expression?

        package init(name: Identifier, strength: Strength, value: Expression?) {
            self.name = name
            self.strength = strength
            self.value = value
        }
    }

    package struct Parameter: Sendable {
        package var name: Identifier
        package var type: TypeName?

        package init(name: Identifier, type: TypeName?) {
            self.name = name
            self.type = type
        }
    }

    package var captures: [Capture]
    /// nil when the closure names none; `$0…` may be used then.
    package var parameters: [Parameter]?
    package var returnType: TypeName?
    package var isAsync: Bool
    package var isThrowing: Bool
    /// `throws(Error)`
    package var thrown: TypeName?
    package var body: [Statement]

    package init(
        captures: [Capture] = [], parameters: [Parameter]?, returnType: TypeName? = nil, isAsync: Bool = false,
        isThrowing: Bool = false, body: [Statement]
    ) {
        self.captures = captures
        self.parameters = parameters
        self.returnType = returnType
        self.isAsync = isAsync
        self.isThrowing = isThrowing
        self.body = body
    }
}
