import FoundationModels

/// What the checks of the course read in a conversation.
extension Transcript {
    /// What the model was told before anyone spoke; empty when there was nothing.
    var instructionsText: String {
        var texts: [String] = []
        for entry in self {
            if case .instructions(let instructions) = entry { texts.append("\(instructions)") }
        }
        return texts.joined(separator: "\n")
    }

    /// The prompts that were sent, in order.
    var promptTexts: [String] {
        var texts: [String] = []
        for entry in self {
            if case .prompt(let prompt) = entry { texts.append("\(prompt)") }
        }
        return texts
    }
}
