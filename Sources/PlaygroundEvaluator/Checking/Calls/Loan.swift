/// What a `where` clause says of parameters declared outside it: true only while the code under the clause is read.
struct Loan {
    private var undo: [() -> Void] = []

    init(_ requirements: [TypeRequirement]) {
        for requirement in requirements {
            switch requirement {
            case .conforms(.parameter(let parameter), let wanted): lend(wanted, to: parameter)
            case .conforms(.member(.parameter(let parameter), let name), let wanted): lend(wanted, to: parameter, name)
            case .same(.member(.parameter(let parameter), let name), let fixed): fix(name, of: parameter, fixed)
            default: break
            }
        }
    }

    private mutating func lend(_ wanted: NominalType, to parameter: GenericParameter) {
        let before = parameter.constraints
        parameter.constraints.append(wanted)
        undo.append { parameter.constraints = before }
    }

    private mutating func lend(_ wanted: NominalType, to parameter: GenericParameter, _ name: String) {
        let before = parameter.memberConstraints[name]
        parameter.memberConstraints[name, default: []].append(wanted)
        undo.append { parameter.memberConstraints[name] = before }
    }

    private mutating func fix(_ name: String, of parameter: GenericParameter, _ type: Type) {
        let before = parameter.memberTypes[name]
        parameter.memberTypes[name] = type
        undo.append { parameter.memberTypes[name] = before }
    }

    /// Takes everything back, in the reverse order.
    func end() { for step in undo.reversed() { step() } }
}
