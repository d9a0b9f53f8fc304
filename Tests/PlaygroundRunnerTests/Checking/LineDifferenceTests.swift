import PlaygroundRunner
import Testing

struct LineDifferenceTests {
    @Test func showsChangesWithThreeLinesAround() {
        let old = "1\n2\n3\n4\n5\n6\n7\n8\n9\n"
        let new = "1\n2\n3\n4\nfive\n6\n7\n8\n9\nten"
        #expect(
            LineDifference(from: old, to: new).unified(from: "a", to: "b") == """
                --- a
                +++ b
                @@ -2,8 +2,9 @@
                 2
                 3
                 4
                -5
                +five
                 6
                 7
                 8
                 9
                +ten
                \\ No newline at end of file

                """)
    }

    @Test func separatesChangesThatAreFarApart() {
        let old = "a\n1\n2\n3\n4\n5\n6\n7\nb\n"
        let new = "A\n1\n2\n3\n4\n5\n6\n7\n"
        #expect(
            LineDifference(from: old, to: new).unified(from: "old", to: "new") == """
                --- old
                +++ new
                @@ -1,4 +1,4 @@
                -a
                +A
                 1
                 2
                 3
                @@ -6,4 +6,3 @@
                 5
                 6
                 7
                -b

                """)
    }

    @Test(arguments: ["", "a", "a\n", "a\r\nb"])
    func findsNothingInEqualTexts(text: String) {
        #expect(LineDifference(from: text, to: text).unified(from: "a", to: "b").isEmpty)
    }

    @Test func seesLineEndings() {
        #expect(
            LineDifference(from: "", to: "a\n").unified(from: "a", to: "b") == "--- a\n+++ b\n@@ -0,0 +1 @@\n+a\n")
        #expect(!LineDifference(from: "a\n", to: "a\r\n").isEmpty)
    }
}
