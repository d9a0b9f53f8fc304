import Testing

/// Declarations that have no place where they stand, or no form that Swift knows.
@Suite struct DeclarationRulesTests {
    @Test func storedPropertiesOutOfPlace() {
        #expect(
            problems(
                #"""
                extension A { var x = 1 }
                enum B { let y: Int }
                protocol C { var z: Int }

                """#)
                    == #"""
                    test.swift:1:19: error: extensions must not contain stored properties
                      extension A { var x = 1 }
                                        ^~~~~
                    test.swift:2:14: error: enums must not contain stored properties
                      enum B { let y: Int }
                                   ^~~~~~
                    test.swift:3:18: error: property in protocol must have explicit { get } or { get set } specifier
                      protocol C { var z: Int }
                                       ^~~~~~

                    """#)
    }

    @Test func variableForms() {
        #expect(
            problems(
                #"""
                struct A {
                    let a: Int { 1 }
                    lazy let b = 1
                    lazy var c: Int
                    var d
                    var e { 1 }
                    var f: Int = 1 { 2 }
                }

                """#)
                    == #"""
                    test.swift:2:9: error: 'let' declarations cannot be computed properties
                          let a: Int { 1 }
                              ^~~~~~~~~~~~
                    test.swift:3:14: error: 'lazy' cannot be used on a let
                          lazy let b = 1
                                   ^~~~~
                    test.swift:4:14: error: lazy properties must have an initializer
                          lazy var c: Int
                                   ^~~~~~
                    test.swift:5:9: error: type annotation missing in pattern
                          var d
                              ^
                    test.swift:6:9: error: computed property must have an explicit type
                          var e { 1 }
                              ^~~~~~~
                    test.swift:7:9: error: variable with getter/setter cannot have an initial value
                          var f: Int = 1 { 2 }
                              ^~~~~~~~~~~~~~~~

                    """#)
    }

    @Test func bodies() {
        #expect(
            problems(
                #"""
                func f()
                protocol P {
                    func g() { }
                }

                """#)
                    == #"""
                    test.swift:1:1: error: expected '{' in body of function declaration
                      func f()
                      ^~~~~~~~
                    test.swift:3:5: error: protocol methods must not have bodies
                          func g() { }
                          ^~~~~~~~~~~~

                    """#)
    }

    @Test func declarationsOutOfPlace() {
        #expect(
            problems(
                #"""
                init() { }
                static let b = 1
                func f() {
                    extension A { }
                }
                class C { mutating func g() { } }
                struct S { deinit { } }

                """#)
                    == #"""
                    test.swift:1:1: error: initializers may only be declared within a type
                      init() { }
                      ^~~~~~~~~~
                    test.swift:2:1: error: static properties may only be declared on a type
                      static let b = 1
                      ^~~~~~~~~~~~~~~~
                    test.swift:4:5: error: declaration is only valid at file scope
                          extension A { }
                          ^~~~~~~~~~~~~~~
                    test.swift:6:11: error: 'mutating' is not valid on instance methods in classes
                      class C { mutating func g() { } }
                                ^~~~~~~~~~~~~~~~~~~~~
                    test.swift:7:12: error: deinitializers may only be declared within a class, actor, or noncopyable type
                      struct S { deinit { } }
                                 ^~~~~~~~~~

                    """#)
    }

    @Test func redeclarations() {
        #expect(
            problems(
                #"""
                let a = 1
                func f(x: Int, x y: Int, z x: Int) {
                    let b = 1
                    let b = 2
                }
                var a = 2
                enum E { case c, d, c }

                """#)
                    == #"""
                    test.swift:2:28: error: invalid redeclaration of 'x'
                      func f(x: Int, x y: Int, z x: Int) {
                                                 ^
                    test.swift:4:9: error: invalid redeclaration of 'b'
                          let b = 2
                              ^
                    test.swift:6:5: error: invalid redeclaration of 'a'
                      var a = 2
                          ^
                    test.swift:7:21: error: invalid redeclaration of 'c'
                      enum E { case c, d, c }
                                          ^

                    """#)
    }
}
