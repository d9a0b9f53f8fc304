import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

@testable import MacroExpansions

/// What the macros say about code they cannot expand.
@Suite struct MacroProblemTests {
    /// The messages, each with the text it points to.
    private func problems(in source: String) -> [String] {
        let file = Parser.parse(source: source)
        let context = BasicMacroExpansionContext(
            sourceFiles: [file: .init(moduleName: "Demo", fullFilePath: "Demo.swift")])
        _ = file.expand(
            macros: [
                "Generable": GenerableMacro.self, "Guide": GuideMacro.self, "Playground": PlaygroundMacro.self,
                "SessionPropertyEntry": SessionPropertyEntryMacro.self,
            ],
            contextGenerator: {
                BasicMacroExpansionContext(sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
            })
        return context.diagnostics.map { "\($0.node.trimmedDescription.prefix { $0 != "\n" }): \($0.message)" }
    }

    @Test(arguments: [
        (
            "@Generable class Cat {}",
            ["@Generable: '@Generable' can be attached to a structure or an enumeration only"]
        ),
        (
            "@Generable enum Nothing {}",
            ["Nothing: 'Nothing' has no cases, so there is nothing to generate; add at least one case"]
        ),
        (
            "@Generable struct S { var made = make() }",
            ["made: '@Generable' needs to see the type of 'made'; write it out, as in 'var made: String'"]
        ),
        (
            "@Generable struct S { let fixed = 3 }",
            ["fixed: 'fixed' has its value already and cannot be generated; make it a 'var' or a computed property"]
        ),
        (
            "@Generable struct S { lazy var late: Int = 3 }",
            ["late: 'late' is lazy and cannot be generated; make it a computed property"]
        ),
        (
            "@Generable struct S { var (a, b): (Int, Int) }",
            ["(a, b): '@Generable' cannot generate a tuple; declare one property for each value"]
        ),
        (
            "@Generable struct S { var map: [String: Int]; var when: Date?; var small: [UInt8] }",
            [
                "[String: Int]: '[String: Int]' cannot be generated; use an array of a '@Generable' type with a key and a value",
                "Date: 'Date' cannot be generated; use a String with a pattern, or separate Int properties, and make the date from it",
                "[UInt8]: '[UInt8]' cannot be generated; use Int with a range",
            ]
        ),
        (
            "@Generable struct S { var id: GenerationID; var twice: Int??; var gaps: [Int?] }",
            [
                "GenerationID: 'GenerationID' cannot be generated; the partial type has such an 'id' already",
                "Int??: 'Int??' cannot be generated, since JSON has one way to be absent; use a single '?'",
                "[Int?]: '[Int?]' cannot be generated; use an array of values that are not optional",
            ]
        ),
        (
            #"@Generable struct S { @Guide(description: "a") @Guide(description: "b") var x: Int }"#,
            [#"@Guide(description: "b"): 'x' has two descriptions; keep one of them"#]
        ),
        (
            "@Generable enum E { case a(x: Int, x: Int); case b(type: Int) }",
            [
                "x: Int: the case 'a' has two values named 'x'; give each a label of its own",
                "type: Int: a value of the case 'b' is labelled 'type', which names the case in generated content; rename it",
            ]
        ),
        (
            #"struct S { @Guide(description: "a") var x: Int }"#,
            [#"@Guide(description: "a"): '@Guide' has no effect here; attach '@Generable' to the type around it"#]
        ),
        (
            #"@Generable struct S { @Guide(description: "a") var x: Int { 3 } }"#,
            [#"@Guide(description: "a"): '@Guide' can be attached to a stored property of a '@Generable' type only"#]
        ),
        (
            "extension S { @SessionPropertyEntry let x = 3; @SessionPropertyEntry var y = f(); @SessionPropertyEntry var z: Int }",
            [
                "@SessionPropertyEntry let x = 3: '@SessionPropertyEntry' can be attached to a single variable with a default value only",
                "y: '@SessionPropertyEntry' needs to see the type of 'y'; write it out, as in 'var y: Int = 0'",
                "z: 'z' needs a default value, as in 'var z: Int = 0'",
            ]
        ),
        (
            "struct S { #Playground { } }",
            ["#Playground { }: '#Playground' can be used at file scope only"]
        ),
        (
            #"#Playground("x")"#,
            [#"#Playground("x"): '#Playground' needs a body, as in '#Playground { … }'"#]
        ),
    ])
    func saysWhatCannotBeExpandedAndWhatToDo(source: String, messages: [String]) {
        #expect(problems(in: source) == messages)
    }

    @Test func saysNothingAboutCodeThatCanBeExpanded() {
        let source = """
            @Generable struct S {
                @Guide(description: nil, .count(3))
                @Guide(description: "a")
                var x: [Int]
                static let shared = 3
                var computed: [String: Int] { [:] }
                func method() {}
            }
            @Generable enum E { case a, b(Int, x: [S]?) }
            """
        #expect(problems(in: source) == [])
    }
}
