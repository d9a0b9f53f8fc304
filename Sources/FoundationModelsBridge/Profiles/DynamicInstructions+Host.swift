import FoundationModels
import PlaygroundEvaluator

/// `DynamicInstructions` and its builder in the program.
struct DynamicInstructionsTable {
    let conversion: ProfileConversion

    private static let built = BridgedInstructions.hostTypeName

    var types: [HostType] {
        [
            HostType("protocol DynamicInstructions") {
                [
                    HostMember(noting: "associatedtype Body"),
                    .required("@DynamicInstructionsBuilder var body: Body { get }"),
                    HostMember(noting: "typealias ForEach = DynamicInstructionsForEach"),
                    SessionPropertyTable.alias,
                ]
            },
            HostType("struct \(Self.built): DynamicInstructions") {
                ["_", "erasing"].map { label in
                    HostMember("init(\(label) dynamicInstructions: any DynamicInstructions)", arguments: Self.join)
                }
            },
            HostType("struct EmptyDynamicInstructions: DynamicInstructions") {
                [HostMember("init()", arguments: Self.join)]
            },
            HostType("struct DynamicInstructionsForEach: DynamicInstructions") { forEach },
            builder,
        ]
    }

    /// Loops are written as `ForEach`; the builder takes none.
    private var builder: HostType {
        HostType("@resultBuilder struct DynamicInstructionsBuilder") {
            [
                "buildBlock(_ contents: \(Self.built)...)", "buildExpression(_ expression: Any)",
                "buildOptional(_ content: \(Self.built)?)", "buildEither(first content: \(Self.built))",
                "buildEither(second content: \(Self.built))", "buildLimitedAvailability(_ content: \(Self.built))",
            ].map { HostMember("static func \($0) -> \(Self.built)", arguments: Self.join) }
        }
    }

    private static func join(_ arguments: inout HostArguments) throws -> Value {
        try arguments.context.value(BridgedInstructions(parts: arguments.values.compactMap(\.self)))
    }

    private var forEach: [HostMember] {
        let content = "@DynamicInstructionsBuilder content: (Elements.Element) -> Content"
        return [
            HostMember(
                """
                init<Elements: Sequence, ID, Content>(_ data: Elements, id: KeyPath<Elements.Element, ID>, \(content))
                """
            ) { try Self.eachElement($0, content: 2) },
            HostMember("init<Elements: Sequence, Content>(_ data: Elements, \(content))") {
                try Self.eachElement($0, content: 1)
            },
        ]
    }

    private static func eachElement(_ arguments: HostArguments, content index: Int) throws -> Value {
        guard case .function(let content)? = arguments.values[index] else {
            throw HostRefusal("'content' is not a closure")
        }
        let parts = try arguments.elements(0).map { try content.call([$0], in: arguments.context) }
        return try arguments.context.value(BridgedInstructions(parts: parts))
    }
}
