import PlaygroundSyntax
import SourceText
import Testing

@Suite struct ProgramNamesTests {
    private func read(_ code: String) -> Program {
        SwiftReader.read(SourceExcerpt(wholeOf: SourceFile(name: "a.swift", text: code))).program
    }

    @Test func declaredNames() {
        let program = read(
            """
            let a = 1, (b, _) = pair
            func f(x: Int) { let hidden = 1 }
            func == (left: A, right: A) -> Bool { true }
            struct S { let hidden: Int }
            enum E { case hidden }
            typealias T = Int
            #Playground { let hidden = 1 }
            if let hidden { }
            """)
        #expect(program.declaredNames == ["a", "b", "f", "==", "S", "E", "T"])
        #expect(!program.extendsTypes)
    }

    @Test func extensions() {
        #expect(read("extension Int { var double: Int { self * 2 } }").extendsTypes)
    }
}
