import PlaygroundDocument
import PlaygroundRunner
import SourceText

/// `easel list`: the playgrounds of documents, name and place.
enum ListCommand {
    static let specification = CommandSpecification(
        "list", operands: "PATH…", summary: "list the playgrounds of documents, with their places"
    ) { arguments, console in
        var count = 0
        var failed = false
        for path in try InputPaths.documents(arguments.operands) {
            do {
                let document = Document.read(SourceFile(name: path, bytes: try AtomicFile(path: path).read()))
                let sections = try DocumentPlan(document).playgrounds
                count += sections.count
                console.output(lines(sections).map { $0 + "\n" }.joined())
            } catch {
                console.report(UsageError(explaining: error, path: path))
                failed = true
            }
        }
        if failed { return .usage }
        return count == 0 ? .nothingToRun : .success
    }

    /// The column is shown only where two playgrounds share a line.
    private static func lines(_ sections: [DocumentPlan.Entry]) -> [String] {
        sections.map { section in
            let place = section.place.location
            let sharesLine = sections.filter { $0.place.location.line == place.line }.count > 1
            let position = "\(place.file):\(place.line)" + (sharesLine ? ":\(place.column)" : "")
            return "\(position)\t\(section.name ?? "(unnamed)")"
        }
    }
}
