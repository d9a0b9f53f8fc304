import Testing

@Suite struct SyntaxErrorTests {
    @Test func missingBrace() {
        #expect(
            problems(
                #"""
                struct A {
                    let x = 1

                """#)
                    == #"""
                    test.swift:2:14: error: expected '}' to end struct
                          let x = 1
                                   ^
                      hint: insert '}'
                    test.swift:1:10: note: to match this opening '{'
                      struct A {
                               ^

                    """#)
    }

    @Test func missingParenthesis() {
        #expect(
            problems(
                #"""
                print(1

                """#)
                    == #"""
                    test.swift:1:8: error: expected ')' to end function call
                      print(1
                             ^
                      hint: insert ')'
                    test.swift:1:6: note: to match this opening '('
                      print(1
                           ^

                    """#)
    }

    @Test func missingExpression() {
        #expect(
            problems(
                #"""
                let x =

                """#)
                    == #"""
                    test.swift:1:8: error: expected expression in variable
                      let x =
                             ^
                      hint: insert expression

                    """#)
    }

    @Test func unterminatedString() {
        #expect(
            problems(
                #"""
                let x = "abc

                """#)
                    == #"""
                    test.swift:1:13: error: expected '"' to end string literal
                      let x = "abc
                                  ^
                      hint: insert '"'
                    test.swift:1:9: note: to match this opening '"'
                      let x = "abc
                              ^

                    """#)
    }

    @Test func badEscape() {
        #expect(
            problems(
                #"""
                let x = "a\q"

                """#)
                    == #"""
                    test.swift:1:11: error: invalid escape sequence in literal
                      let x = "a\q"
                                ^

                    """#)
    }

    @Test func twoStatementsOnALine() {
        #expect(
            problems(
                #"""
                let x = 1 let y = 2

                """#)
                    == #"""
                    test.swift:1:10: error: consecutive statements on a line must be separated by newline or ';'
                      let x = 1 let y = 2
                               ^
                      hint: insert newline

                    """#)
    }

    @Test func severalErrors() {
        #expect(
            problems(
                #"""
                let = 1
                func () { }

                """#)
                    == #"""
                    test.swift:1:5: error: expected pattern in variable
                      let = 1
                          ^
                      hint: insert pattern
                    test.swift:2:6: error: expected identifier in function
                      func () { }
                           ^
                      hint: insert identifier

                    """#)
    }

    @Test func missingIn() {
        #expect(
            problems(
                #"""
                list.map { x x + 1 }

                """#)
                    == #"""
                    test.swift:1:13: error: consecutive statements on a line must be separated by newline or ';'
                      list.map { x x + 1 }
                                  ^
                      hint: insert newline

                    """#)
    }

    @Test func tabsAndWideCharacters() {
        #expect(
            problems(
                #"""
                	let 猫 = "😀" )

                """#)
                    == #"""
                    test.swift:1:19: error: unexpected code ')' in source file
                      	let 猫 = "😀" )
                      	              ^

                    """#)
    }

    @Test func curlyQuotes() {
        #expect(
            problems(
                #"""
                print(“a”)

                """#)
                    == #"""
                    test.swift:1:7: error: unicode curly quote found; use '"' instead
                      print(“a”)
                            ^~~
                      hint: replace curly quotes with '"'

                    """#)
    }

    @Test func placeholders() {
        #expect(
            problems(
                #"""
                let x = <#value#>

                """#)
                    == #"""
                    test.swift:1:9: error: editor placeholder in source file
                      let x = <#value#>
                              ^~~~~~~~~

                    """#)
    }

    @Test func ellipsis() {
        #expect(
            problems(
                #"""
                struct A {
                    ...
                }

                """#)
                    == #"""
                    test.swift:2:5: error: '...' stands for code that is left out
                          ...
                          ^~~
                      hint: write the code, or mark the fence 'swift skip'

                    """#)
    }

    @Test func nonAssociative() {
        #expect(
            problems(
                #"""
                a < b < c

                """#)
                    == #"""
                    test.swift:1:7: error: adjacent operators are in non-associative precedence group 'ComparisonPrecedence'
                      a < b < c
                            ^
                      hint: use parentheses

                    """#)
    }

    @Test func tryOnTheRight() {
        #expect(
            problems(
                #"""
                let x = a + try b()

                """#)
                    == #"""
                    test.swift:1:13: error: 'try' cannot appear to the right of a non-assignment operator
                      let x = a + try b()
                                  ^~~~~~~
                      hint: write it at the beginning of the expression

                    """#)
    }

    @Test func castToValue() {
        #expect(
            problems(
                #"""
                x as 1

                """#)
                    == #"""
                    test.swift:1:6: error: expected type after 'as'
                      x as 1
                           ^
                      hint: insert type

                    """#)
    }

    @Test func extraBrace() {
        #expect(
            problems(
                #"""
                func f() { } }

                """#)
                    == #"""
                    test.swift:1:14: error: unexpected brace in source file
                      func f() { } }
                                   ^

                    """#)
    }
}
