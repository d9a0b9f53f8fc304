/// Types, functions and variables of a document name one another in circles, so that none of them would ever go.
///
/// Law: every such circle passes through a type, a function or a variable at file scope; when an interpreter goes, these
/// let go of everything, and all the rest follows.
protocol Entangled: AnyObject {
    /// Empties a thing that nothing will use again.
    func letGo()
}

extension TypeSystem {
    /// Ends the use of everything the document and the library declared for it.
    ///
    /// Recurses along the program's values, as deep as they are: call it on a large stack.
    func letGo() {
        caller = nil
        for thing in entangled { thing.letGo() }
        for type in documentTypes { type.letGo() }
        for type in hostTypes.values { type.letGo() }
        globals.letGo()
        hostScope.letGo()
        entangled = []
        documentTypes = []
    }

    func makeGlobal(name: String, type: Type, isLet: Bool) -> GlobalVariable {
        let made = GlobalVariable(name: name, type: type, isLet: isLet)
        entangled.append(made)
        return made
    }
}

extension NominalType: Entangled {
    func letGo() {
        for parameter in genericParameters + [selfParameter] { parameter.letGo() }
        (genericParameters, superclass, conformances, rawType) = ([], nil, [], nil)
        (storedProperties, cases) = ([], [])
        onHostMembersChanged = nil
        hostMembers = []
        forgetOwnWays()
        members.letGo()
        (dispatchCache, typeAliases, conditionalConformances) = ([:], [:], [:])
        (associatedTypes, associatedConstraints) = ([:], [:])
        (propertyDefaults, caseDefaults, wrapperMakers, deinitializer) = ([:], [:], [:], nil)
        // An enum may be nested in itself, as its own partial form.
        let nested = nestedTypes.values
        nestedTypes = [:]
        for type in nested { type.letGo() }
    }
}

extension MemberTable: Entangled {}

extension Member: Entangled {
    func letGo() {
        for parameter in genericParameters { parameter.letGo() }
        (infer, overridden, localVariable) = (nil, nil, nil)
    }
}

extension GenericParameter: Entangled {
    func letGo() { (constraints, memberTypes, memberConstraints) = ([], [:], [:]) }
}

extension GlobalVariable: Entangled {
    func letGo() { (value, initializer, initialCode) = (.void, nil, nil) }
}

extension Scope: Entangled {}

extension Checker: Entangled {
    func letGo() {
        scope.letGo()
        (pendingBodies, pendingInference, pendingGlobals) = ([], [], [])
        (localBodies, localFunctions, inferring) = ([:], [:], nil)
    }
}
