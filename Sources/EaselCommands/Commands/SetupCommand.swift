import LlamaModel

/// `easel setup`: installs the engine and the embedded model.
enum SetupCommand {
    static let specification = CommandSpecification(
        "setup", summary: "install the engine and the embedded model",
        discussion: """
            Builds llama.cpp and downloads SmolLM2-135M-Instruct into the user's cache, each once. It can be interrupted
            at any time and started again.
            """,
        options: [OptionSpecification("quiet", letter: "q", help: "show no progress")]
    ) { arguments, console in
        try arguments.expectNoOperands()
        do {
            let setup = Setup(cache: try EaselCache.standard())
            try SetupProgress(console).run(setup)
        } catch let error as SetupError {
            throw UsageError(error.description)
        }
        console.progress("Everything is ready.")
        return .success
    }
}
