import Foundation
import FoundationModels

// Every form of declaration that '@Generable' accepts.

@Generable(description: "What a harbour master notes of a boat")
struct Boat {
    // The property's own name says enough.
    var name: String

    @Guide(description: "Metres from bow to stern", .range(2...40))
    var length: Int

    @Guide(description: "What her crew says of her")
    var reputation: String
}

@Generable
struct AllGuides {
    @Guide(.constant("fixed")) var constant: String
    @Guide(description: "One of several.", .anyOf(["a", "b"])) var choice: String
    @Guide(.pattern(/[A-Z]{3}/)) var pattern: String
    @Guide(/\d+/) var bare: String
    @Guide(description: "Digits.", /\d{2}/) var described: String
    @Guide(description: nil, .minimum(1), .maximum(9)) var integer: Int
    @Guide(.range(0...1)) var float: Float
    @Guide(.minimum(0.5)) var double: Double
    @Guide(.maximum(99.9)) var decimal: Decimal
    @Guide(.minimumCount(1)) var atLeast: [String]
    @Guide(.maximumCount(3)) var atMost: [Boat]
    @Guide(.element(.range(0...9)), .count(4)) var lucky: [Int]
    @Guide(description: "Stacked.")
    @Guide(.count(1...2))
    @Guide(.element(.anyOf(["x", "y"])))
    var stacked: [String]?
}

// swift-format-ignore: AllPublicDeclarationsHaveDocumentation
@Generable
public struct Visible {
    public var first, second: Int
    public var score = 1.5
    public var flag = true
    public var note: String?
    public var other: Optional<Int>
    var observed: String { didSet { _ = oldValue } }
    var computed: Int { first + second }
    static let shared = "not generated"

    public init(first: Int, second: Int) {
        self.first = first
        self.second = second
        other = nil
        observed = ""
    }
}

@Generable
private struct Hidden {
    var content: String
    var pairs: [Int]
    var `class`: Bool
}

func hiddenContent() throws -> String {
    try Hidden(Hidden(content: "c", pairs: [1], class: true).generatedContent).generatedContent.jsonString
}

@Generable(description: "Nil is written.", representNilExplicitlyInGeneratedContent: true)
struct ExplicitNil {
    var name: String?
    var age: Int
}

@Generable(name: "Renamed", description: "Under another name.")
struct Original {
    var value: Int
}

@Generable
struct Identified: Identifiable {
    var id: Int
    var name: String
}

@Generable
struct Empty {}

@Generable
struct Tree: Equatable {
    var label: String
    var children: [Self]
}

@Generable
struct Outer {
    @Generable
    struct Inner {
        @Generable
        enum Size: String, CaseIterable {
            case small = "rather small"
            case large
        }
        var size: Size
    }
    @Generable
    struct Other {
        // A name that only the type around this one knows.
        var inners: [Inner]
        var way: Way?
    }
    @Generable
    indirect enum Way {
        case to(Other)
        case nowhere
    }
    var inners: [Inner]
    var best: Inner?
    var other: Other?
}

private let level = "high"

@Generable(
    description: """
        Several lines,
          "quoted" and \(level) \\ 🎉
        """)
struct Described {
    @Guide(description: #"raw \d "x""#, .anyOf([#"a"b\c"#]))
    var text: String  // a comment
    @Guide(Described.small, GenerationGuide<Int>.minimum(2)) var number: Int

    static let small = GenerationGuide<Int>.range(0...9)
}

@Generable
struct Box<Element: Generable> {
    var element: Element
    var others: [Element]
}

@Generable
enum Shape: Equatable {
    case circle(radius: Double)
    case rectangle(width: Double, height: Double?)
    case label(String)
    case pair(Int, _ second: Int)
    case empty
}

@Generable
indirect enum Expression: Equatable {
    case number(Int)
    case sum(Expression, Expression)
    case list([Expression])
}

@MainActor
@Generable
struct Isolated {
    var name: String
}
