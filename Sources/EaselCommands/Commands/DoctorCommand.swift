import LlamaModel

/// `easel doctor`: what is there, what is missing, how to get it.
enum DoctorCommand {
    static let specification = CommandSpecification(
        "doctor", summary: "show what is installed, what is missing, and how to get it"
    ) { arguments, console in
        try arguments.expectNoOperands()
        do {
            let report = DoctorReport(cache: try EaselCache.standard())
            console.output(report.items.map(line).joined(separator: "\n") + "\n")
            return report.isHealthy ? .success : .usage
        } catch let error as SetupError {
            throw UsageError(error.description)
        }
    }

    private static func line(_ item: DoctorReport.Item) -> String {
        guard let found = item.found else {
            return "missing  \(item.name) (\(item.purpose)): \(item.remedy)"
        }
        return "ok       \(item.name): \(found)"
    }
}
