/// A value of an enum declared in the document: its case and the case's payload.
///
/// Values without payload may share one instance; identity has no meaning.
package final class EnumValue {
    package let type: NominalType
    package let typeArguments: [Type]
    package let caseIndex: Int
    package let payload: [Value]

    package init(type: NominalType, typeArguments: [Type] = [], caseIndex: Int, payload: [Value] = []) {
        self.type = type
        self.typeArguments = typeArguments
        self.caseIndex = caseIndex
        self.payload = payload
    }
}
