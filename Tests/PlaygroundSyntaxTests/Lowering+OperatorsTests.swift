import PlaygroundSyntax
import SourceText
import Testing

@Suite struct LoweringOperatorsTests {
    @Test func precedence() {
        #expect(
            dump(
                #"""
                a + b * c - d
                a << 1 + b & c
                a == b && c < d || !e
                a ?? b ?? c
                x = y = z
                x += 1 + 2
                0..<n + 1
                a ? b : c ? d : e
                a ? b ? 1 : 2 : 3
                x is Int && y as? String != nil
                a as Any as! Int

                """#)
                    == #"""
                    (- (+ a (* b c)) d)
                    (+ (<< a 1) (& b c))
                    (|| (&& (== a b) (< c d)) (prefix ! e))
                    (?? a (?? b c))
                    (= x (= y z))
                    (+= x (+ 1 2))
                    (..< 0 (+ n 1))
                    (?: a b (?: c d e))
                    (?: a (?: b 1 2) 3)
                    (&& (is x Int) (!= (as? y String) nil))
                    (as! (as a Any) Int)

                    """#)
    }

    @Test func prefixAndPostfix() {
        #expect(
            dump(
                #"""
                -x + ~y
                !done
                list[...2]
                list[1...]
                list[..<end]

                """#)
                    == #"""
                    (+ (prefix - x) (prefix ~ y))
                    (prefix ! done)
                    (subscript list (prefix ... 2))
                    (subscript list (postfix ... 1))
                    (subscript list (prefix ..< end))

                    """#)
    }

    @Test func effectsCoverWhatFollows() {
        #expect(
            dump(
                #"""
                try a() + b()
                x = try await f() ?? g()
                let y = try? f() as Int
                await f(await g())
                try! (a + b)

                """#)
                    == #"""
                    (try (+ (call a) (call b)))
                    (= x (try (await (?? (call f) (call g)))))
                    (let y (try? (as (call f) Int)))
                    (await (call f (await (call g))))
                    (try! (+ a b))

                    """#)
    }

    @Test func discardAndInout() {
        #expect(
            dump(
                #"""
                _ = f(&x, &y.z[1])
                (a, b) = (b, a)

                """#)
                    == #"""
                    (= _ (call f (& x) (& (subscript (.z y) 1))))
                    (= (tuple a b) (tuple b a))

                    """#)
    }

    @Test func operatorsAsFunctions() {
        #expect(
            dump(
                #"""
                let sum = list.reduce(0, +)
                let sorted = list.sorted(by: >)

                """#)
                    == #"""
                    (let sum (call (.reduce list) 0 +))
                    (let sorted (call (.sorted list) (by: >)))

                    """#)
    }

    @Test func declaredPrecedence() {
        #expect(
            dump(
                #"""
                infix operator **: Power
                infix operator <|: Loose
                precedencegroup Power { higherThan: MultiplicationPrecedence associativity: right }
                precedencegroup Loose { lowerThan: AdditionPrecedence higherThan: ComparisonPrecedence associativity: left }
                a * b ** c ** d
                a <| b + c <| d == e

                """#)
                    == #"""
                    (* a (** b (** c d)))
                    (== (<| (<| a (+ b c)) d) e)

                    """#)
    }

    @Test func laterTextsKnowTheOperatorsOfEarlierOnes() {
        let blocks = [
            """
            infix operator **: Power
            precedencegroup Power { higherThan: MultiplicationPrecedence associativity: right }
            prefix operator √

            """,
            "a * b ** c ** √d\n",
        ].enumerated().map { SourceExcerpt(wholeOf: SourceFile(name: "\($0.offset).swift", text: $0.element)) }
        let read = SwiftReader.read(blocks)
        #expect(read.flatMap(\.diagnostics).isEmpty)
        #expect(ProgramDump().text(read[1].program) == "(* a (** b (** c (prefix √ d))))\n")
        #expect(!SwiftReader.read(Array(blocks.reversed()))[0].diagnostics.isEmpty)
    }
}
