import PlaygroundDocument
import PlaygroundRunner

extension UsageError {
    /// Any error as a message with place, reason and next step.
    init(explaining error: any Error, path: String) {
        switch error {
        case let error as UsageError: self = error
        case let fault as FileFault: self.init(fault.description, hint: fault.advice)
        case let fault as ModelFault: self.init(fault.message, hint: fault.hint)
        case let fault as SettingFault: self.init("\(path): \(fault.message)", hint: fault.hint)
        case is CancellationError: self.init("\(path): cancelled")
        default: self.init("\(path): \(error)")
        }
    }
}
