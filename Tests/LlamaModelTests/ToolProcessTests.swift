import Testing

@testable import LlamaModel

@Suite struct ToolProcessTests {
    @Test func outputComesLineByLineFromBothStreams() {
        let outcome = ToolProcess(["sh", "-c", "echo one; echo two >&2; printf three"]).run()
        #expect(outcome.lines == ["one", "two", "three"])
        #expect(outcome.succeeded)
    }

    @Test func carriageReturnsEndLinesToo() {
        #expect(ToolProcess(["printf", #"10%%\r20%%\n"#]).run().lines == ["10%", "20%"])
    }

    @Test func exitStatusAndSignalAreKept() {
        #expect(ToolProcess(["sh", "-c", "exit 3"]).run().status == 3)
        #expect(ToolProcess(["sh", "-c", "kill -9 $$"]).run().status == 137)
    }

    @Test func aMissingToolHasTheStatusOfAShell() {
        let outcome = ToolProcess(["no-such-tool-anywhere"]).run()
        #expect(outcome.status == 127)
        #expect(outcome.lastWords == "'no-such-tool-anywhere' could not be started")
    }

    @Test func givenVariablesReplaceInheritedOnes() {
        var tool = ToolProcess(["sh", "-c", "echo $HOME"])
        tool.environment = [("HOME", "/elsewhere")]
        #expect(tool.run().lines == ["/elsewhere"])
    }

    @Test func lastWordsPreferTheLineThatNamesAnError() {
        let outcome = ToolProcess(["sh", "-c", "echo 'x.c:1: error: no'; echo 'make: stopped'; exit 2"]).run()
        #expect(outcome.lastWords == "x.c:1: error: no")
    }

    @Test func standardInputIsEmpty() {
        #expect(ToolProcess(["cat"]).run().lines == [])
    }
}
