import LlamaModel

/// `easel models`: what can answer.
enum ModelsCommand {
    static let specification = CommandSpecification(
        "models", summary: "list the models that can answer"
    ) { arguments, console in
        try arguments.expectNoOperands()
        let installed: [InstalledModels.Model]
        do {
            installed = InstalledModels(cache: try EaselCache.standard()).models
        } catch let error as SetupError {
            throw UsageError(error.description)
        }
        let lines = (installed.isEmpty ? [missing] : installed.map(line)) + fixed
        console.output(lines.joined(separator: "\n") + "\n")
        return .success
    }

    private static func line(_ model: InstalledModels.Model) -> String {
        let megabytes = "\(model.byteCount / 1_000_000) MB"
        return "\(model.isDefault ? ModelCatalog.embedded : model.path)\t\(model.name), \(megabytes)"
            + (model.isDefault ? ", used when no model is named" : "")
    }

    private static let missing = "\(ModelCatalog.embedded)\tnot installed yet: easel setup"
    private static let fixed = [
        "sample\tno model: answers made from the prompt and the schema, at once",
        "script:FILE.json\treplies from a script",
        "FILE.gguf\tany model file that llama.cpp can read",
    ]
}

extension ParsedArguments {
    /// Refuses words that the command does not take.
    func expectNoOperands() throws {
        guard let first = operands.first else { return }
        throw UsageError("this command takes no argument '\(first)'")
    }
}
