/// One row of a host table: a declaration as in a Swift interface, and the closure that does it.
///
/// Examples of declarations: `init(repeating: String, count: Int)`, `var count: Int`, `static let pi: Double`,
/// `func hasPrefix(_ prefix: String) -> Bool`, `mutating func append(_ newElement: Element)`,
/// `func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]`, `subscript(index: Int) -> Element { get set }`,
/// `func respond(to prompt: String, options: GenerationOptions = …) async throws -> Response<String>`,
/// `static func + (left: Self, right: Self) -> Self`, `case available`.
///
/// Two kinds of rows have no closure (`HostMember(noting:)`): `typealias Element = Character` states an associated or
/// nested type, and `case failure(Failure)` a case of an enum, whose values are `EnumValue`s of the host's type.
///
/// An argument for an `inout` parameter is written back from `HostArguments.values` after the call.
///
/// A parameter with `= …` may be left out by the caller; the closure then gets `HostArguments.isOmitted`.
/// Parameters may carry `@PromptBuilder` and the like (a result builder), `inout`, `T...` and `@autoclosure`.
package struct HostMember {
    package let declaration: String
    /// Requirements on the receiver's generic parameters: `Element: Equatable`, `Element == String`.
    package var requirement: String?
    package let body: (inout HostArguments) throws -> Value
    /// Writes, for properties and subscripts that can be set: the receiver is changed in place.
    package var setter: ((inout HostArguments, Value) throws -> Void)?
    /// A note shown when it is used: a name from a beta.
    package var deprecation: String?
    /// A protocol's requirement without a default; types of the document must have the member.
    package private(set) var isRequirement = false

    package init(
        _ declaration: String, where requirement: String? = nil, deprecation: String? = nil,
        set setter: ((inout HostArguments, Value) throws -> Void)? = nil,
        arguments body: @escaping (inout HostArguments) throws -> Value
    ) {
        self.declaration = declaration
        self.requirement = requirement
        self.deprecation = deprecation
        self.setter = setter
        self.body = body
    }
}

extension HostMember {
    /// A requirement of a protocol, which conforming types fulfil.
    package static func required(_ declaration: String) -> HostMember {
        var member = HostMember(declaration) { _ in throw HostRefusal("the type does not implement '\(declaration)'") }
        member.isRequirement = true
        return member
    }

    /// A row that states something and is never called: a `typealias`, or a `case`.
    package init(noting declaration: String) {
        self.init(declaration) { _ in throw HostRefusal("`\(declaration)` cannot be called") }
    }
}

/// The arguments of a call to a host member, one slot a parameter in declaration order.
package struct HostArguments {
    /// The value the member is called on; changed by mutating members. `void` for globals; the type for static members.
    package var receiver: Value
    /// Given arguments; nil where the caller left out a parameter that has a default. A variadic parameter's slot is an array.
    package var values: [Value?]
    /// The generic arguments the checker found, by parameter name; unknown where it could not.
    package var typeArguments: [String: Type]
    package let context: any HostContext

    package init(
        receiver: Value = .void, values: [Value?], typeArguments: [String: Type] = [:], context: any HostContext
    ) {
        self.receiver = receiver
        self.values = values
        self.typeArguments = typeArguments
        self.context = context
    }

    package func isOmitted(_ index: Int) -> Bool { values[index] == nil }

    /// The argument at a position, converted to a Swift type.
    ///
    /// - Throws: `HostRefusal` naming the position when the value is of another type; the checker prevents this
    ///   wherever it knows the types.
    package func get<Content: ValueConvertible>(_ index: Int, as type: Content.Type = Content.self) throws -> Content {
        guard let value = values[index], let content = Content(value) else {
            throw HostRefusal("argument \(index + 1) is not \(Content.swiftTypeName)")
        }
        return content
    }

    /// The argument, or nil when it was left out.
    package func getIfGiven<Content: ValueConvertible>(
        _ index: Int, as type: Content.Type = Content.self
    ) throws -> Content? {
        values[index] == nil ? nil : try get(index)
    }

    /// The receiver, converted to a Swift type.
    package func receiver<Content: ValueConvertible>(as type: Content.Type = Content.self) throws -> Content {
        guard let content = Content(receiver) else { throw HostRefusal("the receiver is not \(Content.swiftTypeName)") }
        return content
    }
}
