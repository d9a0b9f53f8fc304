import SourceText

/// A type as written.
package struct TypeName: Sendable {
    package var kind: Kind
    package var range: SourceRange

    package init(_ kind: Kind, _ range: SourceRange) {
        self.kind = kind
        self.range = range
    }

    package indirect enum Kind: Sendable {
        /// `Name` or `Name<Argument>`
        case named(Identifier, arguments: [TypeName])
        /// `Base.Name`
        case member(TypeName, Identifier, arguments: [TypeName])
        case optional(TypeName)
        /// `T!`
        case implicitlyUnwrapped(TypeName)
        case array(TypeName)
        case dictionary(key: TypeName, value: TypeName)
        case tuple([(label: Identifier?, type: TypeName)])
        case function(
            parameters: [FunctionParameter], isAsync: Bool, isThrowing: Bool, thrown: TypeName? = nil, result: TypeName)
        case some(TypeName)
        case any(TypeName)
        /// `A & B`
        case composition([TypeName])
        /// `T.Type` or `P.Protocol`
        case metatype(TypeName)
        /// `_`, a placeholder to be inferred.
        case inferred
    }

    package struct FunctionParameter: Sendable {
        package var type: TypeName
        package var isInout: Bool
        package var isVariadic: Bool

        package init(type: TypeName, isInout: Bool = false, isVariadic: Bool = false) {
            self.type = type
            self.isInout = isInout
            self.isVariadic = isVariadic
        }
    }
}
