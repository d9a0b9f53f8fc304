import Testing

@Suite struct LoweringLiteralsTests {
    @Test func numbers() {
        #expect(
            dump(
                #"""
                let decimal = 1_000_000
                let hex = 0xFF
                let octal = 0o17
                let binary = 0b1010
                let float = 1_0.5e2
                let hexFloat = 0x1.8p1
                let largest = 18446744073709551615

                """#)
                    == #"""
                    (let decimal 1_000_000)
                    (let hex 0xFF)
                    (let octal 0o17)
                    (let binary 0b1010)
                    (let float 1050.0)
                    (let hexFloat 3.0)
                    (let largest 18446744073709551615)

                    """#)
    }

    @Test func escapes() {
        #expect(
            dump(
                #"""
                let text = "tab\t quote\" backslash\\ null\0 return\r line\n heart\u{2665}"

                """#)
                    == #"""
                    (let text "tab\t quote\" backslash\\ null\u{0} return\r line\n heart♥")

                    """#)
    }

    @Test func rawStrings() {
        #expect(
            dump(
                ##"""
                let raw = #"no \n escape, but \#n one and \#(1 + 2)"#
                let quotes = ##"a "# b"##

                """##)
                    == #"""
                    (let raw (string "no \\n escape, but \n one and " (\ (+ 1 2))))
                    (let quotes "a \"# b")

                    """#)
    }

    @Test func multilineStrings() {
        #expect(
            dump(
                #"""
                let poem = """
                    First "line"
                      indented \
                    joined
                    \("a" + "b")

                    last
                    """

                """#)
                    == #"""
                    (let poem (string "First \"line\"\n  indented joined\n" (\ (+ "a" "b")) "\n\nlast"))

                    """#)
    }

    @Test func multilineRawString() {
        #expect(
            dump(
                ##"""
                let a = #"""
                  one \n
                  """#

                """##)
                    == #"""
                    (let a "one \\n")

                    """#)
    }

    @Test func interpolation() {
        #expect(
            dump(
                #"""
                let text = "\(name) is \(age + 1, format: .number), \("nested \(1)")!"

                """#)
                    == #"""
                    let
                      text
                      (string (\ name) " is " (\ (+ age 1) (format: .number)) ", " (\ (string "nested " (\ 1))) "!")

                    """#)
    }

    @Test func collections() {
        #expect(
            dump(
                #"""
                let none: [Int] = []
                let empty: [String: Int] = [:]
                let list = [1, 2, 3,]
                let table = ["a": 1, "b": [2].count]
                let pair = (1, second: "b")
                let unit = ()
                let grouped = (1)

                """#)
                    == #"""
                    (let (: none [Int]) array)
                    (let (: empty [String: Int]) dictionary)
                    (let list (array 1 2 3))
                    (let table (dictionary (: "a" 1) (: "b" (.count (array 2)))))
                    (let pair (tuple 1 (second: "b")))
                    (let unit tuple)
                    (let grouped 1)

                    """#)
    }

    @Test func regularExpressions() {
        #expect(
            dump(
                #"""
                let bare = /a+\/b/
                let extended = #/a/b/#
                let several = #/
                  a+  # letters
                /#

                """#)
                    == #"""
                    (let bare /a+\/b/)
                    (let extended /a/b/)
                    (let several /(?x)
                      a+  # letters
                    /)

                    """#)
    }

    @Test func magicNames() {
        #expect(
            dump(
                #"""
                let place = (#file, #line, #column, #function, #fileID, #filePath)

                """#)
                    == #"""
                    (let place (tuple #file #line #column #function #fileID #filePath))

                    """#)
    }

    @Test func emojiAndOtherScripts() {
        #expect(
            dump(
                #"""
                let 😀 = "👩‍👩‍👧 é"
                let 名前 = 😀

                """#)
                    == #"""
                    (let 😀 "👩‍👩‍👧 é")
                    (let 名前 😀)

                    """#)
    }
}
