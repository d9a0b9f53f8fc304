import Testing

@Suite struct UnsupportedTests {
    @Test func everyProblemIsReported() {
        #expect(
            problems(
                #"""
                let a = #fileLiteral(resourceName: "x") + #selector(f)
                macro m() = #externalMacro(module: "A", type: "B")
                let b = 1

                """#)
                    == #"""
                    test.swift:1:9: error: '#fileLiteral' is not supported
                      let a = #fileLiteral(resourceName: "x") + #selector(f)
                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
                    test.swift:1:43: error: '#selector' belongs to Objective-C and is not supported
                      let a = #fileLiteral(resourceName: "x") + #selector(f)
                                                                ^~~~~~~~~~~~
                      hint: use a closure or \.property
                    test.swift:2:1: error: declaring macros is not supported
                      macro m() = #externalMacro(module: "A", type: "B")
                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
                      hint: use a function

                    """#)
    }

    @Test func superAlone() {
        #expect(
            problems(
                #"""
                class A: B { override init() { f(super) } }

                """#)
                    == #"""
                    test.swift:1:34: error: 'super' stands only before a member
                      class A: B { override init() { f(super) } }
                                                       ^~~~~
                      hint: write super.member

                    """#)
    }

    @Test func onlyTheDeclarationIsDropped() {
        #expect(
            problems(
                #"""
                let a = 1
                func f() { let k = #keyPath(A.b) }
                struct S {
                    let x: Int
                    @objc func g() { }
                }
                #Playground { f(#keyPath(C.d)) }

                """#)
                    == #"""
                    test.swift:2:20: error: '#keyPath' belongs to Objective-C and is not supported
                      func f() { let k = #keyPath(A.b) }
                                         ^~~~~~~~~~~~~
                      hint: use a closure or \.property
                    test.swift:5:5: error: '@objc' is not supported
                          @objc func g() { }
                          ^~~~~
                      hint: there is no Objective-C here; leave the attribute out
                    test.swift:7:17: error: '#keyPath' belongs to Objective-C and is not supported
                      #Playground { f(#keyPath(C.d)) }
                                      ^~~~~~~~~~~~~
                      hint: use a closure or \.property

                    """#)
    }

    @Test func objectiveC() {
        #expect(
            problems(
                #"""
                class A { @objc func f() { } }

                """#)
                    == #"""
                    test.swift:1:11: error: '@objc' is not supported
                      class A { @objc func f() { } }
                                ^~~~~
                      hint: there is no Objective-C here; leave the attribute out

                    """#)
    }

    @Test func operatorDeclarations() {
        #expect(
            problems(
                #"""
                infix operator <>: MixingPrecedence
                func f() { infix operator +- }

                """#)
                    == #"""
                    test.swift:1:20: error: unknown precedence group 'MixingPrecedence'
                      infix operator <>: MixingPrecedence
                                         ^~~~~~~~~~~~~~~~
                    test.swift:2:12: error: 'operator' may only be declared at file scope
                      func f() { infix operator +- }
                                 ^~~~~~~~~~~~~~~~~

                    """#)
    }

    @Test func unknownOperators() {
        #expect(
            problems(
                #"""
                let x = a <> b
                let y = √x
                let z = x†

                """#)
                    == #"""
                    test.swift:1:11: error: operator '<>' is not a known binary operator
                      let x = a <> b
                                ^~
                      hint: declare it in this block: 'infix operator <>'
                    test.swift:2:9: error: '√' is not a prefix unary operator
                      let y = √x
                              ^
                    test.swift:3:10: error: '†' is not a postfix unary operator
                      let z = x†
                               ^

                    """#)
    }

    @Test func macroDeclarations() {
        #expect(
            problems(
                #"""
                macro m() = #externalMacro(module: "A", type: "B")

                """#)
                    == #"""
                    test.swift:1:1: error: declaring macros is not supported
                      macro m() = #externalMacro(module: "A", type: "B")
                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
                      hint: use a function

                    """#)
    }

    @Test func parameterPacks() {
        #expect(
            problems(
                #"""
                func f<each T>(x: repeat each T) { }

                """#)
                    == #"""
                    test.swift:1:8: error: 'each' in generic parameters is not supported
                      func f<each T>(x: repeat each T) { }
                             ^~~~~~
                    test.swift:1:19: error: parameter packs are not supported
                      func f<each T>(x: repeat each T) { }
                                        ^~~~~~~~~~~~~

                    """#)
    }

    @Test func accessorsByAddress() {
        #expect(
            problems(
                #"""
                struct A { var x: Int { _read { yield y } } }

                """#)
                    == #"""
                    test.swift:1:25: error: '_read' accessors are not supported
                      struct A { var x: Int { _read { yield y } } }
                                              ^~~~~
                      hint: use get and set

                    """#)
    }

    @Test func objectiveCMacros() {
        #expect(
            problems(
                #"""
                let k = #keyPath(A.b)
                let c = #colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)

                """#)
                    == #"""
                    test.swift:1:9: error: '#keyPath' belongs to Objective-C and is not supported
                      let k = #keyPath(A.b)
                              ^~~~~~~~~~~~~
                      hint: use a closure or \.property
                    test.swift:2:9: error: '#colorLiteral' is not supported
                      let c = #colorLiteral(red: 1, green: 1, blue: 1, alpha: 1)
                              ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

                    """#)
    }

    @Test func inlineArrays() {
        #expect(
            problems(
                #"""
                let a: [3 of Int] = f()

                """#)
                    == #"""
                    test.swift:1:8: error: inline arrays are not supported
                      let a: [3 of Int] = f()
                             ^~~~~~~~~~
                      hint: use an array: [Element]

                    """#)
    }

    @Test func nestedPlayground() {
        #expect(
            problems(
                #"""
                func f() { #Playground { } }

                """#)
                    == #"""
                    test.swift:1:12: error: '#Playground' stands only at file scope
                      func f() { #Playground { } }
                                 ^~~~~~~~~~~~~~~
                      hint: move it out of the braces around it

                    """#)
    }

    @Test func views() {
        #expect(
            problems(
                #"""
                import SwiftUI
                struct ContentView: View { var body: some View { Text("a").font(.title) } }
                #Preview { ContentView() }
                let x = 1

                """#)
                    == #"""
                    test.swift:2:1: note: this declaration is skipped: 'View' belongs to a user-interface framework
                      struct ContentView: View { var body: some View { Text("a").font(.title) } }
                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
                    test.swift:3:1: note: this preview is skipped: Easel shows no views
                      #Preview { ContentView() }
                      ^~~~~~~~~~~~~~~~~~~~~~~~~~

                    """#)
    }

    @Test func compileTimeMessages() {
        #expect(
            problems(
                #"""
                #warning("look here")
                #error("stop")

                """#)
                    == #"""
                    test.swift:1:1: warning: look here
                      #warning("look here")
                      ^~~~~~~~~~~~~~~~~~~~~
                    test.swift:2:1: error: stop
                      #error("stop")
                      ^~~~~~~~~~~~~~

                    """#)
    }

    @Test func largeIntegers() {
        #expect(
            problems(
                #"""
                let x = 18446744073709551616

                """#)
                    == #"""
                    test.swift:1:9: error: integer literal '18446744073709551616' is too large
                      let x = 18446744073709551616
                              ^~~~~~~~~~~~~~~~~~~~
                      hint: the largest integer is 18446744073709551615

                    """#)
    }

    @Test func conditions() {
        #expect(
            problems(
                #"""
                #if foo(bar)
                #endif

                """#)
                    == #"""
                    test.swift:1:5: error: invalid conditional compilation expression
                      #if foo(bar)
                          ^~~~~~~~
                      hint: use os(…), canImport(…), swift(>=…), compiler(>=…) or a flag, joined with &&, || and !

                    """#)
    }

    @Test func functionsThatMakeViews() {
        #expect(
            problems(
                """
                func row(_ text: String) -> some View { Text(text) }

                """)
                    == """
                    test.swift:1:1: note: this declaration is skipped: 'View' belongs to a user-interface framework
                      func row(_ text: String) -> some View { Text(text) }
                      ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

                    """)
    }
}
