/// Something that can be changed in place.
indirect enum Place {
    case local(LocalVariable)
    case global(GlobalVariable)
    case structField(Place, Int)
    case objectField(Code, Int)
    case tupleElement(Place, Int)
    case arrayElement(Place, Code)
    case dictionaryValue(Place, Code)
    case dictionaryDefault(Place, Code, Code)
    /// A property or subscript with a getter and setter of the document; the receiver is a place for structs.
    case computed(Receiver, Member, CallArguments)
    case dispatched(Code, Member)
    case host(Place, Member, HostCall)
    case keyPath(Place, Code)
    /// `place!`
    case forced(Place)
    /// `place?`, inside a chain.
    case unwrapped(Place)
    /// A computed local variable, its getter in the place, its setter in the variable.
    case accessed(Place, setter: LocalVariable)
    /// A local variable with observers, which the variables hold.
    case observed(Place, willSet: LocalVariable?, didSet: LocalVariable?)
    case dynamicMember(Place, String)
    case dynamicSubscript(Place, [Code])
    /// A value that is not stored: classes are changed through it.
    case temporary(Code)
    case discard

    enum Receiver {
        case place(Place)
        case value(Code)
        case none
    }
}

extension Place {
    /// The local variable that the place is a part of.
    var variable: LocalVariable? {
        switch self {
        case .local(let variable): variable
        case .structField(let base, _), .tupleElement(let base, _), .arrayElement(let base, _),
            .dictionaryValue(let base, _), .forced(let base), .unwrapped(let base):
            base.variable
        default: nil
        }
    }
}
