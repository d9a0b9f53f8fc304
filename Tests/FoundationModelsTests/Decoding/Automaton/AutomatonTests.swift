import Testing

@testable import FoundationModels

/// Grammars that grow while nothing is read, or with everything that is.
@Suite struct AutomatonTests {
    /// A constraint of rules that may name each other by their index; the first one spells the whole output.
    private func constraint(_ bodies: Grammar...) throws -> SchemaConstraint {
        var grammar = GrammarRules(root: .rule(0))
        for body in bodies { _ = grammar.add(body, isContainer: false) }
        return try SchemaConstraint(grammar: grammar, vocabulary: .bytes())
    }

    private func accepts(_ text: String, _ constraint: SchemaConstraint) -> Bool {
        var state = constraint.start
        return state.advance(bytes: Array(text.utf8)) && state.canFinish
    }

    private func advance(_ state: inout SchemaConstraint.State, _ bytes: [UInt8]) -> Bool {
        state.advance(bytes: bytes)
    }

    @Test(
        arguments: [
            // a = a "+" | "1"
            [.choice([.sequence([.rule(0), .text("+")]), .text("1")])],
            // a = b "+" | "1", b = a
            [.choice([.sequence([.rule(1), .text("+")]), .text("1")]), .rule(0)],
            // a = b a "+" | "1", b = "-" or nothing
            [.choice([.sequence([.rule(1), .rule(0), .text("+")]), .text("1")]), .choice([.text("-"), .empty])],
        ] as [[Grammar]])
    func whatBeginsWithItselfIsRefused(bodies: [Grammar]) {
        var grammar = GrammarRules(root: .rule(0))
        for body in bodies { _ = grammar.add(body, isContainer: false) }
        #expect(throws: ConstraintError.unsupportedSchema(path: "", reason: "a value would begin with itself.")) {
            try SchemaConstraint(grammar: grammar, vocabulary: .bytes())
        }
    }

    @Test func whatEndsWithItselfIsNot() throws {
        // a = "1" "+" a | "1" | a
        let sum = try constraint(.choice([.sequence([.text("1+"), .rule(0)]), .text("1"), .rule(0)]))
        #expect(accepts("1", sum) && accepts("1+1+1", sum))
        #expect(!accepts("1+", sum))
    }

    /// Each bracket doubles the ways on; nobody can wait for all of them, but some way on stays.
    @Test func branchesThatDoubleWithEveryLevel() throws {
        // a = "(" a "m" | "(" a "n" | "x"
        let doubling = try constraint(
            .choice([
                .sequence([.text("("), .rule(0), .text("m")]), .sequence([.text("("), .rule(0), .text("n")]),
                .text("x"),
            ]))
        #expect(accepts("((xm" + "n", doubling))
        let deep = [UInt8](repeating: UInt8(ascii: "("), count: 60)
        var state = doubling.start
        #expect(advance(&state, deep))
        let closing = state.closing.text
        #expect(closing.first == UInt8(ascii: "x") && closing.count == 61)
        #expect(advance(&state, closing) && state.canFinish)
    }

    /// However few stacks may wait, the shortest ending is among them, at every step of a grammar of equally near ways.
    @Test(arguments: [1, 2, 16]) func fewStacksThatMayWait(openStacks: Int) throws {
        // a = "(" a "m" | "(" a "n" | … | "x", counted and counted again
        let ways = "mnopqrst".map { Grammar.sequence([.text("("), .rule(0), .text(String($0))]) }
        var grammar = GrammarRules(
            root: .repetition(.repetition(.rule(0), atLeast: 1, atMost: 3), atLeast: 2, atMost: nil))
        _ = grammar.add(.choice(ways + [.text("x")]), isContainer: false)
        var options = SchemaConstraint.Options()
        (options.openStacks, options.cachedStates) = (openStacks, 16)
        let constraint = try SchemaConstraint(grammar: grammar, vocabulary: .bytes(), options: options)
        var state = constraint.start
        for byte in Array(String(repeating: "(", count: 12).utf8) + [UInt8(ascii: "x")] {
            #expect(advance(&state, [byte]))
            let closing = state.closing.text
            #expect(closing.count <= state.closingByteCount)
            var end = state
            #expect(advance(&end, closing) && end.canFinish)
        }
    }

    /// The same as a schema: a tree whose two kinds of branches begin alike.
    @Test func objectsThatBeginWithTheSameTree() throws {
        func branch(_ last: String) -> GenerationSchema.Node {
            .object(.init(properties: [.init(name: "left", node: .reference("Tree")), .init(name: last, node: .bool)]))
        }
        let tree = GenerationSchema.Node.anyOf(.init(choices: [branch("plus"), branch("minus"), .null]))
        let schema = GenerationSchema(root: .reference("Tree"), definitions: [.init(key: "Tree", node: tree)])
        let constraint = try SchemaConstraint(schema: schema, vocabulary: .bytes())
        #expect(accepts(#"{"left": {"left": null, "minus": true}, "plus": false}"#, constraint))
        var state = constraint.start
        for _ in 0..<31 { #expect(advance(&state, Array(#"{"left": "#.utf8))) }
        #expect(advance(&state, state.closing.text) && state.canFinish)
    }

    /// What has ended stays so, however many ways there are to go on.
    @Test func anEndBesideManyOpenBranches() throws {
        // a = ("a" | "b") any number of times, counted again and again
        var body = Grammar.rule(0)
        for (least, most) in [(2, nil), (1, nil), (2, 3), (2, nil), (2, 4), (2, 3)] as [(Int, Int?)] {
            body = .repetition(body, atLeast: least, atMost: most)
        }
        var grammar = GrammarRules(root: body)
        _ = grammar.add(.any(of: .byte(0x61...0x62)), isContainer: false)
        let constraint = try SchemaConstraint(grammar: grammar, vocabulary: .bytes())
        #expect(constraint.start.canFinish && accepts("b", constraint) && accepts("baab", constraint))
    }
}
