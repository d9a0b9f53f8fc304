import Glibc

/// Why a file could not be read or written.
package struct FileFault: Error, Sendable, Equatable, CustomStringConvertible {
    package enum Action: String, Sendable {
        case read
        case write
        /// The file is no longer what it was when it was read; nothing was written.
        case changed
    }

    package var action: Action
    package var path: String
    /// A few words in lower case, such as "permission denied".
    package var reason: String

    package init(_ action: Action, _ path: String, reason: String) {
        self.action = action
        self.path = path
        self.reason = reason
    }

    /// A fault with the reason that the system gave last.
    init(_ action: Action, _ path: String) {
        let words = String(cString: strerror(errno))
        self.init(action, path, reason: words.prefix(1).lowercased() + words.dropFirst())
    }

    package var description: String {
        switch action {
        case .read: "cannot read '\(path)': \(reason)"
        case .write: "cannot write '\(path)': \(reason)"
        case .changed: "did not write '\(path)': \(reason)"
        }
    }
}
