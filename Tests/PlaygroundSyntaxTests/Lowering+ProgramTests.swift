import Testing

@Suite struct LoweringProgramTests {
    @Test func playgrounds() {
        #expect(
            dump(
                #"""
                import FoundationModels
                import struct Foundation.Date
                #Playground { 1 }
                #Playground("Named")
                {
                    2
                }
                #Playground("Body", body: { 3 })
                #Playground(name) { 4 }

                """#)
                    == #"""
                    import FoundationModels
                    import Foundation
                    playground
                      1
                    playground "Named"
                      2
                    playground "Body"
                      3
                    playground
                      4

                    """#)
    }

    @Test func conditionalCompilation() {
        #expect(
            dump(
                #"""
                #if canImport(FoundationModels) && (os(Linux) || os(macOS)) && !targetEnvironment(simulator)
                import FoundationModels
                #if swift(<5.9)
                let old = 1
                #elseif DEBUG
                let new = 1
                #endif
                #else
                let other = 1
                #endif
                struct A {
                    #if canImport(SwiftUI)
                    var view: Int
                    #else
                    var text: Int
                    #endif
                }
                func f() {
                    #if compiler(>=6.0) || NEVER
                    a()
                    #endif
                }

                """#)
                    == #"""
                    import FoundationModels
                    (let new 1)
                    struct A
                      (var (: var text Int))
                    func f()
                      (call a)

                    """#)
    }

    @Test func macros() {
        #expect(
            dump(
                #"""
                #expect(a == b, "message")
                let x = try #require(list.first)
                #expect(throws: Failure.self) { try f() }

                """#)
                    == #"""
                    (macro #expect (== a b) "message")
                    (let x (try (macro #require (.first list))))
                    (macro #expect (throws: (type Failure)) (trailing (closure (try (call f)))))

                    """#)
    }

    @Test func semicolons() {
        #expect(
            dump(
                #"""
                a(); b()
                let c = 1; c

                """#)
                    == #"""
                    (call a)
                    (call b)
                    (let c 1)
                    c

                    """#)
    }
}
