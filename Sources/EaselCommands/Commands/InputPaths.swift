import PlaygroundDocument

/// The documents that a command's operands name.
enum InputPaths {
    /// Every document, folders opened, each once.
    ///
    /// - Throws: `UsageError` for a path that is not there or a folder without documents.
    static func documents(_ operands: [String]) throws -> [String] {
        guard !operands.isEmpty else {
            throw UsageError("no document is named", hint: "name a Markdown document, a Swift file or a folder")
        }
        var found: [String] = []
        for operand in operands {
            for path in try documents(at: operand) where !found.contains(path) { found.append(path) }
        }
        return found
    }

    private static func documents(at operand: String) throws -> [String] {
        do {
            let paths = try DocumentListing.documents(at: operand)
            guard !paths.isEmpty else {
                throw UsageError(
                    "there are no documents in '\(operand)'", hint: "documents end in .md, .markdown or .swift")
            }
            return paths
        } catch let fault as FileFault {
            throw UsageError(fault.description, hint: fault.advice)
        }
    }
}

extension FileFault {
    /// What to do about it.
    var advice: String? {
        switch action {
        case .read: reason.hasPrefix("no such file") ? "check the spelling, or name a folder" : nil
        case .write: "choose another place with --output, or --stdout"
        case .changed: "run again to take in the change"
        }
    }
}
