import Testing

@Suite struct LoweringBasicsTests {
    @Test func aPlayground() {
        #expect(
            dump(
                #"""
                import FoundationModels
                #Playground("One") {
                    let session = LanguageModelSession(instructions: "Be brief")
                    let answer = try await session.respond(to: "Hi", generating: [Plan].self)
                    print(answer.content.first?.title ?? "none")
                }
                """#)
                    == #"""
                    import FoundationModels
                    playground "One"
                      (let session (call LanguageModelSession (instructions: "Be brief")))
                      (let answer (try (await (call (.respond session) (to: "Hi") (generating: (type [Plan]))))))
                      (call print (?? (chain (.title (? (.first (.content answer))))) "none"))

                    """#)
    }
}
