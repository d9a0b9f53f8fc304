import Foundation
import PlaygroundCanvas
import PlaygroundDocument

/// The canvas document beside its source.
package enum CanvasFile {
    /// `guide.md` → `guide.canvas.md`, beside it.
    package static func path(for source: String) -> String {
        let base = (source as NSString).deletingPathExtension
        return base + ".canvas.md"
    }

    /// Writes a canvas; an equal one is left untouched.
    ///
    /// - Throws: `FileFault` when it cannot be written; the old one is still whole then.
    package static func write(_ bytes: [UInt8], to path: String) throws -> AtomicFile.Outcome {
        try AtomicFile(path: path).write(bytes)
    }
}
