import Testing

/// Statements and expressions that parse and that Swift refuses for their form alone.
@Suite struct SyntaxRulesTests {
    @Test func jumpsOutOfPlace() {
        #expect(
            problems(
                #"""
                func f() {
                    break
                    if x { break }
                    continue
                    fallthrough
                    outer: for x in y { break outter }
                    switch x { case 1: fallthrough }
                }

                """#)
                    == #"""
                    test.swift:2:5: error: 'break' is only allowed inside a loop, if, do, or switch
                          break
                          ^~~~~
                    test.swift:3:12: error: 'break' is only allowed inside a loop, if, do, or switch
                          if x { break }
                                 ^~~~~
                    test.swift:4:5: error: 'continue' is only allowed inside a loop
                          continue
                          ^~~~~~~~
                    test.swift:5:5: error: 'fallthrough' is only allowed inside a switch
                          fallthrough
                          ^~~~~~~~~~~
                    test.swift:6:31: error: cannot find label 'outter' in scope
                          outer: for x in y { break outter }
                                                    ^~~~~~
                      hint: did you mean 'outer'?
                    test.swift:7:24: error: 'fallthrough' without a following 'case' or 'default' block
                          switch x { case 1: fallthrough }
                                             ^~~~~~~~~~~

                    """#)
    }

    @Test func returnAtFileScope() {
        #expect(
            problems(
                #"""
                return

                """#)
                    == #"""
                    test.swift:1:1: error: return invalid outside of a func
                      return
                      ^~~~~~
                      hint: put the code into #Playground { … } or use 'if' and 'else'

                    """#)
    }

    @Test func returnInDefer() {
        #expect(
            problems(
                #"""
                func f() { defer { return } }

                """#)
                    == #"""
                    test.swift:1:20: error: 'return' cannot transfer control out of a defer statement
                      func f() { defer { return } }
                                         ^~~~~~

                    """#)
    }

    @Test func awaitInSynchronousFunction() {
        #expect(
            problems(
                #"""
                func f() {
                    await g()
                    async let x = g()
                    for await y in z { }
                    Task { await g() }
                }

                """#)
                    == #"""
                    test.swift:2:5: error: 'await' in a function that does not support concurrency
                          await g()
                          ^~~~~~~~~
                      hint: add 'async' after the parameters
                    test.swift:3:5: error: 'async let' in a function that does not support concurrency
                          async let x = g()
                          ^~~~~~~~~~~~~~~~~
                      hint: add 'async' after the parameters
                    test.swift:4:5: error: 'for await' in a function that does not support concurrency
                          for await y in z { }
                          ^~~~~~~~~~~~~~~~~~~~
                      hint: add 'async' after the parameters

                    """#)
    }

    @Test func unhandledThrow() {
        #expect(
            problems(
                #"""
                func f() {
                    throw A.b
                    do { throw A.b } catch A.b { }
                    do { throw A.b } catch { }
                }

                """#)
                    == #"""
                    test.swift:2:5: error: error is not handled because the enclosing function is not declared 'throws'
                          throw A.b
                          ^~~~~~~~~
                      hint: add 'throws' after the parameters, or catch every error
                    test.swift:3:10: error: error is not handled because the enclosing function is not declared 'throws'
                          do { throw A.b } catch A.b { }
                               ^~~~~~~~~
                      hint: add 'throws' after the parameters, or catch every error

                    """#)
    }

    @Test func emptyCase() {
        #expect(
            problems(
                #"""
                switch x {
                case 1:
                default: a()
                case 2: b()
                }

                """#)
                    == #"""
                    test.swift:2:1: error: 'case' label in a 'switch' must have at least one executable statement
                      case 1:
                      ^~~~~~~
                      hint: write 'break' where nothing is to be done
                    test.swift:4:1: error: additional 'case' blocks cannot appear after the 'default' block of a 'switch'
                      case 2: b()
                      ^~~~~~~~~~~

                    """#)
    }

    @Test func assignmentAsCondition() {
        #expect(
            problems(
                #"""
                if x = 1 { }

                """#)
                    == #"""
                    test.swift:1:4: error: use of '=' in a boolean context, did you mean '=='?
                      if x = 1 { }
                         ^~~~~

                    """#)
    }

    @Test func ifWithoutElse() {
        #expect(
            problems(
                #"""
                let x = if a { 1 } else if b { 2 }

                """#)
                    == #"""
                    test.swift:1:9: error: 'if' must have an unconditional 'else' to be used as expression
                      let x = if a { 1 } else if b { 2 }
                              ^~~~~~~~~~~~~~~~~~~~~~~~~~

                    """#)
    }

    @Test func anonymousArguments() {
        #expect(
            problems(
                #"""
                let a = $0
                let b = { x in $0 }
                let c = { $0 }

                """#)
                    == #"""
                    test.swift:1:9: error: anonymous closure argument not contained in a closure
                      let a = $0
                              ^~
                    test.swift:2:16: error: anonymous closure arguments cannot be used inside a closure that has explicit arguments
                      let b = { x in $0 }
                                     ^~

                    """#)
    }

    @Test func guardThatFallsThrough() {
        #expect(
            problems(
                #"""
                func f() {
                    guard let x else { print(1) }
                    guard let y else { fatalError() }
                    guard let z else { if a { return } else { throw b() } }
                }

                """#)
                    == #"""
                    test.swift:2:5: error: 'guard' body must not fall through, consider using a 'return' or 'throw' to exit the scope
                          guard let x else { print(1) }
                          ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~
                    test.swift:4:47: error: error is not handled because the enclosing function is not declared 'throws'
                          guard let z else { if a { return } else { throw b() } }
                                                                    ^~~~~~~~~
                      hint: add 'throws' after the parameters, or catch every error

                    """#)
    }

    @Test func missingReturn() {
        #expect(
            problems(
                #"""
                func f(x: Int) -> Int {
                    if x > 1 { return 1 }
                    print(x)
                }
                func g(x: Int) -> Int {
                    switch x { case 1: return 1; default: fatalError() }
                }

                """#)
                    == #"""
                    test.swift:1:6: error: missing return in global function expected to return 'Int'
                      func f(x: Int) -> Int {
                           ^

                    """#)
    }

    @Test func inoutAndDiscardOutOfPlace() {
        #expect(
            problems(
                #"""
                let a = &b
                let c = f(_)
                _ = g(&d)
                (_, e) = h()

                """#)
                    == #"""
                    test.swift:1:9: error: use of extraneous '&'
                      let a = &b
                              ^~
                    test.swift:2:11: error: '_' can only appear in a pattern or on the left side of an assignment
                      let c = f(_)
                                ^

                    """#)
    }

    @Test func oneElementTuple() {
        #expect(
            problems(
                #"""
                let a = (b: 1)

                """#)
                    == #"""
                    test.swift:1:9: error: cannot create a single-element tuple with an element label
                      let a = (b: 1)
                              ^~~~~~

                    """#)
    }
}
